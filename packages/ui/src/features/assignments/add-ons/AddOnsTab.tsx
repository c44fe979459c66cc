import { addOnMessages } from '@sitewright/domain/add-ons/messages'
import type { AddOnsChoice, LicenseAddOn } from '@sitewright/domain/add-ons/model'
import type { LockedRole, RoleInfo } from '@sitewright/domain/roles/model'
import type { GivenBy } from '@sitewright/domain/shared/given-by'
import type { Decision } from '@sitewright/domain/shared/policy'
import type { AssignmentOutcome } from '../../../assignment/save-outcome'
import { EmptyState } from '../../../empty-state/EmptyState'
import { Skeleton } from '../../../skeleton/Skeleton'
import { View } from '../../../view/View'
import type { View as ViewState } from '../../../view/view-state'
import { AddOnsEditor } from './AddOnsEditor'
import { Rows } from './AddOnsTab.styles'

/** What a product license tab shows. */
export interface AddOnsOf {
  /** Those of the license, with their limits. */
  addOns: readonly LicenseAddOn[]
  /** Ids of those that are assigned directly. */
  assigned: readonly number[]
  /** What comes from user groups, by add-on id; nothing for a user group or an API key. */
  givenBy: GivenBy
  /** Of a user alone: the vendors of the license, and those that are assigned (USER-66 to USER-68). */
  vendors?: { all: readonly string[]; assigned: readonly string[] } | undefined
  /** Direct roles, where they are known: a save tells how many of them it will remove (USER-75). */
  roles?: RoleInfo | undefined
  /** Roles that the current user cannot remove, so their product licenses stay (ROLE-55). None by default. */
  lockedRoles?: readonly LockedRole[] | undefined
  tag?: string | undefined
  /** Of an API key alone: vendor product licenses and others stand side by side, as the rule of one kind is of users and user groups. */
  canMixKinds?: boolean
}

export interface AddOnsTabProps {
  view: ViewState<AddOnsOf>
  edit: Decision
  /** `addOnMessages.loadOfUserFailed` by default. */
  failedTitle?: string
  /** The words of a read-only page, of the reason; the reason alone by default. */
  readOnlyText?: (reason: string) => string
  /** Removing all asks first, as it removes all roles: of a user (USER-76); not by default. */
  confirmsRemoval?: boolean
  onSave: (choice: AddOnsChoice, tag: string | undefined) => Promise<AssignmentOutcome>
}

/**
 * The product licenses of a user, a user group or an API key (USER-61 to USER-77, GROUP-13, GROUP-18, KEY-30): those of
 * vendors and the others, of which one kind replaces the other at once for a user and a user group.
 */
export function AddOnsTab({ view, failedTitle = addOnMessages.loadOfUserFailed, ...rest }: AddOnsTabProps) {
  return (
    <View view={view} failedTitle={failedTitle} loading={<AddOnsSkeleton />}>
      {(content) =>
        content.addOns.length === 0 ? (
          <EmptyState title={addOnMessages.none} />
        ) : (
          <AddOnsEditor {...rest} content={content} />
        )
      }
    </View>
  )
}

function AddOnsSkeleton() {
  return (
    <Rows aria-hidden="true">
      {[34, 42, 30, 38].map((width) => (
        <Skeleton key={width} width={`${width}%`} />
      ))}
    </Rows>
  )
}
