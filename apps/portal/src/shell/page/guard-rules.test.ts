import { anyone } from '@sitewright/domain/shared/policy'
import { ROLES } from '@sitewright/domain/shared/role-catalog'
import { matchRoutes } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { redirects, type RouteName, routes, type PageRoute } from '../../paths'
import { capabilities } from '../capabilities'
import { judge, mayOpen, getRedirectUrl, signInPath } from './guard-rules'
import type { Session } from '../session/session-store'

const session = (more: Partial<Session> = {}): Session => ({
  id: 'page',
  token: 'token',
  exp: 2_000_000_000,
  userId: 7,
  userName: 'mara',
  licenseId: 1,
  roles: ['MENU_ADMIN_TOOL_ACCESS'],
  mustUpdatePassword: false,
  isExtendable: true,
  isSsoUser: false,
  ssoUrl: undefined,
  userHasNoProjects: false,
  ...more,
})

const ask = (route: PageRoute, current: Session | undefined, hadExpired = false, search = '') =>
  judge({ route, wanted: { pathname: route.path, search }, session: current, hadExpired })

describe('the guard', () => {
  it.each(['signIn', 'secondFactor', 'sso', 'ssoLogout', 'recovery', 'reset'] as const)(
    'leaves %s open to everyone [ROUTE-41, ROUTE-03, ROUTE-04, ROUTE-05, ROUTE-06, ROUTE-38]',
    (name) => {
      for (const current of [undefined, session(), session({ roles: [] }), session({ mustUpdatePassword: true })]) {
        expect(ask(routes[name], current)).toEqual({ kind: 'open' })
      }
    },
  )

  it.each(['home', 'environments'] as const)(
    'opens %s to every signed-in user, without a role [ROUTE-08, ROUTE-10]',
    (name) => {
      expect(ask(routes[name], session({ roles: [] }))).toEqual({ kind: 'open' })
      expect(ask(routes[name], undefined)).toMatchObject({ kind: 'sign-in' })
    },
  )

  it.each([
    ['ACCESS_ALL_CUSTOMER_LICENCES', 'open'],
    ['ACCESS_MY_CUSTOMER_LICENCE', 'open'],
    ['MENU_ADMIN_TOOL_ACCESS', 'open'],
    ['ADMINISTER_API_KEYS', 'insufficient'],
  ])('answers for the users with %s alone: %s [ROUTE-11, ROUTE-39, ROUTE-47]', (role, kind) => {
    expect(ask(routes.users, session({ roles: [role] })).kind).toBe(kind)
    expect(ask(routes.userDetails, session({ roles: [role] })).kind).toBe(kind)
  })

  it('sends a user without the roles Home [ROUTE-47]', () => {
    expect(ask(routes.users, session({ roles: [] }))).toEqual({ kind: 'insufficient', to: '/' })
  })

  it('sends a user who must update the password there first, whatever the roles [ROUTE-46, ROUTE-49]', () => {
    for (const roles of [[], ['MENU_ADMIN_TOOL_ACCESS']]) {
      expect(ask(routes.users, session({ mustUpdatePassword: true, roles }), false, '?page=2')).toEqual({
        kind: 'update-password',
        to: '/users/password/reset?redirectUrl=%2Fusers%2Flist%3Fpage%3D2',
      })
    }
  })

  it('spares users of single sign-on that [ROUTE-46, AUTH-75]', () => {
    expect(ask(routes.users, session({ mustUpdatePassword: true, isSsoUser: true }))).toEqual({ kind: 'open' })
  })

  it('asks for a session before anything else of a page, and says whose time has passed [ROUTE-49, ROUTE-50]', () => {
    expect(ask(routes.users, undefined)).toMatchObject({ kind: 'sign-in', isExpired: false })
    expect(ask(routes.users, undefined, true)).toMatchObject({ kind: 'sign-in', isExpired: true })
  })
})

