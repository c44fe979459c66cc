import { useLocation } from 'react-router-dom'
import { canEditImports } from '@sitewright/domain/imports/policy'
import { importScreenLabels } from '@sitewright/domain/imports/screen-messages'
import { importSystemMessages } from '@sitewright/domain/imports/system-messages'
import { canReadIntegrationReports } from '@sitewright/domain/integration-reports/policy'
import { ImportScreen } from '@sitewright/ui/features/imports/ImportScreen'
import { asView } from '../../data/as-view'
import { saveImportSystem, useImportPaths, useImportSystem } from '../../data/imports'
import { paths } from '../../paths'
import { withParam } from '../../shell/layout'
import { readQuery } from '../../shell/list-address'
import { RecordTitle } from '../../shell/RecordTitle'
import { parseId } from '../../shell/parse-id'
import { toRow } from '../../shell/use-row-focus'
import { useActor } from '../../shell/use-session'
import { importRowId } from './import-row-id'

const reportsHref = (projectId: number) => paths.integrationReports({ project: String(projectId) })

export const Component = withParam('configId', ({ param }) => {
  const actor = useActor()
  const { search } = useLocation()
  const configId = parseId(param)
  const system = useImportSystem(configId)
  const view = asView(system, importSystemMessages.fetchOneFailed)
  const name = system.data?.displayName ?? importScreenLabels.title
  return (
    <>
      <RecordTitle opened={{ view, name, failedTitle: importSystemMessages.fetchOneFailed }} />
      <ImportScreen
        view={view}
        edit={canEditImports.canDecide(actor)}
        paths={useImportPaths()}
        listHref={toRow(paths.imports(readQuery(search)), importRowId(configId))}
        reportsHref={canReadIntegrationReports.canDecide(actor).allowed ? reportsHref : undefined}
        onSave={saveImportSystem}
      />
    </>
  )
})
