import { useLocation } from 'react-router-dom'
import { integrationReportMessages } from '@sitewright/domain/integration-reports/messages'
import { canOpenProjects } from '@sitewright/domain/projects/policy'
import { IntegrationReportScreen } from '@sitewright/ui/features/integration-reports/IntegrationReportScreen'
import { asView } from '../../data/as-view'
import { useIntegrationReport } from '../../data/integration-reports'
import { paths } from '../../paths'
import { withParam } from '../../shell/page/layout'
import { readQuery } from '../../shell/list/list-address'
import { RecordTitle } from '../../shell/page/RecordTitle'
import { toRow } from '../../shell/list/use-row-focus'
import { useActor } from '../../shell/session/use-session'
import { reportRowId } from './report-row-id'

export const Component = withParam('integrationReference', ({ param }) => {
  const report = useIntegrationReport(param)
  const view = asView(report, integrationReportMessages.fetchFailed)
  const { search } = useLocation()
  // An address without a query was not opened from the list, which then opens with the project chosen.
  const { project = report.data?.requestProjectId, page } = readQuery(search)
  const listHref = paths.integrationReports({ project: project === undefined ? undefined : String(project), page })
  return (
    <>
      <RecordTitle opened={{ view, name: param, failedTitle: integrationReportMessages.fetchFailed }} />
      <IntegrationReportScreen
        reference={param}
        view={view}
        // Without a page, the list shows no rows.
        listHref={page === undefined ? listHref : toRow(listHref, reportRowId(param))}
        importHref={paths.importSystem}
        projectHref={canOpenProjects.canDecide(useActor()).allowed ? paths.projectView : undefined}
      />
    </>
  )
})
