import type { UserGroupInfo } from '@sitewright/domain/groups/model'
import { projectMessages } from '@sitewright/domain/projects/messages'
import type { Project } from '@sitewright/domain/projects/model'
import type { SaveOutcome } from '@sitewright/domain/shared/outcome'
import type { Decision } from '@sitewright/domain/shared/policy'
import type { SaveInfo } from '../../../draft/use-draft'
import { EmptyState } from '../../../empty-state/EmptyState'
import { Skeleton } from '../../../skeleton/Skeleton'
import { View } from '../../../view/View'
import type { View as ViewState } from '../../../view/view-state'
import type { ETag, Tagged } from '../../patterns/draft-outcome'
import { ProjectsEditor } from './ProjectsEditor'
import { Rows } from './ProjectsTab.styles'

/** What a projects tab edits. */
export interface ProjectsDraft {
  /** The projects that are assigned directly. */
  projectIds: ReadonlySet<number>
}

/** A project that is assigned directly. */
export interface AssignedProjectId {
  readonly projectId: number
  /** Names it if the license has no such project. */
  readonly name?: string
}

/** The data of a projects tab. */
export interface ProjectsContent {
  /** All projects of the license. */
  projects: readonly Project[]
  /** Those that are assigned directly. */
  assigned: Tagged<readonly AssignedProjectId[]>
  /** What a user inherits; omit it for a user group or an API key. */
  groupInfo?: Pick<UserGroupInfo, 'userGroupsByProjectId'>
}

/** Props of ProjectsTab. */
export interface ProjectsTabProps {
  view: ViewState<ProjectsContent>
  edit: Decision
  /** Why the whole tree cannot be changed, if the owner can access every project: `apiKeyMessages.allProjects` (KEY-35). */
  disabledNote?: string | undefined
  /** `projectMessages.loadFailed` by default. */
  failedTitle?: string
  /** The note of a read-only page, with its reason. */
  readOnlyText: (reason: string) => string
  onSave: (
    value: ProjectsDraft,
    info: SaveInfo<ProjectsDraft, ETag>,
  ) => Promise<SaveOutcome<readonly AssignedProjectId[]>>
  /** Called when the draft becomes dirty or clean: the shell shows the persistent warning (USER-56, USER-57). */
  onUnsaved?: (isUnsaved: boolean) => void
}

/** The projects of a user, a user group or an API key: a tree whose branches can be assigned as a whole (USER-53 to USER-58, GROUP-14, KEY-33). */
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

/** A tree of projects that is still loading. */
export function ProjectsSkeleton() {
  return (
    <Rows aria-hidden="true">
      {[38, 30, 34, 26, 32, 28].map((width) => (
        <Skeleton key={width} width={`${width}%`} />
      ))}
    </Rows>
  )
}
