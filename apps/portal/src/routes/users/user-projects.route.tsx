import { projectMessages } from '@sitewright/domain/projects/messages'
import { canEditUser } from '@sitewright/domain/users/policy'
import { ProjectsSkeleton, ProjectsTab } from '@sitewright/ui/features/assignments/projects/ProjectsTab'
import { joinReads } from '../../data/joined-view'
import { useLicenseProjects } from '../../data/licenses'
import { useGroupInfo } from '../../data/users/group-info'
import { saveUserProjects, useUserProjects } from '../../data/users/projects'
import { useUnsavedProjectsToast } from '../../shell/page/use-unsaved-projects-toast'
import { useUserAccess } from './use-opened-user'

/** Shown by the layout until the tab can render. */
export const handle = {
  Skeleton: ProjectsSkeleton,
  saves: ['users.saveProjects', 'projects.deactivate'],
} as const

export function Component() {
  const { opened: user, access } = useUserAccess(canEditUser)
  const onUnsaved = useUnsavedProjectsToast()
  const view = joinReads(projectMessages.loadFailed, {
    projects: useLicenseProjects(user.licenseId),
    assigned: useUserProjects(user.userName, user.licenseId),
    groupInfo: useGroupInfo(user.userId),
  })
  return (
    <ProjectsTab
      {...access}
      view={view}
      onUnsaved={onUnsaved}
      onSave={({ projectIds }, { version }) => saveUserProjects(user, projectIds, version)}
    />
  )
}
