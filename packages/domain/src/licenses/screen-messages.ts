import { isUnlimited, UNLIMITED_LABEL } from '../shared/limits'
import { pageTitles } from '../shared/page-titles'
import { licenseFieldMessages } from './field-messages'

/** Texts of the license screens. (Identity specification §2, §5, §8.) */
export const licenseScreenMessages = {
  ...licenseFieldMessages,
  reportFailed: 'Failed to load license report.', // specified: ERR-40
  addOnsSaveFailed: 'Failed to update Product Licenses.', // specified: ERR-41
  createFailed: 'Failed to create license.', // specified: ERR-42
  saveFailed: 'Failed to update license.', // specified: ERR-43
  addOnsSaved: 'Updated license addons.', // specified: ERR-44
  saved: 'Updated license.', // specified: ERR-45
  created: 'License created.', // specified: ERR-79
  conflict: 'Someone else changed this license while you were editing.',
  linked: 'License linked to its environment.',
  linkFailed: 'Failed to link the license to its environment.',
  ownerWarning: 'The license will be created under your own user id.', // specified: LIC-47
  zeroIgnored: 'Product licenses with zero users are ignored.', // specified: LIC-55
  environmentNotFound: 'No such environment.',
  emptyTitle: 'No licenses found',
  emptyFiltered: 'No license matches this filter. Change or clear the filter to see more licenses.',
  emptyLicense: 'There are no licenses yet.',
} as const

export const licenseScreenLabels = {
  list: pageTitles.licenses,
  one: 'license',
  many: 'licenses',
  filter: 'Filter licenses',
  filterPlaceholder: 'Name, company or id',
  newTitle: pageTitles.newLicense,
  editTitle: pageTitles.editLicense,
  settings: pageTitles.licenseSettings,
  /** The page above the settings. */
  view: pageTitles.license,
  /** The button of the settings. */
  openSettings: 'Settings',
  edit: 'Edit',
  save: 'Save',
  chooseEnvironment: 'Choose an environment',
  license: pageTitles.license,
  limits: 'Limits',
  activeHelp: "Users of an inactive license can't sign in.",
  expiryHelp: 'Valid through this day. The last possible day is 18/1/2038.',
  licenseId: 'License Id',
  licenseName: 'License Name',
  name: 'Name',
  company: 'Company',
  environment: 'Environment',
  environments: 'Environments',
  owner: 'Owner',
  expiryDate: 'Expiry Date',
  /** In place of the day of a license that never expires. */
  never: 'Never',
  notificationDays: 'Notification Days',
  maxProjects: 'Max Projects',
  numProjects: 'Projects',
  maxUsers: 'Max Users',
  numUsers: 'Users',
  /** After a number: its limit. */
  of: (limit: string) => `of ${limit}`,
  active: 'Active',
  inactive: 'Inactive',
  unlimited: UNLIMITED_LABEL,
  /** The infinite button beside a limit. */
  infinite: (limit: string) => `${limit}, infinite`,
  notApplicable: 'N/A', // specified: LIC-37
  expired: 'Expired', // specified: LIC-20
  valid: 'Valid', // specified: LIC-20
  daysLeft: (days: number) => `${days} days left`, // specified: LIC-18
  allInfinite: 'All Infinite', // specified: LIC-52
  facets: { expiring: 'Expiring', expired: 'Expired', overLimit: 'Over limit', inactive: 'Inactive' },
  over: (excess: number) => `${excess.toLocaleString('en-US')} over`,
  usage: 'Usage',
  limit: 'Limit',
  used: 'Used',
  /** In the facts of the page: `44 of 50`. */
  usedOf: (used: number, max: string) => `${used} of ${max}`,
  max: 'Max',
  vendor: 'Vendor',
  productLicense: 'Product License',
  productLicenses: pageTitles.productLicenses,
  /** Limits of product licenses, in the activity. */
  addOnLimits: 'Max Users by product license',
} as const

/** A limit in words (LIC-38). */
export const formatLimit = (max: number): string => (isUnlimited(max) ? licenseScreenLabels.unlimited : String(max))

/** A limit of a product license in the audit: `Construction: 40`. */
export const formatAddOnLimit = ({ name, maxUsers }: { readonly name: string; readonly maxUsers: number }): string =>
  `${name}: ${formatLimit(maxUsers)}`
