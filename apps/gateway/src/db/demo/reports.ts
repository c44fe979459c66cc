import type { RoleName } from '@sitewright/domain/shared/role-catalog'
import type { reports } from '../schema'
import { projectNamed } from './projects'
import type { Random } from './random'

/** The users who get the report of a group: those who have all that it names. */
interface Audience {
  readonly role?: RoleName
  /** Names a role that was removed since, so that it gives its report to nobody. */
  readonly isRoleRemoved?: true
  readonly licenseId?: number
  readonly projectId?: number
}

const EVERYBODY: Audience = {}
const REMOVED_ROLE: Audience = { isRoleRemoved: true }
const role = (name: RoleName): Audience => ({ role: name })
const license = (licenseId: number): Audience => ({ licenseId })
const project = (name: string): Audience => ({ projectId: projectNamed(name).projectId })

type Listed = readonly [path: string, name: string, ...audiences: Audience[]]

const LISTED: readonly Listed[] = [
  ['/General/Announcements', 'Announcements', EVERYBODY],
  ['/General/Site Calendar', 'Site Calendar', EVERYBODY],
  ['/Material/Inventory on Hand', 'Inventory on Hand', role('VIEW_DASHBOARD_INVENTORY')],
  ['/Material/Needs by Week', 'Needs by Week', role('VIEW_DASHBOARD_NEEDS')],
  ['/Material/Deliveries Expected', 'Deliveries Expected', role('VIEW_DASHBOARD_DELIVERY'), role('BUILD_SHIPMENT')],
  ['/Material/Receipts Posted', 'Receipts Posted', role('POST_RECEIPT')],
  ['/Material/Open Picks', 'Open Picks', role('POST_PICK'), role('BUILD_PICK')],
  ['/Material/Over, Short and Damaged', 'Over, Short and Damaged', role('BUILD_RECEIPT')],
  ['/Material/Requests to Approve', 'Requests to Approve', role('APPROVE_REQUEST')],
  ['/Equipment/Tools on Loan', 'Tools on Loan', role('UPDATE_TOOL_DETAILS')],
  ['/Equipment/Inspections Due', 'Inspections Due', role('MOBILE_EQUIPMENT')],
  ['/Preservation/Work Due', 'Preservation Work Due', role('VIEW_DASHBOARD_PRESERVATION')],
  ['/Preservation/Work Done', 'Preservation Work Done', role('UPDATE_PRESERVATION_ITEM')],
  ['/Safety/Muster Drill Times', 'Muster Drill Times', role('MOBILE_MUSTER'), REMOVED_ROLE],
  ['/Northgate/Monthly Summary', 'Northgate Monthly Summary', license(1)],
  ['/Northgate/Contractor Hours', 'Northgate Contractor Hours', { ...license(1), role: 'ADMINISTER_PROJECT_READ' }],
  ['/Harbour/Monthly Summary', 'Harbour Monthly Summary', license(2)],
  ['/Harbour/Tide Windows', 'Tide Windows', project('Outer Breakwater'), project('Dredging Campaign')],
  ['/Northgate/Refinery Turnover', 'Refinery Turnover', project('Northgate Refinery Expansion')],
  ['/Northgate/Jetty Progress', 'Jetty Progress', project('Jetty 3')],
  ['/Northgate/Cable Pulls', 'Cable Pulls', { ...project('Switchyard 230 kV'), role: 'UPDATE_CABLE_DETAILS' }],
  ['/General/Paper Forms', 'Paper Forms', license(1), license(2)],
]

/** Nobody fills in paper forms any more. */
const INACTIVE = ['Paper Forms']

export const DEMO_REPORTS: readonly (typeof reports.$inferInsert & { reportId: number; reportName: string })[] =
  LISTED.map(([reportPath, reportName], index) => ({
    reportId: index + 1,
    reportPath,
    reportName,
    isActive: !INACTIVE.includes(reportName),
  }))

/** In the order of their ids, from 1. Roles by name, for the catalog gives them their ids. */
export const DEMO_REPORT_GROUPS: readonly (Audience & { readonly reportId: number })[] = LISTED.flatMap(
  ([, , ...audiences], index) => audiences.map((audience) => ({ ...audience, reportId: index + 1 })),
)

/** An id that the catalog of roles never reaches. */
export const REMOVED_ROLE_ID = 1_000_000

export const reportNamed = (name: string): number => {
  const found = DEMO_REPORTS.find((report) => report.reportName === name)
  if (found === undefined) throw new Error(`The demo world has no report ${name}.`)
  return found.reportId
}

/** Assigned by hand. The summary of the administrator comes from a group as well, which wins (USER-101). */
const OF_ACCOUNTS: Readonly<Record<string, readonly number[]>> = {
  'customer.admin': ['Inventory on Hand', 'Preservation Work Due', 'Northgate Monthly Summary'].map(reportNamed),
  'harbour.admin': ['Deliveries Expected'].map(reportNamed),
  viewer: ['Muster Drill Times'].map(reportNamed),
}

interface Person {
  readonly userId: number
  readonly userName: string
  readonly isNamed: boolean
}

/** The users with directly assigned reports: demo accounts as listed, and a few others. */
export function makeUserReports(random: Random, people: readonly Person[]): { ownerId: number; itemId: number }[] {
  return people.flatMap((person) => {
    const chosen = !person.isNamed && random.chance(0.1) ? random.some(DEMO_REPORTS, random.integer(1, 3)) : []
    const ids = [...(OF_ACCOUNTS[person.userName] ?? []), ...chosen.map((report) => report.reportId)]
    return ids.map((itemId) => ({ ownerId: person.userId, itemId }))
  })
}
