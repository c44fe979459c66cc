import type { ReactNode } from 'react'
import { useLocation, useMatches } from 'react-router-dom'
import { canEditImports } from '@sitewright/domain/imports/policy'
import { importScreenLabels } from '@sitewright/domain/imports/screen-messages'
import { importSystemMessages } from '@sitewright/domain/imports/system-messages'
import { canReadIntegrationReports } from '@sitewright/domain/integration-reports/policy'
import { pageTitles } from '@sitewright/domain/shared/page-titles'
import { ImportScreen } from '@sitewright/ui/features/imports/ImportScreen'
import { asView } from '../../data/as-view'
import { saveImportSystem, useImportPaths, useImportSystem } from '../../data/imports'
import { paths } from '../../paths'
import { buildTabs, type Tab } from '../../shell/page/tabs'
import { readQuery } from '../../shell/list/list-address'
import { RecordTitle } from '../../shell/page/RecordTitle'
import { toRow } from '../../shell/list/use-row-focus'
import { useActor } from '../../shell/session/use-session'
import { importRowId } from './import-row-id'

const reportsHref = (projectId: number) => paths.integrationReports({ project: String(projectId) })

/** The tabs of an import system. */
const TABS: readonly Tab[] = [
  { id: 'details', label: pageTitles.details, routes: ['importSystem'] },
  { id: 'activity', label: pageTitles.activity, routes: ['importActivity'] },
]

/** Props of ImportPage. */
export interface ImportPageProps {
  configId: number
  /** What the tab shows in place of the form, with its skeletons. */
  children?: ReactNode
  loading?: ReactNode
}

/** The frame of an import system with its form, or with what is passed. */
export function ImportPage({ configId, children, loading }: ImportPageProps) {
  const actor = useActor()
  const { search } = useLocation()
  const match = useMatches().at(-1)
  const tabs = buildTabs(TABS, { session: actor, params: { configId }, current: match?.id })
  const current = tabs.find(({ isCurrent }) => isCurrent)
  const system = useImportSystem(configId)
  const view = asView(system, importSystemMessages.fetchOneFailed)
  const name = system.data?.displayName ?? importScreenLabels.title
  const title = current?.id === 'activity' ? current.title : undefined
  return (
    <>
      <RecordTitle opened={{ view, name, failedTitle: importSystemMessages.fetchOneFailed }} tab={title} />
      <ImportScreen
        view={view}
        edit={canEditImports.canDecide(actor)}
        paths={useImportPaths()}
        listHref={toRow(paths.imports(readQuery(search)), importRowId(configId))}
        reportsHref={canReadIntegrationReports.canDecide(actor).allowed ? reportsHref : undefined}
        // The list stays beside the tab as it is filtered.
        tabs={tabs.map((tab) => ({ ...tab, href: `${tab.href}${search}` }))}
        loading={loading}
        onSave={saveImportSystem}
      >
        {children}
      </ImportScreen>
    </>
  )
}
