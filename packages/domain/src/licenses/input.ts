import * as z from 'zod/mini'
import { MAX_ADD_ON_IDS } from '../add-ons/model'
import { UNLIMITED } from '../shared/limits'
import { nameChecks } from '../shared/names'
import { LAST_EXPIRY } from './expiry'
import { licenseFieldMessages } from './field-messages'
import { LICENSE_LIMITS, MAX_LIMIT, MAX_NOTIFICATION_DAYS } from './model'

/*
 * What people enter about a license. Apart from the model, so that lists of licenses load without the texts of its fields.
 */

const isLimit = (required: string, invalid: string) =>
  z
    .number({ error: (issue) => (issue.input === null || issue.input === undefined ? required : invalid) })
    .check(
      z.refine(Number.isInteger, { error: invalid, abort: true }),
      z.minimum(UNLIMITED, invalid),
      z.maximum(MAX_LIMIT, invalid),
    )

const { nameRequired, companyRequired, notificationDays, expiryTooEarly, expiryTooLate } = licenseFieldMessages

/** What a person enters on both license forms (LIC-45, LIC-50, LIC-63 to LIC-73). */
const fields = {
  name: z.string(nameRequired).check(...nameChecks(LICENSE_LIMITS.name, nameRequired)),
  company: z.string(companyRequired).check(...nameChecks(LICENSE_LIMITS.company, companyRequired)),
  maxProjects: isLimit(licenseFieldMessages.maxProjectsRequired, licenseFieldMessages.maxProjectsInvalid),
  maxUsers: isLimit(licenseFieldMessages.maxUsersRequired, licenseFieldMessages.maxUsersInvalid),
  isActive: z.boolean(),
  /** Epoch milliseconds; the last millisecond of a day in UTC (LIC-78). `null` never expires. */
  expiryDate: z.nullable(z.int().check(z.minimum(0, expiryTooEarly), z.maximum(LAST_EXPIRY, expiryTooLate))),
}

/** Body of POST license/create (API-38). */
export const LicenseCreate = z.strictObject({
  ...fields,
  environmentId: z.int(licenseFieldMessages.environmentRequired),
})
export type LicenseCreate = z.infer<typeof LicenseCreate>

/** Body of POST x/first-run/license: a license with the product licenses that it has without a limit (FIRST-08). It needs a seat for its administrator (FIRST-16). */
export const FirstLicense = z.strictObject({
  ...LicenseCreate.shape,
  maxUsers: fields.maxUsers.check(z.refine((max) => max !== 0, licenseFieldMessages.firstMaxUsersZero)),
  addOnIds: z.array(z.int()).check(z.maxLength(MAX_ADD_ON_IDS)),
})
export type FirstLicense = z.infer<typeof FirstLicense>

/** What a person edits of a license, without its product licenses and integrations. */
export const LicenseInput = z.object({
  ...fields,
  expiryNotificationDays: z
    .array(z.int(notificationDays).check(z.minimum(0, notificationDays), z.maximum(MAX_LIMIT, notificationDays)))
    .check(z.maxLength(MAX_NOTIFICATION_DAYS)),
})
export type LicenseInput = z.infer<typeof LicenseInput>

/** Body of PUT license/{licenseId} (API-40). A client may send back the whole license that it read: the rest is accepted and ignored. */
export const LicenseSave = z.strictObject({
  ...LicenseInput.shape,
  version: z.optional(z.int()),
  licenseId: z.optional(z.unknown()),
  environmentId: z.optional(z.unknown()),
  licenseType: z.optional(z.unknown()),
  ownerId: z.optional(z.unknown()),
  ownerName: z.optional(z.unknown()),
  environmentNames: z.optional(z.unknown()),
  numProjects: z.optional(z.unknown()),
  numUsers: z.optional(z.unknown()),
  ssoUrl: z.optional(z.unknown()),
})
export type LicenseSave = z.infer<typeof LicenseSave>

/** The limit of a product license, as people enter it (LIC-71, LIC-72). */
export const AddOnLimit = isLimit(licenseFieldMessages.addOnLimitRequired, licenseFieldMessages.addOnLimitInvalid)

/**
 * Body of PUT licenses/{licenseId}/addons (API-37): limits of product licenses. Those that it does not name stay. A client may send back whole product licenses that it
 * read: the rest is accepted and ignored.
 */
export const AddOnLimits = z
  .array(
    z.strictObject({
      addOnId: z.int(),
      maxUsers: AddOnLimit,
      name: z.optional(z.unknown()),
      description: z.optional(z.unknown()),
      shortName: z.optional(z.unknown()),
      addonData: z.optional(z.unknown()),
      numUsers: z.optional(z.unknown()),
      users: z.optional(z.unknown()),
      roleGroupIds: z.optional(z.unknown()),
      isRetired: z.optional(z.unknown()),
    }),
  )
  .check(z.maxLength(MAX_ADD_ON_IDS))
export type AddOnLimits = z.infer<typeof AddOnLimits>

/** Query of licenses.overLimit: a limit, of a product license or of the users of the license. */
export const OverLimitQuery = z.strictObject({ maxUsers: AddOnLimit, addOnId: z.optional(z.int()) })
export type OverLimitQuery = z.infer<typeof OverLimitQuery>
