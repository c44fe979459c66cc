import { roleMessages } from '@sitewright/domain/roles/messages'
import type { RoleInfo } from '@sitewright/domain/roles/model'
import type { GivenBy } from '@sitewright/domain/shared/given-by'
import type { Actor, Decision } from '@sitewright/domain/shared/policy'
import type { AssignmentOutcome } from '../../../assignment/save-outcome'
import { EmptyState } from '../../../empty-state/EmptyState'
import { View } from '../../../view/View'
import type { View as ViewState } from '../../../view/view-state'
import { RolesEditor } from './RolesEditor'
import { RolesSkeleton } from './RolesSkeleton'

/** What a roles tab shows. */
export interface RolesOf {
  info: RoleInfo
  /** What comes from user groups, by role id; nothing for a user group or an API key. */
  givenBy: GivenBy
  tag?: string | undefined
}

export interface RolesTabProps {
  view: ViewState<RolesOf>
  /** Whoever looks: what they may not grant is shown with its reason (ROLE-53). */
  actor: Pick<Actor, 'roles'>
  edit: Decision
  /** Said where no product brings roles: `roleMessages.noProduct`, or of a key `noProductOfKey`. */
  emptyText: string
  /** `roleMessages.loadFailed` by default. */
  failedTitle?: string
  /** The words of a read-only page, of the reason; the reason alone by default. */
  readOnlyText?: (reason: string) => string
  onSave: (roleIds: readonly number[], tag: string | undefined) => Promise<AssignmentOutcome>
}

/**
 * The roles of a user, a user group or an API key (USER-83 to USER-91, GROUP-17, KEY-36): checkboxes in the groups of the
 * catalogue, one Select All for each and one for all, a search, and a bar that saves.
 */
export function RolesTab({ view, failedTitle = roleMessages.loadFailed, emptyText, ...rest }: RolesTabProps) {
  return (
    <View view={view} failedTitle={failedTitle} loading={<RolesSkeleton />}>
      {(roles) =>
        roles.info.length === 0 && !rest.edit.allowed ? (
          <EmptyState title={emptyText} />
        ) : (
          <RolesEditor {...rest} emptyText={emptyText} roles={roles} />
        )
      }
    </View>
  )
}
