/** Every demo account's password. Demo mode only; shown on the console and on the sign-in page. */
export const DEMO_PASSWORD = 'Sitewright-demo-1'

export interface DemoAccount {
  readonly userName: string
  readonly licenseId: number
  /** What it is there for, as the sign-in page and the console say it. */
  readonly purpose: string
}

export interface DemoAccountGroup {
  readonly name: string
  readonly accounts: readonly DemoAccount[]
}

/** The list on the console and on the sign-in page of demo mode. */
export const DEMO_ACCOUNTS: readonly DemoAccountGroup[] = [
  {
    name: 'Administrators',
    accounts: [
      { userName: 'super.admin', licenseId: 1, purpose: 'Every role, all licenses' },
      { userName: 'customer.admin', licenseId: 1, purpose: 'Administrator of one license' },
      { userName: 'harbour.admin', licenseId: 2, purpose: 'The same roles, another license' },
      { userName: 'user.editor', licenseId: 1, purpose: 'Users only: no API keys, no roles' },
      { userName: 'workflow.editor', licenseId: 1, purpose: 'Edits workflows only' },
      { userName: 'viewer', licenseId: 1, purpose: 'Sees lists, changes nothing' },
      { userName: 'all.licenses', licenseId: 1, purpose: 'All licenses, without the role for their own' },
      { userName: 'workflow.admin', licenseId: 1, purpose: 'Administers workflows only' },
      { userName: 'site.admin', licenseId: 1, purpose: 'Administers sites only' },
      { userName: 'config.admin', licenseId: 1, purpose: 'License settings and project settings' },
    ],
  },
  {
    name: 'Projects and licenses',
    accounts: [
      { userName: 'other.projects', licenseId: 2, purpose: 'A project of license 1 assigned' },
      { userName: 'project.reader', licenseId: 1, purpose: 'Administer Project Read' },
      { userName: 'reader.others', licenseId: 1, purpose: 'Project reader, also in license 2' },
      { userName: 'no.projects', licenseId: 1, purpose: 'No project: opens the license view' },
      { userName: 'no.roles', licenseId: 1, purpose: 'No role, no project' },
      { userName: 'no.environment', licenseId: 4, purpose: 'Active license without environments' },
    ],
  },
  {
    name: 'Sign-in cases',
    accounts: [
      { userName: 'two.factor', licenseId: 1, purpose: 'Second factor by email' },
      { userName: 'must.change', licenseId: 1, purpose: 'Must update the password' },
      { userName: 'sso.user', licenseId: 1, purpose: 'Single sign-on' },
      { userName: 'sso.initial', licenseId: 1, purpose: 'Single sign-on, initial' },
      { userName: 'locked.out', licenseId: 1, purpose: 'Locked (cannot sign in)' },
      { userName: 'inactive.user', licenseId: 1, purpose: 'Not approved (cannot sign in)' },
      { userName: 'quarry.user', licenseId: 3, purpose: 'Expired license (cannot sign in)' },
    ],
  },
]
