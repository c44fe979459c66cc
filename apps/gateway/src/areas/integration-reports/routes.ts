import type { integrationReports } from '@sitewright/api-client/contract/integration-reports'
import { integrationReportMessages } from '@sitewright/domain/integration-reports/messages'
import { exportHandler } from '../../exports/list-export'
import { keepVisible } from '../../holdings/visible-projects'
import type { AreaHandlers } from '../../http/handler'
import { notFound } from '../../http/refusals'
import type { JobStart } from '../../jobs/start'
import { integrationReportExport } from './export'
import { presentListed, presentReport } from './present'
import { findReport, pageQuery } from './store'

export const integrationReportHandlers = ({ db, onJob }: JobStart): AreaHandlers<typeof integrationReports> => ({
  list: {
    run: async ({ actor, query: { projectIds = [], page = 0 } }) => {
      const visible = await keepVisible(db.orm, actor, projectIds)
      const rows = visible.length === 0 ? [] : await pageQuery(db.orm, visible, page)
      return { status: 200, body: rows.map(presentListed) }
    },
  },
  one: {
    run: async ({ actor, params: { integrationRef } }) => {
      const row = await findReport(db.orm, actor, integrationRef)
      if (row === undefined) throw notFound(integrationReportMessages.notFound)
      return { status: 200, body: presentReport(row) }
    },
  },
  export: exportHandler({ db, onJob }, integrationReportExport),
})
