import { addOnLabels, addOnMessages } from '@sitewright/domain/add-ons/messages'
import type { LicenseAddOn } from '@sitewright/domain/add-ons/model'
import {
  type GroupedRole,
  groupsOfOtherKind,
  isClearingVendors,
  rolesDropped,
  toggleAddOn,
} from '@sitewright/domain/add-ons/rules'
import type { RoleInfo } from '@sitewright/domain/roles/model'
import { type GivenBy, giversOf } from '@sitewright/domain/shared/given-by'
import { grantMessages } from '@sitewright/domain/shared/grants'
import { toggleId } from '../../../assignment/assignment-state'
import type { Change } from '../../../unsaved-bar/UnsavedBar'
import type { AddOnsOf } from './AddOnsTab'

/** A product license or a vendor, as one list of what is assigned. */
export type ChoiceId = number | `vendor ${string}`

const PREFIX = 'vendor '
export const vendorId = (name: string): ChoiceId => `vendor ${name}`
const isVendorName = (id: ChoiceId): id is `vendor ${string}` => typeof id === 'string'

export const addOnIdsIn = (ids: Iterable<ChoiceId>): number[] => [...ids].filter((id) => typeof id === 'number')
export const vendorsIn = (ids: Iterable<ChoiceId>): string[] =>
  [...ids].filter(isVendorName).map((id) => id.slice(PREFIX.length))

/** What is stored, as one list. */
export const storedIds = ({ assigned, vendors }: Pick<AddOnsOf, 'assigned' | 'vendors'>): ChoiceId[] => [
  ...assigned,
  ...(vendors?.assigned ?? []).map(vendorId),
]

/** What is stored, as one list that the tag of the product licenses and the vendors tell apart from others. */
export const storedChoice = (content: Pick<AddOnsOf, 'assigned' | 'vendors' | 'tag'>) => ({
  ids: storedIds(content),
  tag: content.tag === undefined ? undefined : JSON.stringify([content.tag, content.vendors?.assigned]),
})

/** The tag of the product licenses alone, as a save names it. */
export const tagIn = (version: string | undefined): string | undefined =>
  version === undefined ? undefined : String((JSON.parse(version) as unknown[])[0])

/** What a choice has dropped, to be told at once (USER-63 to USER-65). */
export interface Replacement {
  chosen: number
  dropped: readonly number[]
  areVendorsCleared: boolean
}

/**
 * Switches a product license on or off: the other kind goes but for what groups give as well, and with a product that is no
 * vendor's the vendors do. Nothing goes where both kinds may stand side by side.
 */
export function toggleChoice(
  { addOns, givenBy, canMixKinds = false }: Pick<AddOnsOf, 'addOns' | 'givenBy' | 'canMixKinds'>,
  selected: ReadonlySet<ChoiceId>,
  addOnId: number,
): { selected: Set<ChoiceId>; replacement: Replacement | undefined } {
  if (canMixKinds) return { selected: toggleId<ChoiceId>(selected, addOnId), replacement: undefined }
  const inherited = addOns.filter((addOn) => giversOf(givenBy, addOn.addOnId).length > 0).map((addOn) => addOn.addOnId)
  const choice = toggleAddOn(addOns, new Set(addOnIdsIn(selected)), addOnId, new Set(inherited))
  const after = addOns.filter((addOn) => choice.selected.has(addOn.addOnId))
  const isClearing = isClearingVendors(after, new Set([addOnId]))
  const vendors = vendorsIn(selected)
  const areVendorsCleared = isClearing && vendors.length > 0
  const next = new Set<ChoiceId>([...choice.selected, ...(isClearing ? [] : vendors.map(vendorId))])
  const dropped = choice.dropped.map((addOn) => addOn.addOnId)
  const isReplacing = dropped.length > 0 || areVendorsCleared
  return { selected: next, replacement: isReplacing ? { chosen: addOnId, dropped, areVendorsCleared } : undefined }
}

/** Whether what was dropped is still what the choice is about. */
export const stillHolds = ({ chosen, dropped }: Replacement, selected: ReadonlySet<ChoiceId>): boolean =>
  selected.has(chosen) && !dropped.some((id) => selected.has(id))

const heldIn = (addOns: AddOnsOf['addOns'], ids: ReadonlySet<ChoiceId>, givenBy: GivenBy): AddOnsOf['addOns'] =>
  addOns.filter((addOn) => ids.has(addOn.addOnId) || giversOf(givenBy, addOn.addOnId).length > 0)

/** Would nobody's product license be left, of the groups neither? */
export const isNothingLeft = ({ addOns, givenBy }: AddOnsOf, selected: ReadonlySet<ChoiceId>): boolean =>
  heldIn(addOns, selected, givenBy).length === 0

const directRolesOf = (roles: RoleInfo) =>
  roles.flatMap(({ roleGroupId, rolesForUser }) =>
    rolesForUser.filter((entry) => entry.appliedToUser).map(({ role }) => ({ roleId: role.roleId, roleGroupId })),
  )

/** The roles that a save would remove; none where a server does not say which product license includes which roles. */
function findRolesToDrop<R extends GroupedRole>(
  { addOns, givenBy }: AddOnsOf,
  roles: readonly R[],
  base: ReadonlySet<ChoiceId>,
  selected: ReadonlySet<ChoiceId>,
): R[] {
  const before = heldIn(addOns, base, givenBy)
  const after = heldIn(addOns, selected, givenBy)
  const isUnknown = [...before, ...after].some((addOn) => addOn.roleGroupIds === undefined)
  if (isUnknown && after.length > 0) return []
  const groups = (held: AddOnsOf['addOns']) => new Set(held.flatMap((addOn) => addOn.roleGroupIds ?? []))
  const isEmptied = before.length > 0 && after.length === 0
  return rolesDropped(roles, groups(before), groups(after), isEmptied)
}

/** How many direct roles a save would remove (USER-75). */
export const countRolesDropped = (
  content: AddOnsOf,
  base: ReadonlySet<ChoiceId>,
  selected: ReadonlySet<ChoiceId>,
): number =>
  content.roles === undefined ? 0 : findRolesToDrop(content, directRolesOf(content.roles), base, selected).length

/**
 * Why a product license cannot be switched on or off: the user inherits the other kind (USER-128), or a save would remove roles that the current user cannot remove (ROLE-55).
 * A stored product license can always be switched back on.
 */
export function lockReasonOf(
  content: AddOnsOf,
  base: ReadonlySet<ChoiceId>,
  selected: ReadonlySet<ChoiceId>,
  addOn: LicenseAddOn,
): string | undefined {
  const { addOns, givenBy, lockedRoles = [], canMixKinds = false } = content
  const { addOnId } = addOn
  const isAdding = !selected.has(addOnId)
  const mixing = canMixKinds || !isAdding || base.has(addOnId) ? [] : groupsOfOtherKind(addOns, givenBy, addOn)
  if (mixing.length > 0) return addOnMessages.mixesWithGroups(mixing)
  if (lockedRoles.length === 0) return undefined
  const next = toggleChoice(content, selected, addOnId).selected
  const taken = findRolesToDrop(content, lockedRoles, base, next)
  return taken.length === 0 ? undefined : grantMessages.taken(taken.map(({ label }) => label))
}

/** The chip of the roles that a save would remove. */
export const rolesChip = (count: number): Change[] =>
  count === 0 ? [] : [{ id: 'roles', label: addOnLabels.roles(count), kind: 'removed' }]
