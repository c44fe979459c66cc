import type { ImportSystem, ImportSystemSortKey } from '@sitewright/domain/imports/system'
import { importScreenLabels as labels } from '@sitewright/domain/imports/screen-messages'
import type { Column } from '../../data-table/DataTable'
import { VisuallyHidden } from '../../visually-hidden/VisuallyHidden'
import { Highlight } from '../patterns/Highlight'
import { type ColumnOptions, RowName } from '../patterns/RowName'
import { ActiveState, InternalBadge } from './ImportBadges'
import { Path } from '../patterns/Path.styles'

/** The columns of the import list (IMP-21). */
export const importColumns = ({
  rowLink,
  search,
}: ColumnOptions<ImportSystem>): (Column<ImportSystem> & { id: ImportSystemSortKey })[] => [
  {
    id: 'displayName',
    header: labels.name,
    width: '22%',
    isSortable: true,
    cell: (system) => <RowName link={rowLink(system)} name={system.displayName} search={search} />,
  },
  {
    id: 'projectId',
    header: labels.projectId,
    width: 96,
    align: 'end',
    isSortable: true,
    canHide: true,
    cell: ({ projectId, projectName }) => (
      <span data-hint={projectName}>
        {projectId}
        {projectName !== undefined && <VisuallyHidden> ({projectName})</VisuallyHidden>}
      </span>
    ),
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
