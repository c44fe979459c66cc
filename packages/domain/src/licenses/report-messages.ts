import { licenseScreenLabels } from './screen-messages'

/** Texts of the monthly users report of a license. */
export const usersReportMessages = {
  emptyTitle: 'No monthly reports yet',
  empty: 'A report appears here at the end of each month.',
  noUsers: 'No user had this product license in this month.',
  notListed: 'This month has too many users to list. Their number is correct.',
} as const

export const usersReportLabels = {
  report: 'Report',
  current: 'Current', // specified: LIC-22
  monthly: 'Monthly', // specified: LIC-22
  title: 'Users per month',
  productLicense: licenseScreenLabels.productLicense,
  month: 'Month',
  /** Between two months of the chart. */
  missing: (months: number) =>
    `${months.toLocaleString('en-US')} ${months === 1 ? 'month' : 'months'} without a report`,
  numUsers: licenseScreenLabels.numUsers,
  maxUsers: licenseScreenLabels.maxUsers,
  chart: (addOn: string) => `Users of ${addOn} per month`,
  users: (count: number, addOn: string) =>
    `${count.toLocaleString('en-US')} ${count === 1 ? 'user' : 'users'} of ${addOn}`,
  table: (addOn: string, month: string) => `Users of ${addOn} in ${month}`,
  csv: 'CSV',
  more: (count: number) => `Show ${count.toLocaleString('en-US')} more`,
  userName: 'Username',
  name: 'Name',
  email: 'Email',
  created: 'Created',
  lastLogin: 'Last Login',
  never: 'Never',
} as const
