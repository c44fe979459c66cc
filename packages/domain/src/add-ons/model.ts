import * as z from 'zod/mini'
import { orElse } from '../shared/or-else'

/** Marks vendor products: a kind of their own (CONST-24). */
export const VENDOR_CATEGORY = 'VENDOR'

export const AddonData = z.object({
  category: z.string(),
  /** `#rrggbb`, the customer's choice: shown as a swatch, never behind text. */
  color: z.string(),
  shortName: z.string(),
})

/** A product license as users, groups and keys hold it. (Identity specification §3.) */
export const AddOn = z.object({
  addOnId: z.int(),
  name: z.string(),
  description: z.string(),
  shortName: z.string(),
  addonData: AddonData,
})
export type AddOn = z.infer<typeof AddOn>

/** Another server may leave out any of it (LIC-89). */
const MaybeAddonData = z.object({
  category: orElse(z.string(), ''),
  color: orElse(z.string(), ''),
  shortName: orElse(z.string(), ''),
})

/** A product license of a license, with its limit. */
export const LicenseAddOn = z.extend(AddOn, {
  description: orElse(z.string(), ''),
  shortName: orElse(z.string(), ''),
  addonData: orElse(MaybeAddonData, { category: '', color: '', shortName: '' }),
  /** 0 hides it, negative is unlimited (CONST-07, CONST-08). */
  maxUsers: z.int(),
  numUsers: z.int(),
  /** Not offered for anything new (CAT-08); beyond the specification. */
  isRetired: z.optional(z.boolean()),
  /** Role groups that its users get. Beyond the specification, so that another server may omit them. */
  roleGroupIds: z.optional(z.array(z.int())),
})
export type LicenseAddOn = z.infer<typeof LicenseAddOn>

/** Most users that one error about both kinds of product licenses names (USER-128). */
export const MAX_NAMED_USERS = 20

/** The most product licenses that one save names. */
export const MAX_ADD_ON_IDS = 1000

/** Body of a save of the product licenses of a user: those that are assigned directly (API-68). */
export const AddOnIds = z.array(z.int()).check(z.maxLength(MAX_ADD_ON_IDS))

/** The product licenses that are assigned directly, with the vendors of a user. A user group and an API key have no vendors. */
export interface AddOnsChoice {
  readonly addOnIds: ReadonlySet<number>
  readonly vendors: ReadonlySet<string>
}
