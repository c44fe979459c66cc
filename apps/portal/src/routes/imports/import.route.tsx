import { canEditImports } from '@sitewright/domain/imports/policy'
import { importScreenLabels } from '@sitewright/domain/imports/screen-messages'
import { importSystemMessages } from '@sitewright/domain/imports/system-messages'
import { canReadIntegrationReports } from '@sitewright/domain/integration-reports/policy'
import { ImportScreen } from '@sitewright/ui/features/imports/ImportScreen'
import { asView } from '../../data/as-view'
import { saveImportSystem, useImportPaths, useImportSystem } from '../../data/imports'
import { paths } from '../../paths'
import { buildTitle } from '../../shell/build-title'
import { withParam } from '../../shell/layout'
import { PageTitle } from '../../shell/PageTitle'
import { parseId } from '../../shell/parse-id'
import { useActor } from '../../shell/use-session'

const reportsHref = (projectId: number) => paths.integrationReports({ project: String(projectId) })

export const Component = withParam('configId', ({ param }) => {
  const actor = useActor()
  const system = useImportSystem(parseId(param))
  const view = asView(system, importSystemMessages.fetchOneFailed)
  const name = system.data?.displayName ?? importScreenLabels.title
  return (
    <>
      <PageTitle parts={buildTitle({ view, name, failedTitle: importSystemMessages.fetchOneFailed }, undefined)} />
      <ImportScreen
        view={view}
        edit={canEditImports.canDecide(actor)}
        paths={useImportPaths()}
        listHref={paths.imports()}
        reportsHref={canReadIntegrationReports.canDecide(actor).allowed ? reportsHref : undefined}
        onSave={saveImportSystem}
      />
    </>
  )
})
