import type { IntegrationReportRow } from '@sitewright/domain/integration-reports/model'
import { integrationReportLabels as labels } from '@sitewright/domain/integration-reports/messages'
import { senderOf } from '@sitewright/domain/integration-reports/rules'
import { formatShortDate } from '@sitewright/domain/shared/dates'
import type { Column } from '../../data-table/DataTable'
import { Link } from '../../link/Link'
import type { RowLink } from '../patterns/ListPage'
import { Path } from '../patterns/Path.styles'

/** The columns of the list of reports, the link to the detail at the end (IMP-33, CONS2-33). */
export const reportColumns = (rowLink: (report: IntegrationReportRow) => RowLink): Column<IntegrationReportRow>[] => [
  {
    id: 'createTime',
    header: labels.createTime,
    width: 192,
    cell: ({ createTime }) => formatShortDate(createTime),
  },
  { id: 'displayName', header: labels.displayName, cell: ({ displayName }) => displayName },
  {
    id: 'requestProjectId',
    header: labels.requestProjectId,
    width: 104,
    align: 'end',
    cell: ({ requestProjectId }) => requestProjectId,
  },
  {
    id: 'requestImportId',
    header: labels.requestImportId,
    width: 104,
    align: 'end',
    cell: ({ requestImportId }) => requestImportId ?? '',
  },
  { id: 'sender', header: labels.sender, width: '20%', cell: senderOf },
  {
    id: 'integrationReference',
    header: labels.integrationReference,
    width: '24%',
    cell: (report) => (
      <Link {...rowLink(report)}>
        <Path>{report.integrationReference}</Path>
      </Link>
    ),
  },
]
