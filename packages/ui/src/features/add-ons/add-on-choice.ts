import { addOnLabels } from '@sitewright/domain/add-ons/messages'
import { isClearingVendors, rolesDropped, toggleAddOn } from '@sitewright/domain/add-ons/rules'
import type { RoleInfo } from '@sitewright/domain/roles/model'
import { type GivenBy, giversOf } from '@sitewright/domain/shared/given-by'
import { toggled } from '../../assignment/assignment-state'
import type { Change } from '../../unsaved-bar/UnsavedBar'
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
  if (canMixKinds) return { selected: toggled<ChoiceId>(selected, addOnId), replacement: undefined }
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

/** How many direct roles a save would remove (USER-75); 0 where a server does not tell what brings which. */
export function countRolesDropped(
  content: AddOnsOf,
  base: ReadonlySet<ChoiceId>,
  selected: ReadonlySet<ChoiceId>,
): number {
  const { addOns, givenBy, roles } = content
  if (roles === undefined) return 0
  const before = heldIn(addOns, base, givenBy)
  const after = heldIn(addOns, selected, givenBy)
  const isUnknown = [...before, ...after].some((addOn) => addOn.roleGroupIds === undefined)
  if (isUnknown && after.length > 0) return 0
  const groups = (held: AddOnsOf['addOns']) => new Set(held.flatMap((addOn) => addOn.roleGroupIds ?? []))
  const isEmptied = before.length > 0 && after.length === 0
  return rolesDropped(directRolesOf(roles), groups(before), groups(after), isEmptied).length
}

/** The chip of the roles that a save would remove. */
export const rolesChip = (count: number): Change[] =>
  count === 0 ? [] : [{ id: 'roles', label: addOnLabels.roles(count), kind: 'removed' }]
