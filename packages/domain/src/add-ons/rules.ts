import { getGroupNames, type GroupNamesById } from '../shared/group-names'
import { isUnlimited } from '../shared/limits'
import { type AddOn, type LicenseAddOn, VENDOR_CATEGORY } from './model'

export const isVendorAddOn = (addOn: Pick<AddOn, 'addonData'>): boolean => addOn.addonData.category === VENDOR_CATEGORY

/** Do these include both vendor product licenses and others? A user cannot have both kinds, directly and through groups (USER-128). */
export const hasBothKinds = (addOns: readonly Pick<AddOn, 'addonData'>[]): boolean =>
  addOns.some(isVendorAddOn) && !addOns.every(isVendorAddOn)

/** Distinct names of the user groups that assign the kind that `chosen` cannot be combined with (USER-128). */
export const groupsOfOtherKind = (addOns: readonly AddOn[], inheritedFrom: GroupNamesById, chosen: AddOn): string[] => [
  ...new Set(
    addOns
      .filter((addOn) => isVendorAddOn(addOn) !== isVendorAddOn(chosen))
      .flatMap((addOn) => getGroupNames(inheritedFrom, addOn.addOnId)),
  ),
]

/** Shown on a product tab: not where its limit hides it (CONST-07), unless it is held already. */
export const isOffered = (
  addOn: Pick<LicenseAddOn, 'addOnId' | 'maxUsers' | 'isRetired'>,
  assigned: ReadonlySet<number>,
): boolean => (addOn.maxUsers !== 0 && addOn.isRetired !== true) || assigned.has(addOn.addOnId)

/** What a choice of product licenses is after one was switched on or off, and what that dropped. */
export interface AddOnChoice {
  readonly selected: ReadonlySet<number>
  /** Of the other kind, which the choice replaced (USER-63 to USER-65, GROUP-18). */
  readonly dropped: readonly AddOn[]
}

const NONE: ReadonlySet<number> = new Set()

/**
 * Switches a product license on or off: choosing one kind, vendor or not, drops the other (USER-63, GROUP-18).
 * @param inherited ids of what groups give: it is not there to be chosen, and its direct assignment is kept (USER-82)
 */
export function toggleAddOn(
  addOns: readonly AddOn[],
  selected: ReadonlySet<number>,
  addOnId: number,
  inherited: ReadonlySet<number> = NONE,
): AddOnChoice {
  const next = new Set(selected)
  const chosen = addOns.find((addOn) => addOn.addOnId === addOnId)
  if (chosen === undefined || next.delete(addOnId)) return { selected: next, dropped: [] }
  next.add(addOnId)
  const dropped = addOns.filter(
    (addOn) =>
      !inherited.has(addOn.addOnId) && isVendorAddOn(addOn) !== isVendorAddOn(chosen) && next.delete(addOn.addOnId),
  )
  return { selected: next, dropped }
}

/**
 * Settles a saved choice. A newly added kind replaces the other kind, even if the save still names the other kind (API-114). Without new product licenses, both kinds can stay.
 * @returns `undefined` where both kinds are new
 * @param inherited ids of what groups give: its direct assignment is kept, whatever the others are (USER-82)
 */
export function settleKinds(
  addOns: readonly AddOn[],
  before: ReadonlySet<number>,
  wanted: readonly number[],
  inherited: ReadonlySet<number> = NONE,
): AddOnChoice | undefined {
  const chosen = addOns.filter((addOn) => wanted.includes(addOn.addOnId) && !inherited.has(addOn.addOnId))
  const vendors = chosen.filter(isVendorAddOn)
  const others = chosen.filter((addOn) => !isVendorAddOn(addOn))
  const isNew = (addOn: AddOn): boolean => !before.has(addOn.addOnId)
  const [isVendorNew, isOtherNew] = [vendors.some(isNew), others.some(isNew)]
  if (isVendorNew && isOtherNew) return undefined
  if (!isVendorNew && !isOtherNew) return { selected: new Set(wanted), dropped: [] }
  const candidates = new Set([...before, ...wanted])
  const dropped = addOns.filter(
    (addOn) => candidates.has(addOn.addOnId) && !inherited.has(addOn.addOnId) && isVendorAddOn(addOn) !== isVendorNew,
  )
  const droppedIds = new Set(dropped.map((addOn) => addOn.addOnId))
  return { selected: new Set(wanted.filter((id) => !droppedIds.has(id))), dropped }
}

/**
 * Vendors are of vendor product licenses: choosing another one clears them (USER-64), unless a vendor product license stays, which needs them (USER-67, USER-82).
 * @param after what is held directly then
 * @param added ids of what was chosen
 */
export const isClearingVendors = (
  after: readonly Pick<AddOn, 'addOnId' | 'addonData'>[],
  added: ReadonlySet<number>,
): boolean => !after.some(isVendorAddOn) && after.some((addOn) => added.has(addOn.addOnId))

/** A vendor product license needs a vendor's name (USER-67). */
export const isVendorMissing = (
  addOns: readonly AddOn[],
  selected: ReadonlySet<number>,
  vendors: readonly string[],
): boolean => vendors.length === 0 && addOns.some((addOn) => isVendorAddOn(addOn) && selected.has(addOn.addOnId))

/**
 * The product licenses whose limit a change would exceed (USER-69 to USER-72, GROUP-19, GROUP-20).
 * @param newUsers how many users would hold each for the first time, by its id; who holds it already, directly or through a group, does not count
 */
export const addOnsOverLimit = <A extends Pick<LicenseAddOn, 'addOnId' | 'name' | 'maxUsers' | 'numUsers'>>(
  addOns: readonly A[],
  newUsers: ReadonlyMap<number, number>,
): A[] =>
  addOns.filter((addOn) => {
    const added = newUsers.get(addOn.addOnId) ?? 0
    return added > 0 && !isUnlimited(addOn.maxUsers) && addOn.numUsers + added > addOn.maxUsers
  })

/** A role with the group of the catalog that it is in. */
export interface GroupedRole {
  readonly roleId: number
  readonly roleGroupId: number
}

/**
 * The direct roles that go when product licenses do: those that only what is removed has brought, and all of them where nothing is left (USER-75).
 * @param before role groups that the product licenses held so far bring, those of groups among them
 * @param after role groups of those that are left
 * @param isNothingLeft no product license is left, of groups neither
 */
export const rolesDropped = <R extends GroupedRole>(
  roles: readonly R[],
  before: ReadonlySet<number>,
  after: ReadonlySet<number>,
  isNothingLeft: boolean,
): R[] => roles.filter((role) => isNothingLeft || (before.has(role.roleGroupId) && !after.has(role.roleGroupId)))
