import { useCallback, useMemo } from 'react'
import { findSameType, planConfigCopies } from '@sitewright/domain/configs/copy'
import { compareConfigs } from '@sitewright/domain/configs/differences'
import { configMessages } from '@sitewright/domain/configs/messages'
import { planImportCopies } from '@sitewright/domain/imports/copy-plan'
import { canEditImports } from '@sitewright/domain/imports/policy'
import { isNameTaken } from '@sitewright/domain/imports/system-rules'
import { importSystemMessages } from '@sitewright/domain/imports/system-messages'
import { projectChoice } from '@sitewright/domain/shared/project-choice'
import { COPY_VIEWS, type CopyCounts, type CopySelection } from '@sitewright/domain/shared/several-copies'
import { compareSites, planSiteCopies } from '@sitewright/domain/sites/copy-plan'
import { siteMessages } from '@sitewright/domain/sites/messages'
import { ConfigCopy } from '@sitewright/ui/features/configs/ConfigCopy'
import { ImportCopy } from '@sitewright/ui/features/imports/ImportCopy'
import { CopyBar } from '@sitewright/ui/features/patterns/CopyBar'
import { useSeveralCopies } from '@sitewright/ui/features/patterns/use-several-copies'
import { ProjectSitesSkeleton } from '@sitewright/ui/features/sites/ProjectSitesSkeleton'
import { SiteCopy } from '@sitewright/ui/features/sites/SiteCopy'
import { projectConfigs, useConfigs } from '../../data/configs'
import { copyConfigs } from '../../data/configs/copy'
import { copyImportSystem, useProjectImports } from '../../data/imports'
import { joinReads, mapView } from '../../data/joined-view'
import { useChosenProject, useProjectSearch } from '../../data/projects/parent-search'
import { copySeveral, type Planned } from '../../data/several-copies'
import { useSites } from '../../data/sites'
import { checkSiteCopy, copySite } from '../../data/sites/copy'
import { paths } from '../../paths'
import { useSiteEdit } from '../../shell/use-site-edit'
import { readId } from '../../shell/page/parse-id'
import { useQuery } from '../../shell/page/use-query'
import { useActor } from '../../shell/session/use-session'
import { decideConfigEdit } from './config-access'
import { useOpenedProject } from './use-opened-project'

/** Shown by the layout until the tab can render. */
export const handle = { Skeleton: ProjectSitesSkeleton }

const ALL_PROJECTS = {}

const selectSource = <T,>({ source }: { source: T }): T => source

/** Sentences of the specification, each of which the review of several copies shows once. */
const REVIEW_TEXTS = {
  overwriteQuestion: configMessages.overwriteQuestion,
  overwrites: configMessages.overwrites,
  copiesArchived: siteMessages.copyArchived,
}

/** The Copy tab of a project. The address has the source. */
export function Component() {
  const actor = useActor()
  const project = useOpenedProject()
  const { projectId } = project
  const [query, setParam] = useQuery()
  const sourceId = readId(query, 'source')
  const targetId = sourceId === undefined ? undefined : projectId
  const sites = { source: useSites(sourceId, actor), target: useSites(targetId, actor) }
  const imports = { source: useProjectImports(sourceId), target: useProjectImports(targetId) }
  const configs = { source: useConfigs(sourceId), target: useConfigs(targetId) }
  const [sourceSites, targetSites] = [sites.source.data, sites.target.data]
  const targets = useMemo(
    () => sourceSites && targetSites && compareSites(sourceSites, targetSites),
    [sourceSites, targetSites],
  )
  const [sourceImports, targetImports] = [imports.source.data, imports.target.data]
  const [sourceConfigs, targetConfigs] = [configs.source.data, configs.target.data]
  const plan = useCallback(
    (selected: CopySelection): Planned[] => [
      ...(sourceSites && targets ? planSiteCopies(sourceSites, targets, selected.site) : []),
      ...(sourceImports && targetImports ? planImportCopies(sourceImports, targetImports, selected.import) : []),
      ...(sourceConfigs && targetConfigs
        ? planConfigCopies(
            { source: sourceConfigs, target: targetConfigs },
            selected.config,
            projectConfigs.canSaveTogether(),
          )
        : []),
    ],
    [sourceSites, targets, sourceImports, targetImports, sourceConfigs, targetConfigs],
  )
  const counts = useMemo((): CopyCounts | undefined => {
    if (!sourceSites || !targets || !sourceImports || !targetImports || !sourceConfigs || !targetConfigs)
      return undefined
    const missing = [
      ...[...targets.values()].filter(({ state }) => state === 'missing'),
      ...sourceImports.filter(({ displayName }) => !isNameTaken(targetImports, displayName)),
      ...sourceConfigs.filter((config) => findSameType(config, targetConfigs) === undefined),
    ]
    return {
      all: sourceSites.length + sourceImports.length + sourceConfigs.length,
      missing: missing.length,
      differs: sourceConfigs.filter(
        (config) => compareConfigs(config, findSameType(config, targetConfigs)).replaced.length > 0,
      ).length,
    }
  }, [sourceSites, targets, sourceImports, targetImports, sourceConfigs, targetConfigs])
  const show = COPY_VIEWS.find((view) => view === query.get('show')) ?? 'all'
  const copies = useSeveralCopies(sourceId, plan, copySeveral(projectId))
  const target = projectChoice(project)
  return (
    <SiteCopy
      project={project}
      edit={useSiteEdit(projectId)}
      sources={useProjectSearch(ALL_PROJECTS)}
      source={useChosenProject(sourceId)}
      onSourceChange={(source) => setParam('source', source === undefined ? '' : String(source))}
      view={mapView(joinReads(siteMessages.fetchFailed, sites), selectSource)}
      targets={targets}
      several={copies.listOf('site')}
      views={{
        value: show,
        counts,
        onChange: (view) => setParam('show', view === 'all' ? '' : view),
      }}
      siteHref={useCallback((siteId: number) => paths.site(sourceId ?? 0, siteId), [sourceId])}
      onCheck={(site) => checkSiteCopy(projectId, site)}
      onCopy={(site, unarchiveExisting) => copySite(projectId, site, unarchiveExisting)}
      onReview={copies.openReview}
      bar={<CopyBar copies={copies} project={project.name} texts={REVIEW_TEXTS} />}
    >
      {sourceId !== undefined && (
        // No row or copy of the previous source remains (COPY-06).
        <>
          <ImportCopy
            key={`imports ${sourceId}`}
            view={mapView(joinReads(importSystemMessages.fetchOfProjectFailed, imports), selectSource)}
            existing={targetImports}
            edit={canEditImports.canDecide(actor)}
            target={target}
            sourceId={sourceId}
            targetId={projectId}
            show={show}
            several={copies.listOf('import')}
            onCopy={(system, displayName) => copyImportSystem(system, displayName, projectId)}
          />
          <ConfigCopy
            key={`configs ${sourceId}`}
            view={joinReads(configMessages.fetchAllFailed, configs)}
            edit={decideConfigEdit(actor, projectId)}
            target={target}
            sourceId={sourceId}
            targetId={projectId}
            show={show}
            several={copies.listOf('config')}
            canCopyLinked={projectConfigs.canSaveTogether()}
            onCopy={(parts) => copyConfigs(projectId, parts)}
          />
        </>
      )}
    </SiteCopy>
  )
}
