import { projectMessages } from '@sitewright/domain/projects/messages'
import type { AssignedProject, Project } from '@sitewright/domain/projects/model'
import type { GivenBy } from '@sitewright/domain/shared/given-by'
import type { Decision } from '@sitewright/domain/shared/policy'
import type { AssignmentOutcome } from '../../../assignment/save-outcome'
import { EmptyState } from '../../../empty-state/EmptyState'
import { Skeleton } from '../../../skeleton/Skeleton'
import { View } from '../../../view/View'
import type { View as ViewState } from '../../../view/view-state'
import { ProjectsEditor } from './ProjectsEditor'
import { Rows } from './ProjectsTab.styles'

/** What a projects tab shows. */
export interface ProjectsOf {
  /** All projects of the license. */
  projects: readonly Project[]
  /** Those that are assigned directly. */
  assigned: readonly Pick<AssignedProject, 'projectId'>[]
  /** What comes from user groups, by project id; nothing for a user group or an API key. */
  givenBy: GivenBy
  tag?: string | undefined
}

export interface ProjectsTabProps {
  view: ViewState<ProjectsOf>
  edit: Decision
  /** Why the whole tree cannot be changed, of a key that reaches every project: `apiKeyMessages.allProjects` (KEY-35). */
  disabledNote?: string | undefined
  /** `projectMessages.loadFailed` by default. */
  failedTitle?: string
  /** The words of a read-only page, of the reason; the reason alone by default. */
  readOnlyText?: (reason: string) => string
  onSave: (projectIds: readonly number[], tag: string | undefined) => Promise<AssignmentOutcome>
  /** Told whenever there begins or ceases to be something unsaved: the persistent warning is the shell's (USER-56, USER-57). */
  onUnsaved?: (isUnsaved: boolean) => void
}

/** The projects of a user, a user group or an API key: a tree, of which whole branches are assigned (USER-53 to USER-58, GROUP-14, KEY-33). */
export function ProjectsTab({ view, failedTitle = projectMessages.loadFailed, ...rest }: ProjectsTabProps) {
  return (
    <View view={view} failedTitle={failedTitle} loading={<ProjectsSkeleton />}>
      {(content) =>
        content.projects.length === 0 ? (
          <EmptyState title={projectMessages.none} />
        ) : (
          <ProjectsEditor {...rest} content={content} />
        )
      }
    </View>
  )
}

function ProjectsSkeleton() {
  return (
    <Rows aria-hidden="true">
      {[38, 30, 34, 26, 32, 28].map((width) => (
        <Skeleton key={width} width={`${width}%`} />
      ))}
    </Rows>
  )
}
