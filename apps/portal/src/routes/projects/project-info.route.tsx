import { canReadEnvironments } from '@sitewright/domain/environments/policy'
import { canChooseLicense } from '@sitewright/domain/licenses/policy'
import { canEditProject } from '@sitewright/domain/projects/policy'
import type { ProjectRecord } from '@sitewright/domain/projects/record'
import { projectScreenMessages } from '@sitewright/domain/projects/screen-messages'
import { listMessages } from '@sitewright/domain/shared/list-messages'
import type { Actor } from '@sitewright/domain/shared/policy'
import {
  type ContentHrefs,
  ProjectInfo,
  ProjectInfoSkeleton,
  type ProjectRef,
} from '@sitewright/ui/features/projects/ProjectInfo'
import { asView } from '../../data/as-view'
import { useEnvironments } from '../../data/environments'
import {
  activateProject,
  canCountUse,
  deactivateProject,
  saveProject,
  useProject,
  useProjectUse,
} from '../../data/projects'
import { paths, routes } from '../../paths'
import { useActor } from '../../shell/session/use-session'
import { useOpenedProject } from './use-opened-project'

/** Shown by the layout until the tab can render. */
export const handle = {
  Skeleton: ProjectInfoSkeleton,
  saves: ['projects.save', 'projects.activate', 'projects.deactivate'],
} as const

export function Component() {
  const actor = useActor()
  const opened = useOpenedProject()
  const { projectId } = opened
  // Reads it again, because the other tabs change its contents.
  const project = useProject(projectId).data ?? opened
  const edit = canEditProject.decide(actor)
  const use = useProjectUse(projectId, edit.allowed)
  return (
    <ProjectInfo
      project={project}
      edit={edit}
      hasLicense={canChooseLicense.canDecide(actor).allowed}
      environment={useEnvironmentName(actor, project)}
      parent={useProjectRef(project.parentProjectId)}
      root={useProjectRef(project.rootProjectId)}
      use={edit.allowed && canCountUse() ? asView(use, projectScreenMessages.countFailed) : undefined}
      projectHref={paths.projectView}
      contentHrefs={findContentHrefs(actor, projectId)}
      onCount={() => void use.reload()}
      onSave={(input, version) => saveProject(project, input, version)}
      onDeactivate={() => deactivateProject(projectId)}
      onActivate={() => activateProject(projectId)}
    />
  )
}

/** The pages with the contents of a project. The others cannot be narrowed to one project. */
function findContentHrefs(actor: Actor, projectId: number): ContentHrefs {
  const project = String(projectId)
  return {
    sites: paths.projectView(projectId),
    configs: paths.projectConfigs(projectId),
    ...(routes.imports.allow.decide(actor, undefined).allowed && { imports: paths.imports({ project }) }),
    ...(routes.workflows.allow.decide(actor, undefined).allowed && { workflows: paths.workflows({ project }) }),
  }
}

/** A parent or root project, with only its id if the user cannot see it. */
function useProjectRef(projectId: number | null): ProjectRef | 'loading' | undefined {
  const { data, isLoading } = useProject(projectId ?? undefined)
  if (projectId === null) return undefined
  return isLoading ? 'loading' : { projectId, name: data?.name }
}

/** The name of the environment, or its id if the user cannot read the name; undefined while it loads. */
function useEnvironmentName(actor: Actor, { environmentId, licenseId }: ProjectRecord): string | undefined {
  const canRead = environmentId !== null && canReadEnvironments.decide(actor, { licenseId }).allowed
  const environments = useEnvironments(canRead ? licenseId : undefined)
  if (environmentId === null) return listMessages.none
  if (canRead && environments.isLoading) return undefined
  const found = environments.data?.find((environment) => environment.environmentId === environmentId)
  return found?.name ?? String(environmentId)
}
