import type { ImportSystem, ImportSystemSortKey } from '@sitewright/domain/imports/system'
import { importScreenLabels as labels } from '@sitewright/domain/imports/screen-messages'
import type { Column } from '../../data-table/DataTable'
import { Link } from '../../link/Link'
import { Highlight } from '../patterns/Highlight'
import type { RowLink } from '../patterns/ListPage'
import { ActiveState, InternalBadge } from './ImportBadges'
import { Path } from './ImportScreens.styles'

/** Options of `importColumns`. */
export interface ImportColumnOptions {
  rowLink: (system: ImportSystem) => RowLink
  /** The search text, which the cells mark. */
  search: string
}

/** The columns of the import list (IMP-21). */
export const importColumns = ({
  rowLink,
  search,
}: ImportColumnOptions): (Column<ImportSystem> & { id: ImportSystemSortKey })[] => [
  {
    id: 'displayName',
    header: labels.name,
    width: '22%',
    isSortable: true,
    cell: (system) => (
      <Link {...rowLink(system)}>
        <Highlight text={system.displayName} search={search} />
      </Link>
    ),
  },
  {
    id: 'projectId',
    header: labels.projectId,
    width: 96,
    align: 'end',
    isSortable: true,
    canHide: true,
    cell: ({ projectId, projectName }) => <span title={projectName}>{projectId}</span>,
  },
  {
    id: 'path',
    header: labels.path,
    width: '24%',
    isSortable: true,
    canHide: true,
    cell: ({ path }) => (
      <Path>
        <Highlight text={path} search={search} />
      </Path>
    ),
  },
  {
    id: 'description',
    header: labels.description,
    isSortable: true,
    canHide: true,
    cell: ({ description }) => <Highlight text={description} search={search} />,
  },
  {
    id: 'isInternal',
    header: labels.isInternal,
    width: 112,
    isSortable: true,
    canHide: true,
    skeleton: 'badge',
    cell: ({ isInternal }) => (isInternal ? <InternalBadge /> : labels.no),
  },
  {
    id: 'active',
    header: labels.active,
    width: 112,
    isSortable: true,
    canHide: true,
    skeleton: 'badge',
    cell: ({ active }) => <ActiveState isActive={active} />,
  },
]
