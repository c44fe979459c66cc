import { addOnLabels, addOnMessages } from '@sitewright/domain/add-ons/messages'
import type { AddOnsChoice, LicenseAddOn } from '@sitewright/domain/add-ons/model'
import {
  type GroupedRole,
  groupsOfOtherKind,
  isClearingVendors,
  isVendorAddOn,
  rolesDropped,
  toggleAddOn,
} from '@sitewright/domain/add-ons/rules'
import type { RoleInfo } from '@sitewright/domain/roles/model'
import { getGroupNames } from '@sitewright/domain/shared/group-names'
import { grantMessages } from '@sitewright/domain/shared/grant-messages'
import { getDifference, toggleId } from '../../../draft/id-set'
import type { Change } from '../../../unsaved-bar/UnsavedBar'
import type { AddOnsContent } from './AddOnsTab'

type AddOnIds = ReadonlySet<number>

const NO_VENDORS: ReadonlySet<string> = new Set()

/** The stored product licenses and vendors. */
export const getStoredChoice = ({ assigned, vendors }: Pick<AddOnsContent, 'assigned' | 'vendors'>): AddOnsChoice => ({
  addOnIds: new Set(assigned.value),
  vendors: new Set(vendors?.assigned),
})

/** Names of the user groups that assign a product license. */
export const getInheritedFrom = ({ groupInfo }: Pick<AddOnsContent, 'groupInfo'>, addOnId: number): readonly string[] =>
  getGroupNames(groupInfo?.userGroupsByAddOnId ?? {}, addOnId)

/** What a choice replaced, so that the page says it at once (USER-63 to USER-65). */
export interface Replacement {
  chosen: number
  removed: readonly number[]
  areVendorsCleared: boolean
}

type Kinds = Pick<AddOnsContent, 'addOns' | 'groupInfo' | 'canMixKinds'>

/**
 * Adds or removes a product license. Adding one kind removes the direct ones of the other kind, unless groups assign them too, and the first
 * one that is not a vendor's clears the vendors. Removes nothing else if both kinds can be combined.
 */
export function toggleChoice(
  content: Kinds,
  choice: AddOnsChoice,
  addOnId: number,
): { choice: AddOnsChoice; replacement: Replacement | undefined } {
  const { addOns, canMixKinds = false } = content
  if (canMixKinds)
    return { choice: { ...choice, addOnIds: toggleId(choice.addOnIds, addOnId) }, replacement: undefined }
  const { selected, dropped } = toggleAddOn(addOns, choice.addOnIds, addOnId, getInheritedIds(content))
  const vendors = clearVendors(addOns, selected, new Set([addOnId]), choice.vendors)
  const areVendorsCleared = vendors.size < choice.vendors.size
  const removed = dropped.map((addOn) => addOn.addOnId)
  const isReplacing = removed.length > 0 || areVendorsCleared
  return {
    choice: { addOnIds: selected, vendors },
    replacement: isReplacing ? { chosen: addOnId, removed, areVendorsCleared } : undefined,
  }
}

const getInheritedIds = (content: Pick<AddOnsContent, 'addOns' | 'groupInfo'>): Set<number> =>
  new Set(content.addOns.map(({ addOnId }) => addOnId).filter((id) => getInheritedFrom(content, id).length > 0))

/** The vendors after some product licenses were added: none if none of the selected ones is a vendor's (USER-64). */
function clearVendors(
  addOns: readonly LicenseAddOn[],
  selected: AddOnIds,
  added: AddOnIds,
  vendors: ReadonlySet<string>,
): ReadonlySet<string> {
  const after = addOns.filter(({ addOnId }) => selected.has(addOnId))
  return isClearingVendors(after, added) ? NO_VENDORS : vendors
}

/** The choice that a save sends: a merge can combine vendors that someone else added with product licenses that clear them. */
export function getChoiceToSave({ addOns, canMixKinds = false }: Kinds, base: AddOnsChoice, choice: AddOnsChoice) {
  if (canMixKinds) return choice
  const added = new Set(getDifference(base.addOnIds, choice.addOnIds).added)
  return { ...choice, vendors: clearVendors(addOns, choice.addOnIds, added, choice.vendors) }
}

/** Whether a replacement is still selected and not saved yet. */
export const isReplacementPending = ({ chosen, removed }: Replacement, base: AddOnIds, selected: AddOnIds): boolean =>
  selected.has(chosen) &&
  !removed.some((id) => selected.has(id)) &&
  (!base.has(chosen) || removed.some((id) => base.has(id)))

/** The selected product licenses of both kinds, of which a user can keep one. */
export interface MixedKinds {
  vendor: readonly LicenseAddOn[]
  standard: readonly LicenseAddOn[]
}

