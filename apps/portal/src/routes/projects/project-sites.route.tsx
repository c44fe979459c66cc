import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'
import { siteMessages } from '@sitewright/domain/sites/messages'
import { canEditSites, seesArchivedSites } from '@sitewright/domain/sites/policy'
import { TabActions } from '@sitewright/ui/features/patterns/TabActions'
import { ProjectSites } from '@sitewright/ui/features/sites/ProjectSites'
import { ProjectSitesSkeleton } from '@sitewright/ui/features/sites/ProjectSitesSkeleton'
import { SiteActionsMenu } from '@sitewright/ui/features/sites/SiteActionsMenu'
import { asView } from '../../data/as-view'
import { saveDefaultStorage, useDefaultStorage, useSites } from '../../data/sites'
import { paths } from '../../paths'
import { useActor } from '../../shell/use-session'
import { useOpenedProject } from './use-opened-project'

/** Shown by the layout until the tab can render. */
export const handle = { Skeleton: ProjectSitesSkeleton }

/** The Sites tab of a project. The address has the search and the switch. */
export function Component() {
  const actor = useActor()
  const { projectId } = useOpenedProject()
  const [query, setQuery] = useSearchParams()
  const setParam = (name: string, value: string): void =>
    setQuery(
      (before) => {
        if (value === '') before.delete(name)
        else before.set(name, value)
        return before
      },
      { replace: true },
    )
  const edit = canEditSites.canDecide(actor)
  const links = { addHref: paths.newSite(projectId), bulkHref: paths.bulkSites(projectId) }
  return (
    <>
      <TabActions>
        <SiteActionsMenu edit={edit} {...links} />
      </TabActions>
      <ProjectSites
        {...links}
        view={asView(useSites(projectId, actor), siteMessages.fetchFailed)}
        storage={asView(useDefaultStorage(projectId), siteMessages.fetchFailed)}
        edit={edit}
        canSeeArchived={seesArchivedSites(actor)}
        isArchivedShown={query.get('archived') === 'true'}
        onArchivedShownChange={(isShown) => setParam('archived', isShown ? 'true' : '')}
        search={query.get('search') ?? ''}
        onSearchChange={(search) => setParam('search', search)}
        siteHref={useCallback((siteId: number) => paths.site(projectId, siteId), [projectId])}
        treeHref={useCallback((siteId: number) => paths.siteTree(projectId, siteId), [projectId])}
        onStorageChange={(siteId) => saveDefaultStorage(projectId, siteId)}
      />
    </>
  )
}
