import { ROLES, type RoleName } from '@sitewright/domain/shared/role-catalog'
import type { users } from '../schema'
import { DEMO_ACCOUNTS } from './accounts'
import type { ShortName } from './add-ons'
import { projectNamed, projectsOf } from './projects'

const CUSTOMER_ADMIN: readonly RoleName[] = [
  'ACCESS_MY_CUSTOMER_LICENCE',
  'MENU_ADMIN_TOOL_ACCESS',
  'ADMINISTER_USER_CREATE_UPDATE',
  'ADMINISTER_API_KEYS',
  'ADMINISTER_ROLE',
  'ADMINISTER_ASSIGNED_REPORTS',
  'ADMINISTER_IMPORT_SYSTEM_USER',
  'ADMINISTER_IMPORT_SYSTEM_DETAILS',
  'ADMINISTER_PROJECT_UPDATE',
  'ADMINISTER_SITE',
  'ADMINISTER_WORKFLOW',
  'EDIT_WORKFLOW',
  'ADMINISTER_PRESERVATION',
]
const VIEWER: readonly RoleName[] = ['MENU_ADMIN_TOOL_ACCESS']

const refineryAlone = [projectNamed('Northgate Refinery Expansion').projectId]
const idsOf = (licenseId: number): number[] => projectsOf(licenseId).map((project) => project.projectId)

interface NamedUser {
  readonly firstName: string
  readonly lastName: string
  readonly position: string
  readonly roles: readonly RoleName[]
  /** Direct; roles need a product that brings their group. */
  readonly addOns: readonly ShortName[]
  readonly projects: readonly number[]
  /** What else is different about the row. */
  readonly row?: Partial<typeof users.$inferInsert>
}

/** Every demo account by its user name. None is in a user group: what an account may do is what stands here. */
const NAMED: Readonly<Record<string, NamedUser>> = {
  'super.admin': {
    firstName: 'Simone',
    lastName: 'Archer',
    position: 'Platform Administrator',
    roles: ROLES.map((role) => role.name),
    addOns: ['MC', 'TE', 'CON', 'PRS'],
    projects: [...idsOf(1), ...idsOf(2)],
  },
  'customer.admin': {
    firstName: 'Corinne',
    lastName: 'Adeyemi',
    position: 'Site Administrator',
    roles: CUSTOMER_ADMIN,
    addOns: ['MC', 'TE', 'CON'],
    projects: idsOf(1),
  },
  'harbour.admin': {
    firstName: 'Henrik',
    lastName: 'Aalto',
    position: 'Site Administrator',
    roles: CUSTOMER_ADMIN,
    addOns: ['MC', 'TE', 'CON'],
    projects: idsOf(2),
  },
  'user.editor': {
    firstName: 'Ursula',
    lastName: 'Engel',
    position: 'Onboarding Coordinator',
    roles: ['MENU_ADMIN_TOOL_ACCESS', 'ADMINISTER_USER_CREATE_UPDATE'],
    addOns: ['MC'],
    projects: refineryAlone,
  },
  'workflow.editor': {
    firstName: 'Wendell',
    lastName: 'Egger',
    position: 'Completions Planner',
    roles: ['MENU_ADMIN_TOOL_ACCESS', 'EDIT_WORKFLOW'],
    addOns: ['CON'],
    projects: refineryAlone,
  },
  viewer: {
    firstName: 'Vera',
    lastName: 'Ilves',
    position: 'Auditor',
    roles: VIEWER,
    addOns: ['MC'],
    projects: refineryAlone,
  },
  'other.projects': {
    firstName: 'Otto',
    lastName: 'Prevost',
    position: 'Marine Superintendent',
    roles: ['MENU_ADMIN_TOOL_ACCESS', 'ACCESS_OTHER_PROJECTS'],
    addOns: ['MC'],
    projects: [projectNamed('Outer Breakwater').projectId, projectNamed('Jetty 3').projectId],
  },
  'project.reader': {
    firstName: 'Petra',
    lastName: 'Reinholt',
    position: 'Cost Analyst',
    roles: ['MENU_ADMIN_TOOL_ACCESS', 'ADMINISTER_PROJECT_READ'],
    addOns: ['CON'],
    projects: [
      projectNamed('Northgate Refinery Expansion').projectId,
      projectNamed('Tank Farm Revamp').projectId,
      projectNamed('Container Terminal 2').projectId,
    ],
  },
  'no.projects': {
    firstName: 'Nils',
    lastName: 'Pettersen',
    position: 'Contract Manager',
    roles: ['ACCESS_MY_CUSTOMER_LICENCE'],
    addOns: ['TE'],
    projects: [],
  },
  'no.roles': { firstName: 'Nora', lastName: 'Rees', position: 'Visitor', roles: [], addOns: [], projects: [] },
  'no.environment': {
    firstName: 'Noel',
    lastName: 'Ewart',
    position: 'Site Administrator',
    roles: VIEWER,
    addOns: ['MC'],
    projects: idsOf(4),
  },
  'two.factor': {
    firstName: 'Theo',
    lastName: 'Falk',
    position: 'Site Administrator',
    roles: CUSTOMER_ADMIN,
    addOns: ['MC', 'TE', 'CON'],
    projects: idsOf(1),
    row: { twoFactorEnabled: true },
  },
  'must.change': {
    firstName: 'Mona',
    lastName: 'Chandra',
    position: 'Field Engineer',
    roles: VIEWER,
    addOns: ['MC'],
    projects: refineryAlone,
    row: { mustUpdatePassword: true },
  },
  'sso.user': {
    firstName: 'Silas',
    lastName: 'Oduya',
    position: 'Field Engineer',
    roles: VIEWER,
    addOns: ['MC'],
    projects: refineryAlone,
    row: { isSsoUser: true },
  },
  'sso.initial': {
    firstName: 'Signe',
    lastName: 'Ibsen',
    position: 'Field Engineer',
    roles: VIEWER,
    addOns: ['MC'],
    projects: refineryAlone,
    row: { isSsoUser: true, isSsoInitial: true },
  },
  'locked.out': {
    firstName: 'Lewis',
    lastName: 'Okonkwo',
    position: 'Logistics Coordinator',
    roles: VIEWER,
    addOns: ['MC'],
    projects: refineryAlone,
    row: { isLockedOut: true },
  },
  'inactive.user': {
    firstName: 'Ines',
    lastName: 'Barros',
    position: 'Materials Coordinator',
    roles: [],
    addOns: [],
    projects: refineryAlone,
    row: { isApproved: false },
  },
  'quarry.user': {
    firstName: 'Quentin',
    lastName: 'Umar',
    position: 'Quarry Manager',
    roles: VIEWER,
    addOns: ['MC'],
    projects: idsOf(3),
  },
}