describe('the way to Login', () => {
  it.each([
    ['/users/list', '', '/login?redirectUrl=%2Fusers%2Flist'],
    ['/users/list', '?page=2', '/login?page=2&redirectUrl=%2Fusers%2Flist%3Fpage%3D2'],
    ['/users/list', '?redirectUrl=https://web.example/a', '/login?redirectUrl=https%3A%2F%2Fweb.example%2Fa'],
    ['/', '', '/login'],
    ['/', '?redirectUrl=https://web.example/a', '/login?redirectUrl=https%3A%2F%2Fweb.example%2Fa'],
  ])('from %s%s is %s [ROUTE-42, ROUTE-43]', (pathname, search, expected) => {
    expect(signInPath({ pathname, search })).toBe(expected)
  })

  it.each([
    ['/login', '?status=412', undefined],
    ['/login/2fa', '?redirectUrl=/users/list', '/users/list'],
    ['/user/mara/details', '', '/user/mara/details'],
  ])('from %s%s leads back to %s', (pathname, search, expected) => {
    expect(getRedirectUrl({ pathname, search })).toBe(expected)
  })
})

describe('the tabs of a user', () => {
  const viewer = session()

  it.each([
    ['userDetails', true],
    ['userProjects', true],
    ['userAddOns', true],
    ['userImports', true],
    ['userRoles', false],
    ['userReports', false],
    ['userPassword', false],
  ] as const)(
    'open to who may list users, but for those with a role of their own: %s %s [ROUTE-19, USER-123]',
    (name, expected) => {
      expect(mayOpen(routes[name], viewer, 'jordan')).toBe(expected)
    },
  )

  it('show everybody the own reports, in any case of the name and without any role [USER-102, USER-105]', () => {
    const nobody = session({ roles: [] })
    expect(mayOpen(routes.userReports, nobody, 'Mara')).toBe(true)
    expect(mayOpen(routes.userReports, nobody, 'jordan')).toBe(false)
    expect(mayOpen(routes.userPassword, nobody, 'mara')).toBe(false)
    expect(mayOpen(routes.userReports, nobody, undefined)).toBe(false)
  })

  it('lead Home where the role is missing [ROUTE-47]', () => {
    const wanted = { pathname: '/user/jordan/roles', search: '' }
    const judgement = judge({ route: routes.userRoles, wanted, userName: 'jordan', session: viewer, hadExpired: false })
    expect(judgement).toEqual({ kind: 'insufficient', to: '/' })
  })
})

describe('the pages of projects and sites', () => {
  const pages = Object.values<PageRoute>(routes).filter(
    ({ path, capability }) => path.startsWith('/projects') && capability === undefined,
  )
  const opening = ['ACCESS_ALL_CUSTOMER_LICENCES', 'ACCESS_MY_CUSTOMER_LICENCE', 'MENU_ADMIN_TOOL_ACCESS']

  it('open with any one of three roles, and with no other [PERM-01, PERM-02, ROUTE-39]', () => {
    expect(pages).toHaveLength(15)
    for (const page of pages) {
      const opened = ROLES.filter(({ name }) => ask(page, session({ roles: [name] })).kind === 'open')
      expect([page.path, opened.map(({ name }) => name).toSorted()]).toEqual([page.path, opening])
      expect(ask(page, session({ roles: [] }))).toEqual({ kind: 'insufficient', to: '/' })
    }
  })
})

describe('a child route', () => {
  const parents = {
    user: 'users',
    group: 'groups',
    apiKey: 'apiKeys',
    license: 'licenseView',
    project: 'projects',
    site: 'projects',
    importSplit: 'imports',
    reportSplit: 'integrationReports',
    preservation: 'preservations',
    catalogEntry: 'catalog',
  } as const
  /** The child routes with their own list of roles. */
  const own: readonly RouteName[] = [
    'userRoles',
    'userReports',
    'userPassword',
    'userActivity',
    'groupRoles',
    'groupActivity',
    'apiKeyRoles',
    'licenseInternal',
    'licenseActivity',
    'projectActivity',
    'siteActivity',
  ]
  const opens = (name: RouteName, roles: readonly string[]) => {
    const { allow } = routes[name] as PageRoute
    return allow === anyone || allow.decide(session({ roles: [...roles] }), undefined).allowed
  }
  const children = Object.entries<PageRoute>(routes).flatMap(([name, { layout }]) =>
    layout === undefined ? [] : [[name as RouteName, parents[layout]] as const],
  )

  it.each(children)('%s has the roles of %s, unless it states its own list [ROUTE-51]', (name, parent) => {
    const differing = [[], ...ROLES.map((role) => [role.name])].filter(
      (roles) => opens(name, roles) !== opens(parent, roles),
    )
    expect(differing.length > 0).toBe(own.includes(name))
  })
})

