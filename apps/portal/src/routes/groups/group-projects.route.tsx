import { canEditGroup } from '@sitewright/domain/groups/policy'
import { projectMessages } from '@sitewright/domain/projects/messages'
import { ProjectsSkeleton, ProjectsTab } from '@sitewright/ui/features/assignments/projects/ProjectsTab'
import { saveGroupProjects, useGroupProjects } from '../../data/groups'
import { joinReads } from '../../data/joined-view'
import { useLicenseProjects } from '../../data/licenses'
import { useUnsavedProjectsToast } from '../../shell/page/use-unsaved-projects-toast'
import { useGroupAccess } from './use-opened-group'

/** Shown by the layout until the tab can render. */
export const handle = {
  Skeleton: ProjectsSkeleton,
  saves: ['groups.saveProjects', 'projects.deactivate'],
} as const

export function Component() {
  const { opened: group, access } = useGroupAccess(canEditGroup)
  const onUnsaved = useUnsavedProjectsToast()
  const view = joinReads(projectMessages.loadFailed, {
    projects: useLicenseProjects(group.licenseId),
    assigned: useGroupProjects(group.userGroupId),
  })
  return (
    <ProjectsTab
      {...access}
      view={view}
      onUnsaved={onUnsaved}
      onSave={({ projectIds }, { version }) => saveGroupProjects(group.userGroupId, projectIds, version)}
    />
  )
}
