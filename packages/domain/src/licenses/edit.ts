import * as z from 'zod/mini'
import type { LicenseAddOn } from '../add-ons/model'
import { toExpiryDay } from './expiry'
import { licenseFieldMessages } from './field-messages'
import { ExpiryDay, fromExpiryDay } from './form'
import { AddOnLimit, LicenseInput, type AddOnLimits } from './input'
import { MAX_NOTIFICATION_DAYS, type License } from './model'
import { ADD_ON_OUTSIDE_ALL_INFINITE, formatNotificationDays, parseNotificationDays } from './rules'
import { isUnlimited } from '../shared/limits'

/** What one page edits: the license, its product licenses and its integrations, which are three saves. */
export interface LicenseParts {
  readonly license: License
  readonly addOns: readonly LicenseAddOn[]
  readonly integrationIds: readonly number[]
}

/** The versions of the parts: of the license, and the ETags of its product licenses and integrations. */
export type LicenseTags = readonly [license: number, addOns: string | undefined, integrations: string | undefined]

/** The field of the limit of a product license. */
export type LimitField = `limit${number}`
export const limitFieldOf = (addOnId: number): LimitField => `limit${addOnId}`

/** The fields of the page, all parts in one, so that one draft merges them field by field. A limit is `null` while its field is empty. */
export type LicenseEdit = Readonly<Record<LimitField, number | null>> & {
  readonly name: string
  readonly company: string
  readonly maxProjects: number | null
  readonly maxUsers: number | null
  readonly isActive: boolean
  /** `YYYY-MM-DD` of the day in UTC. `null` never expires. */
  readonly expiryDay: string | null
  /** As people type them: `5, 10, 30`. */
  readonly notificationDays: string
  readonly integrationIds: ReadonlySet<number>
}

export const toLicenseEdit = ({ license, addOns, integrationIds }: LicenseParts): LicenseEdit => ({
  name: license.name,
  company: license.company,
  maxProjects: license.maxProjects,
  maxUsers: license.maxUsers,
  isActive: license.isActive,
  expiryDay: license.expiryDate === null ? null : toExpiryDay(license.expiryDate),
  notificationDays: formatNotificationDays(license.expiryNotificationDays),
  ...toLimitFields(addOns),
  integrationIds: new Set(integrationIds),
})

const toLimitFields = (addOns: readonly LicenseAddOn[]): Readonly<Record<LimitField, number>> =>
  Object.fromEntries(addOns.map(({ addOnId, maxUsers }) => [limitFieldOf(addOnId), maxUsers]))

/** A stored limit below -1 is legal, and shown as unlimited, but people enter -1 (LIC-73). */
const isAccepted = (limit: number | null, stored: number | undefined): boolean => limit !== null && limit === stored

const { notificationDays } = licenseFieldMessages
const { name, company, isActive } = LicenseInput.shape

const areDays = (text: string): boolean => {
  const days = parseNotificationDays(text)
  return days !== undefined && days.length <= MAX_NOTIFICATION_DAYS
}

/** Each notification day once, with a comma and a space between them: a text of the same days is no change (LIC-75). */
const NotificationDays = z.pipe(
  z.string().check(z.refine(areDays, notificationDays)),
  z.transform((text) => formatNotificationDays(parseNotificationDays(text) ?? [])),
)

/**
 * The schema of the fields, without the integrations.
 * @param stored what the server has: a stored limit is accepted, whatever it is
 */
export const createLicenseEditSchema = (stored: LicenseEdit) => {
  const limit = (schema: z.ZodMiniType<number>, before: number | null | undefined) =>
    z.any().check((context) => {
      const value = context.value as number | null
      if (before !== undefined && before !== null && isAccepted(value, before)) return
      const parsed = schema.safeParse(value)
      if (!parsed.success)
        context.issues.push({ code: 'custom', message: parsed.error.issues[0]?.message ?? '', input: value })
    })
  return z.object({
    name,
    company,
    isActive,
    maxProjects: limit(LicenseInput.shape.maxProjects, stored.maxProjects),
    maxUsers: limit(LicenseInput.shape.maxUsers, stored.maxUsers),
    expiryDay: ExpiryDay,
    notificationDays: NotificationDays,
    ...Object.fromEntries(
      Object.entries(stored)
        .filter(([field]) => isLimitField(field))
        .map(([field, before]) => [field, limit(AddOnLimit, before as number | null)]),
    ),
  })
}

const LIMIT_FIELD = /^limit\d+$/
export const isLimitField = (field: string): field is LimitField => LIMIT_FIELD.test(field)

/** The body of the save of the license. A stored limit below -1 is sent as -1, which means the same (LIC-73). */
export const toLicenseInput = (edit: LicenseEdit): LicenseInput => ({
  name: edit.name,
  company: edit.company,
  maxProjects: toLimit(edit.maxProjects),
  maxUsers: toLimit(edit.maxUsers),
  isActive: edit.isActive,
  expiryDate: fromExpiryDay(edit.expiryDay),
  expiryNotificationDays: parseNotificationDays(edit.notificationDays) ?? [],
})

const toLimit = (limit: number | null): number => Math.max(limit ?? 0, -1)

/** The body of the save of the product licenses: those whose limit changed, so that a concurrent change of another one stays. */
export const toAddOnLimits = (
  edit: LicenseEdit,
  addOns: readonly LicenseAddOn[],
  changedFields: readonly string[],
): Pick<AddOnLimits[number], 'addOnId' | 'maxUsers'>[] =>
  addOns
    .filter(({ addOnId }) => changedFields.includes(limitFieldOf(addOnId)))
    .map(({ addOnId }) => ({ addOnId, maxUsers: toLimit(edit[limitFieldOf(addOnId)] ?? null) }))

/** The parts with their versions, as one read or one save has them. */
export interface LicenseState {
  readonly parts: LicenseParts
  readonly tags: LicenseTags
}

type Limits = ReadonlyMap<number, number | null>

/**
 * The limits with "All Infinite" off again: those before it was switched on, else the stored ones. One that was unlimited all along is empty then, so that a person enters
 * it (LIC-56).
 */
export function unsetAllInfinite(
  limits: Limits,
  before: Limits | undefined,
  stored: Limits,
): Map<number, number | null> {
  const isNumber = (max: number | null | undefined): max is number => typeof max === 'number' && !isUnlimited(max)
  return new Map(
    [...limits].map(([addOnId, max]) => {
      if (addOnId === ADD_ON_OUTSIDE_ALL_INFINITE) return [addOnId, max]
      // Switched on and off, an unlimited one among others is unlimited again.
      if (before?.has(addOnId) === true) return [addOnId, before.get(addOnId) ?? null]
      const known = stored.get(addOnId)
      return [addOnId, isNumber(known) ? known : null]
    }),
  )
}
