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
