import * as z from 'zod/mini'
import type { LicenseAddOn } from '../add-ons/model'
import { isLicenseOpen, toExpiryDate, toExpiryDay } from './expiry'
import { licenseFieldMessages } from './field-messages'
import { ExpiryDay, fromExpiryDay } from './form'
import { AddOnLimit, LicenseInput, type AddOnLimits } from './input'
import { MAX_NOTIFICATION_DAYS, type License } from './model'
import { ADD_ON_OUTSIDE_ALL_INFINITE, formatNotificationDays, parseNotificationDays } from './rules'
import { keepUnchanged } from '../shared/stored-values'

/** What one page edits: the license, its product licenses and its integrations, which are three saves. */
export interface LicenseParts {
  readonly license: License
  readonly addOns: readonly LicenseAddOn[]
  readonly integrationIds: readonly number[]
}

/** The versions of the parts: of the license, and the ETags of its product licenses and integrations. */
export type LicenseTags = readonly [
  license: number | undefined,
  addOns: string | undefined,
  integrations: string | undefined,
]

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

/** The schema of the fields of these product licenses, without the integrations. */
export const createLicenseEditSchema = (addOns: readonly Pick<LicenseAddOn, 'addOnId'>[]) =>
  z.object({
    name,
    company,
    isActive,
    maxProjects: LicenseInput.shape.maxProjects,
    maxUsers: LicenseInput.shape.maxUsers,
    expiryDay: ExpiryDay,
    notificationDays: NotificationDays,
    ...Object.fromEntries(addOns.map(({ addOnId }) => [limitFieldOf(addOnId), AddOnLimit])),
  })

const LIMIT_FIELD = /^limit\d+$/
export const isLimitField = (field: string): field is LimitField => LIMIT_FIELD.test(field)

/** The fields of the form behind the fields of the body that are called otherwise there. */
const FORM_FIELDS: Readonly<Record<string, string>> = {
  expiryDate: 'expiryDay',
  expiryNotificationDays: 'notificationDays',
}

/** The body of the save of the license. What the form did not change is sent as it is stored (LIC-88). */
export const toLicenseInput = (edit: LicenseEdit, stored: License, changedFields: readonly string[]): LicenseInput =>
  keepUnchanged(
    {
      name: edit.name,
      company: edit.company,
      maxProjects: edit.maxProjects ?? 0,
      maxUsers: edit.maxUsers ?? 0,
      isActive: edit.isActive,
      expiryDate: fromExpiryDay(edit.expiryDay),
      expiryNotificationDays: parseNotificationDays(edit.notificationDays) ?? [],
    },
    stored,
    (field) => changedFields.includes(FORM_FIELDS[field] ?? field),
  )

/** The body of the save of the product licenses: those whose limit changed, so that a concurrent change of another one stays. */
export const toAddOnLimits = (
  edit: LicenseEdit,
  addOns: readonly LicenseAddOn[],
  changedFields: readonly string[],
): Pick<AddOnLimits[number], 'addOnId' | 'maxUsers'>[] =>
  addOns
    .filter(({ addOnId }) => changedFields.includes(limitFieldOf(addOnId)))
    .map(({ addOnId }) => ({ addOnId, maxUsers: edit[limitFieldOf(addOnId)] ?? 0 }))

/** The parts with their versions, as one read or one save has them. */
export interface LicenseState {
  readonly parts: LicenseParts
  readonly tags: LicenseTags
}

type Limits = ReadonlyMap<number, number | null>

/** The limits with "All Infinite" off again: those before it was switched on, else the stored ones, which may be unlimited (LIC-56). */
export const unsetAllInfinite = (
  limits: Limits,
  before: Limits | undefined,
  stored: Limits,
): Map<number, number | null> =>
  new Map(
    [...limits].map(([addOnId, max]) => [
      addOnId,
      addOnId === ADD_ON_OUTSIDE_ALL_INFINITE ? max : ((before ?? stored).get(addOnId) ?? null),
    ]),
  )

const isEditOpen = ({ isActive, expiryDay }: Pick<LicenseEdit, 'isActive' | 'expiryDay'>, now: number): boolean => {
  const expiryDate = expiryDay === null ? null : toExpiryDate(expiryDay)
  // A text that is no day is not saved.
  return Number.isNaN(expiryDate) || isLicenseOpen({ isActive, expiryDate }, now)
}

/** Whether saving an edit closes a license that is open now, which shuts its users out (LIC-86). */
export const closesLicense = (
  before: Pick<LicenseEdit, 'isActive' | 'expiryDay'>,
  after: Pick<LicenseEdit, 'isActive' | 'expiryDay'>,
  now: number,
): boolean => isEditOpen(before, now) && !isEditOpen(after, now)
