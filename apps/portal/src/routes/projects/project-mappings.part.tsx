import { useMemo } from 'react'
import { projectsForPreservation } from '@sitewright/domain/projects/policy'
import { projectRecordMessages } from '@sitewright/domain/projects/record-messages'
import { mappingTexts } from '@sitewright/domain/resource-mappings/messages'
import type { MappingKind } from '@sitewright/domain/resource-mappings/model'
import { withMappings } from '@sitewright/domain/resource-mappings/owners'
import { resourceTypeMessages } from '@sitewright/domain/resources/messages'
import type { Decision, Policy } from '@sitewright/domain/shared/policy'
import { MappingsSkeleton, MappingsTab } from '@sitewright/ui/features/resource-mappings/MappingsTab'
import { asView, toViewProblem } from '../../data/as-view'
import { joinViews, mapView } from '../../data/joined-view'
import { addMappings, changeMapping, loadMappedOwners, type MappingReads } from '../../data/resource-mappings'
import { useResourceTypes } from '../../data/resources'
import { useWorkflowProjects } from '../../data/workflows/projects'
import { useActor } from '../../shell/session/use-session'
import { useOpenedProject } from './use-opened-project'

/** The tab of the workflows or of the preservations of resource types, with its copy to another project. */
function ProjectMappings({ kind, projectId, reads, edit }: ProjectMappingsProps) {
  const resourceTypes = useResourceTypes()
  const projects = useWorkflowProjects()
  const { data: owners } = reads.owners
  const { data: mappings } = reads.mappings
  const { data: types } = resourceTypes
  const value = useMemo(
    () => ({ owners: withMappings(owners ?? [], mappings ?? []), types: types ?? [] }),
    [owners, mappings, types],
  )
  const targets = useMemo(() => {
    // Copies of a workflow or a preservation belong together within a license (WF-81).
    const licenseId = projects.data?.find((project) => project.projectId === projectId)?.licenseId
    const others = (projects.data ?? []).filter(
      (project) => project.projectId !== projectId && (licenseId === undefined || project.licenseId === licenseId),
    )
    return kind === 'workflow' ? others : projectsForPreservation(others)
  }, [projects.data, projectId, kind])
  const view = joinViews({
    owners: asView(reads.owners, mappingTexts[kind].fetchFailed),
    mappings: asView(reads.mappings, mappingTexts[kind].fetchFailed),
    types: asView(resourceTypes, resourceTypeMessages.fetchFailed),
  })
  return (
    <MappingsTab
      // Saves that are queued belong to one project.
      key={`${kind} ${projectId}`}
      kind={kind}
      view={mapView(view, () => value)}
      edit={edit}
      onSave={(id, change) => changeMapping(kind, projectId, id, change)}
      copy={{
        targets,
        isLoading: projects.isLoading,
        failure:
          projects.error === undefined
            ? undefined
            : toViewProblem(projects.error, projectRecordMessages.fetchFailed).message,
        onRetry: () => void projects.reload(),
        onReadTarget: (targetId) => loadMappedOwners(kind, targetId),
        onCopy: (targetId, added) => addMappings(kind, targetId, added),
      }}
    />
  )
}

interface ProjectMappingsProps {
  kind: MappingKind
  projectId: number
  reads: MappingReads
  /** The decision about every change. */
  edit: Decision
}

/** The route of the mappings of one kind. */
export const createMappingsRoute = (
  kind: MappingKind,
  useMappings: (projectId: number) => MappingReads,
  policy: Pick<Policy, 'canDecide'>,
) => ({
  /** Shown by the layout until the tab can render. */
  handle: { Skeleton: MappingsSkeleton },
  Component: function MappingsRoute() {
    const { projectId } = useOpenedProject()
    const reads = useMappings(projectId)
    // No choice of another project remains.
    return <ProjectMappings key={projectId} {...{ kind, projectId, reads }} edit={policy.canDecide(useActor())} />
  },
})
