import { isUnlimited } from '../shared/limits'
import { type ListRows, type ListRules, pageOfList } from '../shared/lists'
import { type License, LICENSE_SORT_KEYS, type LicenseQuery, type LicenseReport, type LicenseSortKey } from './model'

const licenseList: ListRules<License, LicenseSortKey> = {
  sortKeys: LICENSE_SORT_KEYS,
  sort: [{ key: 'licenseId', isDescending: false }],
  idOf: ({ licenseId }) => licenseId,
  getTexts: ({ name, company, licenseId }) => [`${name} ${company} ${licenseId}`],
  isLast: (key, value) => (key === 'maxProjects' || key === 'maxUsers') && isUnlimited(value),
}

/** One page of all licenses, for servers that do not page. */
export const pageOfLicenses = (licenses: readonly License[], query: LicenseQuery): ListRows<License> =>
  pageOfList(licenses, query, licenseList)

/** The licenses with the numbers of their usage report, where it has a row of theirs (LIC-09). */
export function mergeReport(licenses: readonly License[], report: readonly LicenseReport[]): License[] {
  const rows = new Map(report.map((row) => [row.licenseId, row]))
  return licenses.map((license) => ({ ...license, ...rows.get(license.licenseId) }))
}
