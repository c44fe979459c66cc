import { integrationReportMessages } from '@sitewright/domain/integration-reports/messages'
import { canOpenProjects } from '@sitewright/domain/projects/policy'
import { IntegrationReportScreen } from '@sitewright/ui/features/integration-reports/IntegrationReportScreen'
import { asView } from '../../data/as-view'
import { useIntegrationReport } from '../../data/integration-reports'
import { paths } from '../../paths'
import { buildTitle } from '../../shell/build-title'
import { withParam } from '../../shell/layout'
import { PageTitle } from '../../shell/PageTitle'
import { useActor } from '../../shell/use-session'

export const Component = withParam('integrationReference', ({ param }) => {
  const report = useIntegrationReport(param)
  const view = asView(report, integrationReportMessages.fetchFailed)
  const projectId = report.data?.requestProjectId
  return (
    <>
      <PageTitle
        parts={buildTitle({ view, name: param, failedTitle: integrationReportMessages.fetchFailed }, undefined)}
      />
      <IntegrationReportScreen
        reference={param}
        view={view}
        listHref={paths.integrationReports({ project: projectId === undefined ? undefined : String(projectId) })}
        importHref={paths.importSystem}
        projectHref={canOpenProjects.canDecide(useActor()).allowed ? paths.projectView : undefined}
      />
    </>
  )
})
