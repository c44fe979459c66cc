import { apiKeyMessages } from '@sitewright/domain/api-keys/messages'
import { canEditApiKey } from '@sitewright/domain/api-keys/policy'
import { ProjectsSkeleton, ProjectsTab } from '@sitewright/ui/features/assignments/projects/ProjectsTab'
import { saveApiKeyProjects, useApiKeyProjects } from '../../data/api-keys'
import { joinReads } from '../../data/joined-view'
import { useLicenseProjects } from '../../data/licenses'
import { useUnsavedProjectsToast } from '../../shell/page/use-unsaved-projects-toast'
import { useApiKeyAccess } from './use-opened-api-key'

/** Shown by the layout until the tab can render. */
export const handle = {
  Skeleton: ProjectsSkeleton,
  saves: ['apiKeys.saveProjects', 'projects.deactivate'],
} as const

export function Component() {
  const { opened: apiKey, access } = useApiKeyAccess(canEditApiKey)
  const onUnsaved = useUnsavedProjectsToast()
  const view = joinReads(apiKeyMessages.projectsFailed, {
    projects: useLicenseProjects(apiKey.licenseId),
    assigned: useApiKeyProjects(apiKey.apiKeyId),
  })
  return (
    <ProjectsTab
      {...access}
      disabledNote={apiKey.allProjects ? apiKeyMessages.allProjects : undefined}
      failedTitle={apiKeyMessages.projectsFailed}
      view={view}
      onUnsaved={onUnsaved}
      onSave={({ projectIds }, { version }) => saveApiKeyProjects(apiKey.apiKeyId, projectIds, version)}
    />
  )
}
