import * as z from 'zod/mini'

/** (Identity specification §3.) */
export const License = z.object({
  licenseId: z.int(),
  name: z.string(),
  company: z.string(),
  environmentId: z.nullable(z.int()),
  /** Negative is unlimited (CONST-08). */
  maxProjects: z.int(),
  maxUsers: z.int(),
  isActive: z.boolean(),
  /** Epoch milliseconds. */
  expiryDate: z.nullable(z.number()),
  expiryNotificationDays: z.array(z.int()),
  licenseType: z.string(),
  ownerId: z.nullable(z.int()),
  numProjects: z.int(),
  numUsers: z.int(),
  ssoUrl: z.string(),
  version: z.int(),
})
export type License = z.infer<typeof License>

/** A vendor of a license (LIC-07). */
export const Vendor = z.object({ vendorId: z.int(), name: z.string() })
export type Vendor = z.infer<typeof Vendor>
