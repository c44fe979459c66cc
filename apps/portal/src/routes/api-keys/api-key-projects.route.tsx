import { apiKeyMessages } from '@sitewright/domain/api-keys/messages'
import { canEditApiKey } from '@sitewright/domain/api-keys/policy'
import { ProjectsSkeleton, ProjectsTab } from '@sitewright/ui/features/assignments/projects/ProjectsTab'
import { VersionAuthors } from '@sitewright/ui/use-draft'
import { saveApiKeyProjects, useApiKeyProjects } from '../../data/api-keys'
import { authorsOf } from '../../data/conflict-author'
import { joinReads } from '../../data/joined-view'
import { useLicenseProjects } from '../../data/licenses'
import { useUnsavedProjectsToast } from '../../shell/page/use-unsaved-projects-toast'
import { useApiKeyAccess } from './use-api-key-access'

/** Shown by the layout until the tab can render. */
export const handle = { Skeleton: ProjectsSkeleton }

export function Component() {
  const { apiKey, access } = useApiKeyAccess(canEditApiKey)
  const onUnsaved = useUnsavedProjectsToast()
  const view = joinReads(apiKeyMessages.projectsFailed, {
    projects: useLicenseProjects(apiKey.licenseId),
    assigned: useApiKeyProjects(apiKey.apiKeyId),
  })
  return (
    <VersionAuthors
      value={authorsOf({
        subject: 'apiKey',
        id: apiKey.apiKeyId,
        actions: ['apiKeys.saveProjects', 'projects.deactivate'],
      })}
    >
      <ProjectsTab
        {...access}
        disabledNote={apiKey.allProjects ? apiKeyMessages.allProjects : undefined}
        failedTitle={apiKeyMessages.projectsFailed}
        view={view}
        onUnsaved={onUnsaved}
        onSave={({ projectIds }, { version }) => saveApiKeyProjects(apiKey.apiKeyId, projectIds, version)}
      />
    </VersionAuthors>
  )
}
