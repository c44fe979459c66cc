import { canEditGroup } from '@sitewright/domain/groups/policy'
import { projectMessages } from '@sitewright/domain/projects/messages'
import { ProjectsSkeleton, ProjectsTab } from '@sitewright/ui/features/assignments/projects/ProjectsTab'
import { VersionAuthors } from '@sitewright/ui/use-draft'
import { authorsOf } from '../../data/conflict-author'
import { saveGroupProjects, useGroupProjects } from '../../data/groups'
import { joinReads } from '../../data/joined-view'
import { useLicenseProjects } from '../../data/licenses'
import { useUnsavedProjectsToast } from '../../shell/page/use-unsaved-projects-toast'
import { useGroupAccess } from './use-group-access'

/** Shown by the layout until the tab can render. */
export const handle = { Skeleton: ProjectsSkeleton }

export function Component() {
  const { group, access } = useGroupAccess(canEditGroup)
  const onUnsaved = useUnsavedProjectsToast()
  const view = joinReads(projectMessages.loadFailed, {
    projects: useLicenseProjects(group.licenseId),
    assigned: useGroupProjects(group.userGroupId),
  })
  return (
    <VersionAuthors
      value={authorsOf({
        subject: 'group',
        id: group.userGroupId,
        actions: ['groups.saveProjects', 'projects.deactivate'],
      })}
    >
      <ProjectsTab
        {...access}
        view={view}
        onUnsaved={onUnsaved}
        onSave={({ projectIds }, { version }) => saveGroupProjects(group.userGroupId, projectIds, version)}
      />
    </VersionAuthors>
  )
}
