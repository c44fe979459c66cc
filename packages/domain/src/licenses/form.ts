import * as z from 'zod/mini'
import { LAST_EXPIRY, toExpiryDate } from './expiry'
import { licenseFieldMessages } from './field-messages'
import { FirstLicense, LicenseCreate } from './input'

/** The day on which a license ends, in a form: `YYYY-MM-DD`, `null` for none, or a typed text that is not a day (LIC-76, LIC-78). */
export const ExpiryDay = z.nullable(
  z.string().check(
    z.refine((day) => !Number.isNaN(toExpiryDate(day)), { error: licenseFieldMessages.expiryInvalid, abort: true }),
    z.refine((day) => toExpiryDate(day) >= 0, { error: licenseFieldMessages.expiryTooEarly, abort: true }),
    z.refine((day) => toExpiryDate(day) <= LAST_EXPIRY, { error: licenseFieldMessages.expiryTooLate }),
  ),
)

const { name, company, environmentId, maxProjects, maxUsers, isActive } = LicenseCreate.shape

/** The form of a new license, in the order of its fields. The first that is invalid says why it cannot be saved. */
export const NewLicense = z.object({
  name,
  company,
  environmentId,
  expiryDate: ExpiryDay,
  maxProjects,
  maxUsers,
  isActive,
})
export type NewLicense = z.infer<typeof NewLicense>

/** The form of the first license, without its product licenses (FIRST-08, FIRST-16). */
export const NewFirstLicense = z.object({ ...NewLicense.shape, maxUsers: FirstLicense.shape.maxUsers })

/** The expiry date of a day in a form (LIC-78). */
export const fromExpiryDay = (day: string | null): number | null => (day === null ? null : toExpiryDate(day))

/** The body that creates the license of a form. */
export const toLicenseCreate = (input: NewLicense): LicenseCreate => ({
  ...input,
  expiryDate: fromExpiryDay(input.expiryDate),
})

/** Why a new license cannot be saved yet: the first error (LIC-80). */
export const explainInvalidLicense = (values: unknown): string | undefined =>
  NewLicense.safeParse(values).error?.issues[0]?.message