describe('the activity tabs', () => {
  const editor = session({ roles: ['MENU_ADMIN_TOOL_ACCESS', 'ADMINISTER_USER_CREATE_UPDATE'] })

  it('open to who may edit users, on a server that has the call', () => {
    expect(mayOpen(routes.userActivity, editor, 'jordan')).toBe(false)
    capabilities.start(['activity.ofUser'])
    expect(mayOpen(routes.userActivity, editor, 'jordan')).toBe(true)
    expect(mayOpen(routes.userActivity, session(), 'jordan')).toBe(false)
    expect(mayOpen(routes.groupActivity, editor, undefined)).toBe(false)
    capabilities.start([])
  })
})

describe('the pages of API keys', () => {
  it.each(['ADMINISTER_USER_CREATE_UPDATE', 'ADMINISTER_API_KEYS'])(
    'open to who has %s, as their list does; the roles need a role more [ROUTE-23, ROUTE-24, ROLE-27]',
    (role) => {
      const pages = ['apiKeys', 'newApiKey', 'apiKeyDetails', 'apiKeyProjects', 'apiKeyAddOns'] as const
      const opened = (name: keyof typeof routes, ...roles: string[]) =>
        mayOpen(routes[name], session({ roles }), undefined)
      expect(pages.map((name) => opened(name, role))).toEqual(pages.map(() => true))
      expect(pages.map((name) => opened(name))).toEqual(pages.map(() => false))
      expect(opened('apiKeyRoles', role)).toBe(false)
      expect(opened('apiKeyRoles', role, 'ADMINISTER_ROLE')).toBe(true)
    },
  )

  it('tell a new one from one of that name [ROUTE-24]', () => {
    const all = [
      ...Object.values(routes).map(({ path }) => ({ path })),
      ...redirects.map(({ from }) => ({ path: from })),
    ]
    expect(matchRoutes(all, '/apikeys/new')?.map(({ route }) => route.path)).toEqual(['/apikeys/new'])
    expect(matchRoutes(all, '/apikeys/7')?.map(({ route }) => route.path)).toEqual(['/apikeys/:id'])
  })
})

describe('the pages of licenses', () => {
  it.each([
    ['licenses', 'ACCESS_ALL_CUSTOMER_LICENCES', 'open'],
    ['licenses', 'ACCESS_MY_CUSTOMER_LICENCE', 'insufficient'],
    ['licenses', 'MENU_ADMIN_TOOL_ACCESS', 'insufficient'],
    ['newLicense', 'ACCESS_ALL_CUSTOMER_LICENCES', 'open'],
    ['newLicense', 'ACCESS_MY_CUSTOMER_LICENCE', 'insufficient'],
  ] as const)('%s with %s alone: %s [ROUTE-25, ROUTE-30, ROLE-11]', (name, role, kind) => {
    expect(ask(routes[name], session({ roles: [role] })).kind).toBe(kind)
  })

  const view = (licenseId: number, ...roles: string[]) =>
    judge({
      route: routes.licenseView,
      wanted: { pathname: `/license/${licenseId}/view`, search: '' },
      licenseId,
      session: session({ roles }),
      hadExpired: false,
    })

  it('open the view of the own license with its role alone [ROUTE-26, ROUTE-27, ROLE-17]', () => {
    expect(view(1, 'ACCESS_MY_CUSTOMER_LICENCE').kind).toBe('open')
    expect(view(1, 'ACCESS_ALL_CUSTOMER_LICENCES').kind).toBe('insufficient')
    expect(view(1, 'MENU_ADMIN_TOOL_ACCESS').kind).toBe('insufficient')
  })

  it('refuse another license without all-licenses access, and one that is none [ROUTE-28, LIC-82]', () => {
    for (const licenseId of [2, 999, 0]) {
      expect(view(licenseId, 'ACCESS_MY_CUSTOMER_LICENCE')).toEqual({ kind: 'insufficient', to: '/' })
      expect(view(licenseId, 'ACCESS_MY_CUSTOMER_LICENCE', 'ACCESS_ALL_CUSTOMER_LICENCES').kind).toBe('open')
    }
  })

  it('send a user without projects and without the role Home [AUTH-38]', () => {
    expect(view(1)).toEqual({ kind: 'insufficient', to: '/' })
  })
})
