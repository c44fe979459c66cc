import { addOnMessages } from '@sitewright/domain/add-ons/messages'
import type { AddOnsChoice, LicenseAddOn } from '@sitewright/domain/add-ons/model'
import type { UserGroupInfo } from '@sitewright/domain/groups/model'
import type { LockedRole, RoleInfo } from '@sitewright/domain/roles/model'
import type { SaveOutcome } from '@sitewright/domain/shared/outcome'
import type { Decision } from '@sitewright/domain/shared/policy'
import type { SaveInfo } from '../../../draft/use-draft'
import { EmptyState } from '../../../empty-state/EmptyState'
import { Skeleton } from '../../../skeleton/Skeleton'
import { View } from '../../../view/View'
import type { View as ViewState } from '../../../view/view-state'
import type { ETag, Tagged } from '../../patterns/draft-outcome'
import { AddOnsEditor } from './AddOnsEditor'
import { Rows } from './AddOnsTab.styles'

/** The data of a product license tab. */
export interface AddOnsContent {
  /** The product licenses of the license, with their limits. */
  addOns: readonly LicenseAddOn[]
  /** Ids of those that are assigned directly. */
  assigned: Tagged<readonly number[]>
  /** What a user inherits; omit it for a user group or an API key. */
  groupInfo?: Pick<UserGroupInfo, 'userGroupsByAddOnId'>
  /**
   * The vendors of the license, and those of the user with the version that they are saved over; omit them for a user group or an API key (USER-66 to USER-68).
   */
  vendors?: { all: readonly string[]; assigned: readonly string[]; version?: number }
  /** Direct roles, if they are known: the bar counts those that a save removes (USER-75). */
  roles?: RoleInfo | undefined
  /** Roles that the current user cannot remove, so their product licenses stay (ROLE-55). None by default. */
  lockedRoles?: readonly LockedRole[] | undefined
  /** Whether both kinds can be combined, as for an API key. `false` by default. */
  canMixKinds?: boolean
}

/** Props of AddOnsTab. */
export interface AddOnsTabProps {
  view: ViewState<AddOnsContent>
  edit: Decision
  /** `addOnMessages.loadOfUserFailed` by default. */
  failedTitle?: string
  /** The note of a read-only page, with its reason. */
  readOnlyText: (reason: string) => string
  /** Whether removing all asks first, because it removes all roles of a user (USER-76). `false` by default. */
  confirmsRemoval?: boolean
  /** Saves both fields. Without a value, the tab waits for the next refresh. */
  onSave: (value: AddOnsChoice, info: SaveInfo<AddOnsChoice, ETag>) => Promise<SaveOutcome<AddOnsChoice | undefined>>
}

/**
 * The product licenses of a user, a user group or an API key (USER-61 to USER-77, GROUP-13, GROUP-18, KEY-30): vendor product licenses and
 * others. For a user and a user group, selecting one kind replaces the other.
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

/** Product licenses that are still loading. */
export function AddOnsSkeleton() {
  return (
    <Rows aria-hidden="true">
      {[34, 42, 30, 38].map((width) => (
        <Skeleton key={width} width={`${width}%`} />
      ))}
    </Rows>
  )
}
