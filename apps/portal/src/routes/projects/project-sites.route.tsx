import { useCallback, useMemo, useState } from 'react'
import { siteMessages } from '@sitewright/domain/sites/messages'
import { SITE_LISTS } from '@sitewright/domain/sites/overview-messages'
import { canSeeArchivedSites } from '@sitewright/domain/sites/policy'
import type { SimpleSite } from '@sitewright/domain/sites/site'
import { type LabelScope, projectScopes, selectedScopes, siteScopes } from '@sitewright/ui/features/labels/label-scopes'
import { TabActions } from '@sitewright/ui/features/patterns/TabActions'
import { OverviewLinks } from '@sitewright/ui/features/sites/OverviewLinks'
import { ProjectSites, type SitesMap } from '@sitewright/ui/features/sites/ProjectSites'
import { ProjectSitesSkeleton } from '@sitewright/ui/features/sites/ProjectSitesSkeleton'
import { SiteActionsMenu } from '@sitewright/ui/features/sites/SiteActionsMenu'
import {
  SelectedSiteActions,
  SelectedSitesDialog,
  type SitesQuestion,
} from '@sitewright/ui/features/sites/SelectedSiteActions'
import { SiteMoveDialog } from '@sitewright/ui/features/sites/SiteMoveDialog'
import { asView } from '../../data/as-view'
import { saveDefaultStorage, useDefaultStorage, useSiteLocations, useSites } from '../../data/sites'
import { archiveSites, changeSites } from '../../data/sites/many'
import { exportSites } from '../../data/sites/export'
import { moveSites } from '../../data/sites/move'
import { paths } from '../../paths'
import { useSiteEdit } from '../../shell/use-site-edit'
import { capabilities } from '../../shell/capabilities'
import { useQuery } from '../../shell/page/use-query'
import { useRuntimeConfig } from '../../shell/runtime-config'
import { useActor } from '../../shell/session/use-session'
import { readSiteView, storeSiteView } from '../../shell/site-view'
import { PrintSiteLabels } from '../labels/print-site-labels.part'
import { useOpenedProject } from './use-opened-project'

/** Shown by the layout until the tab can render. */
export const handle = { Skeleton: ProjectSitesSkeleton }

/** The Sites tab of a project. The address has the search and the switch. */
export function Component() {
  const actor = useActor()
  const project = useOpenedProject()
  const { projectId } = project
  const [query, setParam] = useQuery()
  const search = query.get('search') ?? ''
  const sites = useSites(projectId, actor)
  const view = readSiteView(actor.userId, query.get('view'))
  const locations = useSiteLocations(view === 'map' ? projectId : undefined, actor)
  const { mapboxToken } = useRuntimeConfig()
  const map: SitesMap | undefined =
    view === 'map'
      ? {
          view: asView(locations, siteMessages.fetchFailed),
          config: mapboxToken === undefined ? undefined : { mapboxToken },
          list: SITE_LISTS.find((list) => list === query.get('list')) ?? 'all',
          onListChange: (list) => setParam('list', list === 'all' ? '' : list),
          isOnlyInView: query.get('in-view') === 'true',
          onOnlyInViewChange: (isOnly) => setParam('in-view', isOnly ? 'true' : ''),
        }
      : undefined
  const [printed, setPrinted] = useState<Printed>()
  const [move, setMove] = useState<{ moved: readonly OneSite[]; to: number | null | undefined }>()
  const startMove = useCallback((moved: readonly OneSite[], to?: number | null) => setMove({ moved, to }), [])
  const [question, setQuestion] = useState<SitesQuestion>()
  const edit = useSiteEdit(projectId)
  const isArchivedShown = query.get('archived') === 'true' || view === 'map'
  const links = { addHref: paths.newSite(projectId), bulkHref: paths.bulkSites(projectId) }
  return (
    <>
      <TabActions>
        {sites.data?.length !== 0 && (
          <OverviewLinks
            current={view}
            href={(other) =>
              `?${new URLSearchParams([...[...query].filter(([name]) => name !== 'view'), ['view', other]]).toString()}`
            }
            onChoose={(chosen) => storeSiteView(actor.userId, chosen)}
          />
        )}
        <SiteActionsMenu edit={edit} {...links} onDownloadBarcodes={() => setPrinted('all')} />
      </TabActions>
      <ProjectSites
        {...links}
        view={asView(sites, siteMessages.fetchFailed)}
        storage={asView(useDefaultStorage(projectId), siteMessages.fetchFailed)}
        edit={edit}
        canSeeArchived={canSeeArchivedSites(actor)}
        isArchivedShown={isArchivedShown}
        onArchivedShownChange={(isShown) => setParam('archived', isShown ? 'true' : '')}
        search={search}
        onSearchChange={(text) => setParam('search', text)}
        siteHref={useCallback((siteId: number) => paths.site(projectId, siteId), [projectId])}
        treeHref={useCallback((siteId: number) => paths.siteTree(projectId, siteId), [projectId])}
        onStorageChange={(siteId) => saveDefaultStorage(projectId, siteId)}
        onExport={(format) => void exportSites(format, { project, sites: sites.data ?? [], isArchivedShown })}
        onPrint={setPrinted}
        map={map}
        onMove={capabilities.has('sites.move') ? startMove : undefined}
        selectionActions={(selected) => (
          <SelectedSiteActions
            selected={selected}
            canEdit={edit.allowed}
            onAsk={setQuestion}
            onMove={capabilities.has('sites.move') ? startMove : undefined}
            onPrint={setPrinted}
          />
        )}
      />
      <SelectedSitesDialog
        question={question}
        sites={sites.data ?? []}
        onArchive={archiveSites(projectId)}
        onChange={changeSites}
        onClose={() => setQuestion(undefined)}
      />
      <SiteMoveDialog
        moved={move?.moved}
        to={move?.to}
        view={asView(sites, siteMessages.fetchFailed)}
        onMove={(chosen, parentId) => moveSites(projectId, chosen, parentId)}
        onClose={() => setMove(undefined)}
      />
      <PrintSiteLabels
        project={project}
        scopes={useMemo(() => findScopes(printed, sites.data, search), [printed, sites.data, search])}
        name={isOneSite(printed) ? printed.name : project.name}
        isOneSite={isOneSite(printed)}
        isOpen={printed !== undefined}
        onClose={() => setPrinted(undefined)}
      />
    </>
  )
}

type OneSite = Pick<SimpleSite, 'siteId' | 'name'>

/** What is printed: all sites of the project, the selected ones, or one. */
type Printed = 'all' | readonly SimpleSite[] | OneSite | undefined

const isOneSite = (printed: Printed): printed is OneSite => typeof printed === 'object' && 'siteId' in printed

/** The sites that can get a label (CODE-01, CODE-02, CODE-28). Only active sites have the action. */
function findScopes(
  printed: Printed,
  sites: readonly SimpleSite[] | undefined,
  search: string,
): readonly LabelScope[] | undefined {
  if (printed === undefined || sites === undefined) return undefined
  if (printed === 'all') return projectScopes(sites, search)
  return isOneSite(printed) ? siteScopes(sites, printed.siteId) : selectedScopes(sites, printed)
}
