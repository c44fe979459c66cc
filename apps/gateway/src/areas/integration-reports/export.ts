import { integrationReportLabels as labels } from '@sitewright/domain/integration-reports/messages'
import {
  type INTEGRATION_REPORT_EXPORT_COLUMNS,
  IntegrationReportExport,
  type IntegrationReportRow,
} from '@sitewright/domain/integration-reports/model'
import { canReadIntegrationReports } from '@sitewright/domain/integration-reports/policy'
import { senderOf } from '@sitewright/domain/integration-reports/rules'
import { instantCell } from '../../exports/cells'
import { defineListExport, type ExportColumns } from '../../exports/list-export'
import { presentListed } from './present'
import { reportList } from './store'

const COLUMNS: ExportColumns<IntegrationReportRow, (typeof INTEGRATION_REPORT_EXPORT_COLUMNS)[number]> = {
  createTime: { header: labels.createTime, cell: ({ createTime }) => instantCell(createTime) },
  displayName: { header: labels.displayName, cell: ({ displayName }) => displayName },
  requestProjectId: { header: labels.requestProjectId, cell: ({ requestProjectId }) => requestProjectId },
  requestImportId: { header: labels.requestImportId, cell: ({ requestImportId }) => requestImportId },
  sender: { header: labels.sender, cell: senderOf },
  integrationReference: {
    header: labels.integrationReference,
    cell: ({ integrationReference }) => integrationReference,
  },
}

/** The list of integration reports as a CSV file: those of projects that its owner sees. */
export const integrationReportExport = defineListExport({
  kind: 'integrationReports.export',
  input: IntegrationReportExport,
  allow: canReadIntegrationReports,
  title: labels.table,
  open: ({ q, actor }, { projectId }) => {
    const { count, piece } = reportList(q, { ...actor, apiKeyId: undefined }, projectId)
    return {
      columns: COLUMNS,
      count,
      read: async (size, start) => {
        const { rows, end } = await piece(size, start)
        return { rows: rows.map(presentListed), end }
      },
    }
  },
})
