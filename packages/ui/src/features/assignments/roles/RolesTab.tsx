import type { UserGroupInfo } from '@sitewright/domain/groups/model'
import { roleMessages } from '@sitewright/domain/roles/messages'
import type { RoleInfo } from '@sitewright/domain/roles/model'
import type { SaveOutcome } from '@sitewright/domain/shared/outcome'
import type { Actor, Decision } from '@sitewright/domain/shared/policy'
import type { SaveInfo } from '../../../draft/use-draft'
import { EmptyState } from '../../../empty-state/EmptyState'
import { View } from '../../../view/View'
import type { View as ViewState } from '../../../view/view-state'
import type { ETag, Tagged } from '../../patterns/draft-outcome'
import { RolesEditor } from './RolesEditor'
import { RolesSkeleton } from './RolesSkeleton'

/** What a roles tab edits. */
export interface RolesDraft {
  /** The roles that are assigned directly. */
  roleIds: ReadonlySet<number>
}

/** The data of a roles tab. */
export interface RolesContent {
  roles: Tagged<RoleInfo>
  /** What a user inherits; omit it for a user group or an API key. */
  groupInfo?: Pick<UserGroupInfo, 'userGroupsByRoleId'>
  /** Roles of an API key that the current user cannot remove (ROLE-57). */
  lockedRoleIds?: ReadonlySet<number>
}

/** Props of RolesTab. */
export interface RolesTabProps {
  view: ViewState<RolesContent>
  /** The current user: roles that they cannot grant are disabled with the reason (ROLE-53). */
  actor: Pick<Actor, 'roles'>
  edit: Decision
  /** Shown if no product includes roles; `roleMessages.noProduct` by default. */
  emptyText?: string
  /** `roleMessages.loadFailed` by default. */
  failedTitle?: string
  /** The note of a read-only page, with its reason. */
  readOnlyText: (reason: string) => string
  onSave: (value: RolesDraft, info: SaveInfo<RolesDraft, ETag>) => Promise<SaveOutcome<RoleInfo>>
}

/**
 * The roles of a user, a user group or an API key (USER-83 to USER-91, GROUP-17, KEY-36): checkboxes in the groups of the catalog, one Select
 * All for each group and one for all, a search, and a bar that saves.
 */
export function RolesTab(props: RolesTabProps) {
  const { view, failedTitle = roleMessages.loadFailed, emptyText = roleMessages.noProduct, ...rest } = props
  return (
    <View view={view} failedTitle={failedTitle} loading={<RolesSkeleton />}>
      {(content) =>
        content.roles.value.length === 0 && !rest.edit.allowed ? (
          <EmptyState title={emptyText} />
        ) : (
          <RolesEditor {...rest} emptyText={emptyText} content={content} />
        )
      }
    </View>
  )
}
