import type { PreservationRow, PreservationSortKey } from '@sitewright/domain/preservations/list'
import { preservationScreenLabels as labels } from '@sitewright/domain/preservations/screen-messages'
import type { Column } from '../../data-table/DataTable'
import { SharedKeyBadge } from '../patterns/SharedKeyBadge'
import { Highlight } from '../patterns/Highlight'
import { type ColumnOptions, RowName } from '../patterns/RowName'

type PreservationColumn = Column<PreservationRow> & { id: PreservationSortKey }

/** The columns of the list: one row for each preservation (PRES-08). */
export const preservationColumns = ({ rowLink, search }: ColumnOptions<PreservationRow>): PreservationColumn[] => [
  {
    id: 'name',
    header: labels.name,
    width: '40%',
    isSortable: true,
    cell: (row) => <RowName link={rowLink(row)} name={row.name} search={search} />,
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
    cell: ({ projectName, isKeyShared }) => (
      <>
        <Highlight text={projectName} search={search} />
        {isKeyShared === true && <SharedKeyBadge />}
      </>
    ),
  },
]
