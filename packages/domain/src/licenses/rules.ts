import { isUnlimited, UNLIMITED } from '../shared/limits'
import { licenseLabels } from './messages'
import type { License } from './model'

/** What a license is called and chosen by. */
export type NamedLicense = Pick<License, 'licenseId' | 'name'>

/** Licenses as the options of a select, in their order. */
export const licenseOptions = (licenses: readonly NamedLicense[]) =>
  licenses.map((license) => ({ value: String(license.licenseId), label: licenseLabels.title(license) }))

/** The license filter of a list; none where the session works in one license alone (USER-10, KEY-07). */
export const licenseFilter = (licenses: readonly NamedLicense[] | undefined) =>
  licenses && { label: licenseLabels.license, all: licenseLabels.all, options: licenseOptions(licenses) }

/** What the license of an id is called among those that are known; its number alone where it is not one of them. */
export function licenseTitle(licenses: readonly NamedLicense[] | undefined, licenseId: number): string {
  const license = licenses?.find((candidate) => candidate.licenseId === licenseId)
  return license ? licenseLabels.title(license) : String(licenseId)
}

/** A product license with the limit 0 is hidden everywhere but in license edit (LIC-41, LIC-44). */
export const isHiddenAddOn = ({ maxUsers }: { readonly maxUsers: number }): boolean => maxUsers === 0

/** The product license that "All Infinite" leaves as it is (LIC-53, CONST-25). */
export const ADD_ON_OUTSIDE_ALL_INFINITE = 1

type Limits = ReadonlyMap<number, number | null>

/** Whether the switch "All Infinite" is on (LIC-56). @param limits by product license */
export const areAllInfinite = (limits: Limits): boolean => {
  const others = [...limits].filter(([addOnId]) => addOnId !== ADD_ON_OUTSIDE_ALL_INFINITE)
  return others.length > 0 && others.every(([, max]) => max !== null && isUnlimited(max))
}

/** The limits with "All Infinite" on (LIC-56). A stored one below -1 is unlimited already. */
export const setAllInfinite = (limits: Limits): Map<number, number | null> =>
  new Map(
    [...limits].map(([addOnId, max]) => [
      addOnId,
      addOnId === ADD_ON_OUTSIDE_ALL_INFINITE || (max !== null && isUnlimited(max)) ? max : UNLIMITED,
    ]),
  )

/** How many more are used than a limit allows; 0 if it is not exceeded. */
export const getExcess = (used: number, max: number): number => (isUnlimited(max) ? 0 : Math.max(0, used - max))

/**
 * How much of a limit is used, in whole percent, for its bar (LIC-36, LIC-40). It is 100 only if exactly the limit is used, and more only if more is
 * used; rounding does not change that. Of a limit of 0, all is used as soon as anything is.
 * @returns `null` for an unlimited one, which has no share (LIC-37)
 */
export function getUsagePercent(used: number, max: number): number | null {
  if (isUnlimited(max)) return null
  if (max === 0) return used > 0 ? 100 : 0
  const percent = Math.round((100 * used) / max)
  if (used > max) return Math.max(101, percent)
  return used === max ? 100 : Math.min(99, percent)
}

/**
 * Reads notification days: comma-separated whole numbers, spaces allowed, an empty text is none. Removes duplicates (LIC-74, LIC-75).
 * @returns `undefined` if a part is not a whole number of 0 or more
 */
export function parseNotificationDays(text: string): number[] | undefined {
  if (text.trim() === '') return []
  const parts = text.split(',').map((part) => part.trim())
  if (!parts.every((part) => /^\d{1,9}$/.test(part))) return undefined
  return [...new Set(parts.map(Number))]
}

/** The text of notification days, as people enter it. */
export const formatNotificationDays = (days: readonly number[]): string => days.join(', ')
