import { describe, expect, it } from 'vitest'
import type { Session } from '../session/session-store'
import { buildTabs, type Tab } from './tabs'

const TABS: readonly Tab[] = [
  { id: 'details', label: 'Info', routes: ['groupDetails', 'groupUsers'] },
  { id: 'roles', label: 'Roles', routes: ['groupRoles'] },
]
const USER_TABS: readonly Tab[] = [
  { id: 'details', label: 'Details', routes: ['userDetails'] },
  { id: 'reports', label: 'Reports', routes: ['userReports'] },
]
const sessionWith = (...roles: string[]): Session => ({
  id: 'page',
  token: 'token',
  exp: 2_000_000_000,
  userId: 7,
  userName: 'Viewer',
  licenseId: 1,
  roles,
  mustUpdatePassword: false,
  isExtendable: true,
  isSsoUser: false,
  ssoUrl: undefined,
  userHasNoProjects: false,
})

describe('the tabs of a page', () => {
  it('are links to their pages, and one is current [USER-123]', () => {
    const session = sessionWith('ACCESS_ALL_CUSTOMER_LICENCES', 'ADMINISTER_ROLE')
    expect(buildTabs(TABS, { session, params: { id: 7 }, current: 'groupUsers' })).toEqual([
      { id: 'details', href: '/users/userGroup/7/details', label: 'Info', isCurrent: true, title: 'Info' },
      { id: 'roles', href: '/users/userGroup/7/roles', label: 'Roles', isCurrent: false, title: undefined },
    ])
  })

  it('say how many items they have, where that is known [NAV-40]', () => {
    const session = sessionWith('ACCESS_ALL_CUSTOMER_LICENCES', 'ADMINISTER_ROLE')
    const tabs = buildTabs(TABS, { session, params: { id: 7 }, current: undefined, counts: { roles: 0, projects: 3 } })
    expect(tabs.map(({ count }) => count)).toEqual([undefined, 0])
  })

  it('are only those that the guard lets the session open [USER-123]', () => {
    const session = sessionWith('MENU_ADMIN_TOOL_ACCESS')
    const ids = buildTabs(TABS, { session, params: { id: 7 }, current: undefined }).map(({ id }) => id)
    expect(ids).toEqual(['details'])
  })

  it('include a page that the user may open as its owner [USER-105]', () => {
    const session = sessionWith('MENU_ADMIN_TOOL_ACCESS')
    const getIds = (userName: string) =>
      buildTabs(USER_TABS, { session, params: { userName }, current: undefined }).map(({ id }) => id)
    expect(getIds('viewer')).toEqual(['details', 'reports'])
    expect(getIds('someone.else')).toEqual(['details'])
  })
})