/** Accounts that came later: their ids follow those of all people, so that no row of the others changed. */
const LATER: Readonly<Record<string, NamedUser>> = {
  'all.licenses': {
    firstName: 'Alma',
    lastName: 'Lindgren',
    position: 'Account Manager',
    roles: ['MENU_ADMIN_TOOL_ACCESS', 'ACCESS_ALL_CUSTOMER_LICENCES'],
    addOns: ['MC'],
    projects: refineryAlone,
  },
  'workflow.admin': {
    firstName: 'Walter',
    lastName: 'Amundsen',
    position: 'Completions Manager',
    roles: ['MENU_ADMIN_TOOL_ACCESS', 'ADMINISTER_WORKFLOW'],
    addOns: ['CON'],
    projects: refineryAlone,
  },
  'reader.others': {
    firstName: 'Rosa',
    lastName: 'Oliveira',
    position: 'Cost Controller',
    roles: ['MENU_ADMIN_TOOL_ACCESS', 'ADMINISTER_PROJECT_READ', 'ACCESS_OTHER_PROJECTS'],
    addOns: ['CON'],
    projects: [projectNamed('Northgate Refinery Expansion').projectId, projectNamed('Container Terminal 2').projectId],
  },
  'site.admin': {
    firstName: 'Sofia',
    lastName: 'Almeida',
    position: 'Site Manager',
    roles: ['MENU_ADMIN_TOOL_ACCESS', 'ADMINISTER_SITE'],
    addOns: ['MC'],
    projects: refineryAlone,
  },
  'config.admin': {
    firstName: 'Clara',
    lastName: 'Andersen',
    position: 'Configuration Manager',
    roles: ['MENU_ADMIN_TOOL_ACCESS', 'ACCESS_MY_CUSTOMER_LICENCE', 'ADMINISTER_PROJECT_UPDATE'],
    addOns: ['MC'],
    projects: refineryAlone,
  },
}

const ACCOUNTS = DEMO_ACCOUNTS.flatMap((group) => group.accounts)

/** The demo accounts in the order in which they are shown; the first one gets id 1. */
export const NAMED_USERS = ACCOUNTS.filter(({ userName }) => !(userName in LATER)).map((account) => {
  const named = NAMED[account.userName]
  if (named === undefined) throw new Error(`${account.userName} is announced but not made.`)
  return { ...named, userName: account.userName, licenseId: account.licenseId }
})

/** The accounts that came later, in the order of their ids. */
export const LATER_USERS = Object.entries(LATER).map(([userName, named]) => ({ ...named, userName, licenseId: 1 }))
