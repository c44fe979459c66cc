import { groupMessages } from '@sitewright/domain/groups/messages'
import { canEditGroup } from '@sitewright/domain/groups/policy'
import { projectMessages } from '@sitewright/domain/projects/messages'
import { ProjectsTab } from '@sitewright/ui/features/assignments/projects/ProjectsTab'
import { saveGroupProjects, useGroupProjects } from '../../data/groups'
import { joinViews, mapView } from '../../data/joined-view'
import { useLicenseProjects } from '../../data/licenses'
import { asView } from '../../data/as-view'
import { tellUnsavedProjects } from '../../shell/unsaved-projects'
import { useOnUnmount } from '../../shell/use-on-unmount'
import { useActor } from '../../shell/use-session'
import { useOpenedGroup } from './use-opened-group'

const NONE = {}

export function Component() {
  const actor = useActor()
  const { group } = useOpenedGroup()
  const view = joinViews({
    projects: asView(useLicenseProjects(group.licenseId), projectMessages.loadFailed),
    assigned: asView(useGroupProjects(group.userGroupId), projectMessages.loadFailed),
  })
  useOnUnmount(() => tellUnsavedProjects(false))
  return (
    <ProjectsTab
      view={mapView(view, ({ projects, assigned }) => ({
        projects,
        assigned: assigned.value,
        givenBy: NONE,
        tag: assigned.tag,
      }))}
      edit={canEditGroup.decide(actor, group)}
      readOnlyText={groupMessages.readOnly}
      onSave={(projectIds, tag) => saveGroupProjects(group.userGroupId, projectIds, tag)}
      onUnsaved={tellUnsavedProjects}
    />
  )
}
