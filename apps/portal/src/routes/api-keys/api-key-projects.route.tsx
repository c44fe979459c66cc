import { apiKeyMessages } from '@sitewright/domain/api-keys/messages'
import { canEditApiKey } from '@sitewright/domain/api-keys/policy'
import { ProjectsTab } from '@sitewright/ui/features/assignments/projects/ProjectsTab'
import { saveApiKeyProjects, useApiKeyProjects } from '../../data/api-keys'
import { joinViews, mapView } from '../../data/joined-view'
import { useLicenseProjects } from '../../data/licenses'
import { asView } from '../../data/as-view'
import { tellUnsavedProjects } from '../../shell/unsaved-projects'
import { useOnUnmount } from '../../shell/use-on-unmount'
import { useActor } from '../../shell/use-session'
import { useOpenedApiKey } from './use-opened-api-key'

const NONE = {}

export function Component() {
  const actor = useActor()
  const key = useOpenedApiKey()
  const view = joinViews({
    projects: asView(useLicenseProjects(key.licenseId), apiKeyMessages.projectsFailed),
    assigned: asView(useApiKeyProjects(key.apiKeyId), apiKeyMessages.projectsFailed),
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
      edit={canEditApiKey.decide(actor, key)}
      disabledNote={key.allProjects ? apiKeyMessages.allProjects : undefined}
      failedTitle={apiKeyMessages.projectsFailed}
      readOnlyText={apiKeyMessages.readOnly}
      onSave={(projectIds, tag) => saveApiKeyProjects(key.apiKeyId, projectIds, tag)}
      onUnsaved={tellUnsavedProjects}
    />
  )
}
