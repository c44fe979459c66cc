import * as z from 'zod/mini'

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

/** A product license of a license, with its limit. */
export const LicenseAddOn = z.extend(AddOn, {
  /** 0 hides it, negative is unlimited (CONST-07, CONST-08). */
  maxUsers: z.int(),
  numUsers: z.int(),
})
export type LicenseAddOn = z.infer<typeof LicenseAddOn>
