import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'
import { siteMessages } from '@sitewright/domain/sites/messages'
import { ProjectSitesSkeleton } from '@sitewright/ui/features/sites/ProjectSitesSkeleton'
import { SiteCopy } from '@sitewright/ui/features/sites/SiteCopy'
import { loading } from '@sitewright/ui/view-state'
import { asView } from '../../data/as-view'
import { useChosenProject, useProjectSearch } from '../../data/projects/parent-search'
import { useSites } from '../../data/sites'
import { checkSiteCopy, copySite } from '../../data/sites/copy'
import { paths } from '../../paths'
import { readId } from '../../shell/page/parse-id'
import { useActor } from '../../shell/session/use-session'
import { ProjectCopyConfigs } from './project-copy-configs.part'
import { ProjectCopyImports } from './project-copy-imports.part'
import { useOpenedProject } from './use-opened-project'
import { useSiteEdit } from '../sites/use-site-edit'

/** Shown by the layout until the tab can render. */
export const handle = { Skeleton: ProjectSitesSkeleton }

const ALL_PROJECTS = {}

/** The Copy tab of a project. The address has the source. */
export function Component() {
  const actor = useActor()
  const project = useOpenedProject()
  const [query, setQuery] = useSearchParams()
  const sourceId = readId(query, 'source')
  const sites = useSites(sourceId, actor)
  return (
    <>
      <SiteCopy
        project={project}
        edit={useSiteEdit(project.projectId)}
        sources={useProjectSearch(ALL_PROJECTS)}
        source={useChosenProject(sourceId)}
        onSourceChange={(projectId) =>
          setQuery(projectId === undefined ? {} : { source: String(projectId) }, { replace: true })
        }
        view={sourceId === undefined ? loading() : asView(sites, siteMessages.fetchFailed)}
        siteHref={useCallback((siteId: number) => paths.site(sourceId ?? 0, siteId), [sourceId])}
        onCheck={(site) => checkSiteCopy(project.projectId, site)}
        onCopy={(site, unarchiveExisting) => copySite(project.projectId, site, unarchiveExisting)}
      />
      {sourceId !== undefined && <ProjectCopyConfigs sourceId={sourceId} target={project} />}
      {sourceId !== undefined && <ProjectCopyImports sourceId={sourceId} target={project} />}
    </>
  )
}
