import type { RoleName } from '@sitewright/domain/shared/role-catalog'
import type { ShortName } from './add-ons'
import { projectNamed } from './projects'

export interface DemoGroup {
  readonly userGroupId: number
  readonly licenseId: number
  readonly name: string
  /** How many members, of those who are neither demo accounts nor vendors' people (vendors' people alone for a vendor product). */
  readonly members: number
  readonly addOns: readonly ShortName[]
  readonly roles: readonly RoleName[]
  readonly projects: readonly number[]
}

type Gives = Partial<Pick<DemoGroup, 'addOns' | 'roles'>> & { readonly projects?: readonly string[] }

const NORTHGATE: readonly (readonly [name: string, members: number, gives?: Gives])[] = [
  [
    'Site Admins',
    9,
    {
      addOns: ['MC'],
      roles: ['MENU_ADMIN_TOOL_ACCESS', 'MENU_STATUS_ACCESS', 'ADMINISTER_SITE', 'ADMINISTER_WORKFLOW'],
      projects: ['Northgate Refinery Expansion', 'Crude Unit 2', 'Tank Farm Revamp', 'Jetty 3'],
    },
  ],
  [
    'Night Shift',
    34,
    {
      addOns: ['TE'],
      roles: [
        'ADMINISTER_SITE',
        'ADMINISTER_PROJECT_READ',
        'MOBILE_MUSTER',
        'MOBILE_EQUIPMENT',
        'MENU_CONSTRUCTION_ACCESS',
      ],
      projects: ['Northgate Refinery Expansion'],
    },
  ],
  [
    'Warehouse Leads',
    12,
    {
      addOns: ['MC'],
      roles: ['BUILD_RECEIPT', 'POST_RECEIPT', 'BUILD_PICK', 'POST_PICK', 'MENU_MATERIAL_CONTROL_ACCESS'],
      projects: ['Laydown Lease 12', 'Laydown Lease 14'],
    },
  ],
  ['Day Shift', 48, { addOns: ['TE'], roles: ['MOBILE_WORKER', 'MOBILE_MUSTER'] }],
  ['Materials Team', 22, { addOns: ['MC'], roles: ['BUILD_REQUEST', 'BUILD_REQUISITION', 'VIEW_DASHBOARD_NEEDS'] }],
  ['Preservation Crew', 11, { projects: ['Northgate Refinery Expansion', 'Hydrogen Plant'] }],
  ['Tool Crib', 8, { addOns: ['TE'], roles: ['UPDATE_TOOL_DETAILS', 'MOBILE_EQUIPMENT'] }],
  [
    'Quality Inspectors',
    14,
    { addOns: ['CON'], roles: ['UPDATE_DOCUMENT_DETAILS', 'VIEW_ATTACHMENTS', 'EDIT_ATTACHMENTS'] },
  ],
  ['Commissioning', 10, { addOns: ['CON'], roles: ['VIEW_MAP'], projects: ['Power Island', 'Gas Turbine Hall'] }],
  ['Field Engineers', 26, { addOns: ['CON'], roles: ['VIEW_MAP', 'VIEW_ATTACHMENTS'], projects: ['Refinery Works'] }],
  ['Document Control', 5, { addOns: ['DOC'], roles: ['UPDATE_DOCUMENT_DETAILS'] }],
  ['Safety and Muster', 13, { addOns: ['MUS'], roles: ['MOBILE_MUSTER'] }],
  ['Piping', 31, { projects: ['Crude Unit 2', 'Hydrogen Plant'] }],
  ['Electrical', 27, { projects: ['Switchyard 230 kV'] }],
  ['Instrumentation', 16, { addOns: ['SNS'], roles: ['ADMINISTER_READER', 'ADMINISTER_SENSOR_NETWORK'] }],
  ['Jetty Team', 7, { projects: ['Jetty 3'] }],
  ['Vendor Coordinators', 4, { addOns: ['VND'], roles: ['VIEW_DASHBOARD_DELIVERY'] }],
  ['Visitors', 0],
]

const HARBOUR: readonly (readonly [name: string, members: number, gives?: Gives])[] = [
  ['Site Admins', 3, { addOns: ['MC'], roles: ['MENU_ADMIN_TOOL_ACCESS', 'ADMINISTER_SITE'] }],
  ['Crane Crew', 12, { addOns: ['TE'], projects: ['Quay Crane Rails'] }],
  ['Survey', 5],
]

const rows = [...NORTHGATE.map((group) => [1, group] as const), ...HARBOUR.map((group) => [2, group] as const)]

/** 18 groups of license 1, among them one that gives nothing and has no member, and three of license 2. */
export const DEMO_GROUPS: readonly DemoGroup[] = rows.map(([licenseId, [name, members, gives]], index) => ({
  userGroupId: index + 1,
  licenseId,
  name,
  members,
  addOns: gives?.addOns ?? [],
  roles: gives?.roles ?? [],
  projects: (gives?.projects ?? []).map((project) => projectNamed(project).projectId),
}))
