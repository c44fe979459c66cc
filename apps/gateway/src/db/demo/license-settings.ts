import type { DashboardType } from '@sitewright/domain/shortcuts/model'
import type { internalSettings, projectOverrides, reportShortcuts } from '../schema'
import { projectNamed } from './projects'
import { reportNamed } from './reports'

interface Shortcuts {
  readonly licenseId: number
  /** Names of reports in their order. */
  readonly basic: readonly string[]
  readonly dashboards: readonly (readonly [DashboardType, string])[]
}

/** Of license 1 shortcuts of each kind: an inactive report among the basic ones, and two reports on one dashboard. */
const SHORTCUTS: readonly Shortcuts[] = [
  {
    licenseId: 1,
    basic: ['Northgate Monthly Summary', 'Announcements', 'Site Calendar', 'Refinery Turnover', 'Paper Forms'],
    dashboards: [
      ['needs', 'Needs by Week'],
      ['delivery', 'Deliveries Expected'],
      ['receipts', 'Receipts Posted'],
      ['inventory', 'Inventory on Hand'],
      ['picks', 'Open Picks'],
      ['preservation', 'Preservation Work Due'],
      ['preservation', 'Preservation Work Done'],
      ['tools', 'Tools on Loan'],
    ],
  },
  {
    licenseId: 2,
    basic: ['Tide Windows', 'Harbour Monthly Summary'],
    dashboards: [['delivery', 'Deliveries Expected']],
  },
]

export const DEMO_SHORTCUTS: readonly (typeof reportShortcuts.$inferInsert)[] = SHORTCUTS.flatMap(
  ({ licenseId, basic, dashboards }) => [
    ...basic.map((name, order) => ({ licenseId, reportId: reportNamed(name), order })),
    ...dashboards.map(([type, name]) => ({ licenseId, reportId: reportNamed(name), type })),
  ],
)

export const DEMO_INTERNAL_SETTINGS: readonly (typeof internalSettings.$inferInsert)[] = [
  { licenseId: 1, customerCode: 'NGC-001', opportunityId: 'OPP-20418' },
]

export const DEMO_PROJECT_OVERRIDES: readonly (typeof projectOverrides.$inferInsert)[] = [
  { projectId: projectNamed('Northgate Refinery Expansion').projectId, type: 'CustomerCode', value: 'NGC-REF' },
  { projectId: projectNamed('Jetty 3').projectId, type: 'OpportunityId', value: 'OPP-20777' },
]
