import type { PreservationRow, PreservationSortKey } from '@sitewright/domain/preservations/list'
import { preservationScreenLabels as labels } from '@sitewright/domain/preservations/screen-messages'
import type { Column } from '../../data-table/DataTable'
import { Link } from '../../link/Link'
import { Highlight } from '../patterns/Highlight'
import type { RowLink } from '../patterns/ListPage'

/** Options of `preservationColumns`. */
export interface PreservationColumnOptions {
  rowLink: (row: PreservationRow) => RowLink
  /** The search text, which the cells mark. */
  search: string
}

type PreservationColumn = Column<PreservationRow> & { id: PreservationSortKey }

/** The columns of the list: one row for each preservation (PRES-08). */
export const preservationColumns = ({ rowLink, search }: PreservationColumnOptions): PreservationColumn[] => [
  {
    id: 'name',
    header: labels.name,
    width: '40%',
    isSortable: true,
    cell: (row) => (
      <Link {...rowLink(row)}>
        <Highlight text={row.name} search={search} />
      </Link>
    ),
  },
  {
    id: 'projectId',
    header: labels.projectId,
    width: 168,
    isSortable: true,
    cell: ({ projects }) => <Highlight text={projects.map(({ projectId }) => projectId).join(', ')} search={search} />,
  },
  {
    id: 'projectName',
    header: labels.projectName,
    isSortable: true,
    cell: ({ projectName }) => <Highlight text={projectName} search={search} />,
  },
]
