import { canEditPreservationMappings } from '@sitewright/domain/resource-mappings/policy'
import { MappingsSkeleton } from '@sitewright/ui/features/resource-mappings/MappingsTab'
import { usePreservationMappings } from '../../data/resource-mappings'
import { useActor } from '../../shell/session/use-session'
import { ProjectMappings } from './project-mappings.part'
import { useOpenedProject } from './use-opened-project'

/** Shown by the layout until the tab can render. */
export const handle = { Skeleton: MappingsSkeleton }

export function Component() {
  const { projectId } = useOpenedProject()
  return (
    <ProjectMappings
      // No choice of another project remains.
      key={projectId}
      kind="preservation"
      projectId={projectId}
      reads={usePreservationMappings(projectId)}
      edit={canEditPreservationMappings.canDecide(useActor())}
    />
  )
}
