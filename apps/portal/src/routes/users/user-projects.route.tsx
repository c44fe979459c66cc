import { projectMessages } from '@sitewright/domain/projects/messages'
import { userMessages } from '@sitewright/domain/users/messages'
import { canEditUser } from '@sitewright/domain/users/policy'
import { ProjectsTab } from '@sitewright/ui/features/assignments/projects/ProjectsTab'
import { joinViews, mapView } from '../../data/joined-view'
import { useLicenseProjects } from '../../data/licenses'
import { asView } from '../../data/as-view'
import { useGroupInfo } from '../../data/users/group-info'
import { saveUserProjects, useUserProjects } from '../../data/users/projects'
import { tellUnsavedProjects } from '../../shell/unsaved-projects'
import { useActor } from '../../shell/use-session'
import { useOnUnmount } from '../../shell/use-on-unmount'
import { useOpenedUser } from './use-opened-user'

export function Component() {
  const actor = useActor()
  const user = useOpenedUser()
  const { userName, licenseId } = user
  const view = joinViews({
    projects: asView(useLicenseProjects(licenseId), projectMessages.loadFailed),
    assigned: asView(useUserProjects(userName, licenseId), projectMessages.loadFailed),
    given: asView(useGroupInfo(user.userId), projectMessages.loadFailed),
  })
  // Left without saving, there is nothing unsaved to be warned of.
  useOnUnmount(() => tellUnsavedProjects(false))
  return (
    <ProjectsTab
      view={mapView(view, ({ projects, assigned, given }) => ({
        projects,
        assigned: assigned.value,
        givenBy: given.userGroupsByProjectId ?? {},
        tag: assigned.tag,
      }))}
      edit={canEditUser.decide(actor, user)}
      readOnlyText={userMessages.readOnly}
      onSave={(projectIds, tag) => saveUserProjects({ userName, licenseId }, projectIds, tag)}
      onUnsaved={tellUnsavedProjects}
    />
  )
}