/**
 * Finds both kinds in a choice that adds to a stored one. Only a merge of the changes of two people can select them, and the server would
 * replace one kind or reject the save. Stored product licenses of both kinds can stay.
 */
export function findMixedKinds(content: Kinds, base: AddOnIds, selected: AddOnIds): MixedKinds | undefined {
  if (content.canMixKinds === true) return undefined
  const inherited = getInheritedIds(content)
  const direct = content.addOns.filter(({ addOnId }) => selected.has(addOnId) && !inherited.has(addOnId))
  const [vendor, standard] = [direct.filter(isVendorAddOn), direct.filter((addOn) => !isVendorAddOn(addOn))]
  const isMixed = vendor.length > 0 && standard.length > 0 && direct.some(({ addOnId }) => !base.has(addOnId))
  return isMixed ? { vendor, standard } : undefined
}

/** Keeps one of two kinds; without a vendor product license the vendors are cleared (USER-64). */
export function keepKind(
  content: Kinds,
  choice: AddOnsChoice,
  keep: readonly LicenseAddOn[],
  removed: readonly LicenseAddOn[],
) {
  const removedIds = new Set(removed.map(({ addOnId }) => addOnId))
  const addOnIds = new Set([...choice.addOnIds].filter((id) => !removedIds.has(id)))
  const keepIds = new Set(keep.map(({ addOnId }) => addOnId))
  return { addOnIds, vendors: clearVendors(content.addOns, addOnIds, keepIds, choice.vendors) }
}

const filterAssigned = (content: AddOnsContent, ids: AddOnIds): readonly LicenseAddOn[] =>
  content.addOns.filter(({ addOnId }) => ids.has(addOnId) || getInheritedFrom(content, addOnId).length > 0)

/** Whether a choice leaves no product license, neither direct nor inherited. */
export const isEmptyChoice = (content: AddOnsContent, selected: AddOnIds): boolean =>
  filterAssigned(content, selected).length === 0

const getDirectRoles = (roles: RoleInfo) =>
  roles.flatMap(({ roleGroupId, rolesForUser }) =>
    rolesForUser.filter((entry) => entry.appliedToUser).map(({ role }) => ({ roleId: role.roleId, roleGroupId })),
  )

/** The roles that a save would remove; none if the server does not say which product license includes which roles. */
function findRolesToDrop<R extends GroupedRole>(
  content: AddOnsContent,
  roles: readonly R[],
  base: AddOnIds,
  selected: AddOnIds,
): R[] {
  const before = filterAssigned(content, base)
  const after = filterAssigned(content, selected)
  const isUnknown = [...before, ...after].some((addOn) => addOn.roleGroupIds === undefined)
  if (isUnknown && after.length > 0) return []
  const getGroups = (addOns: readonly LicenseAddOn[]) => new Set(addOns.flatMap((addOn) => addOn.roleGroupIds ?? []))
  const isEmptied = before.length > 0 && after.length === 0
  return rolesDropped(roles, getGroups(before), getGroups(after), isEmptied)
}

/** Number of direct roles that a save would remove (USER-75). */
export const countRolesDropped = (content: AddOnsContent, base: AddOnIds, selected: AddOnIds): number =>
  content.roles === undefined ? 0 : findRolesToDrop(content, getDirectRoles(content.roles), base, selected).length

/**
 * Why a product license cannot be added or removed: the user inherits the other kind (USER-128), or a save would remove roles that the current user cannot remove (ROLE-55).
 * A stored product license can always be added back.
 */
export function getLockReason(
  content: AddOnsContent,
  base: AddOnIds,
  choice: AddOnsChoice,
  addOn: LicenseAddOn,
): string | undefined {
  const { addOns, groupInfo, lockedRoles = [], canMixKinds = false } = content
  const { addOnId } = addOn
  const isAdding = !choice.addOnIds.has(addOnId)
  const inheritedFrom = groupInfo?.userGroupsByAddOnId ?? {}
  const mixing = canMixKinds || !isAdding || base.has(addOnId) ? [] : groupsOfOtherKind(addOns, inheritedFrom, addOn)
  if (mixing.length > 0) return addOnMessages.mixesWithGroups(mixing)
  if (lockedRoles.length === 0) return undefined
  const next = toggleChoice(content, choice, addOnId).choice
  const taken = findRolesToDrop(content, lockedRoles, base, next.addOnIds)
  return taken.length === 0 ? undefined : grantMessages.taken(taken.map(({ label }) => label))
}

/** The chip of the roles that a save would remove. It counts each of them, so that the chips and the number beside them agree. */
export const getRolesChanges = (count: number): Change[] =>
  count === 0 ? [] : [{ id: 'roles', label: addOnLabels.roles(count), kind: 'removed', count }]
