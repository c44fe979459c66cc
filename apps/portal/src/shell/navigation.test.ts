import { describe, expect, it, onTestFinished } from 'vitest'
import { ROLES } from '@sitewright/domain/shared/role-catalog'
import { fillPath, type PageRoute, routes } from '../paths'
import { capabilities } from './capabilities'
import { findArea, findBackLink } from './page/find-row'
import { buildNavigation, getUserSettingsHref } from './navigation'
import type { Session } from './session/session-store'

const withRoles = (...roles: string[]): Session => ({
  id: 'page',
  token: 'token',
  exp: 2_000_000_000,
  userId: 7,
  userName: 'mara o/brien',
  licenseId: 1,
  roles,
  mustUpdatePassword: false,
  isExtendable: true,
  isSsoUser: false,
  ssoUrl: undefined,
  userHasNoProjects: false,
})
const labels = (...roles: string[]) =>
  buildNavigation(withRoles(...roles), {}, undefined, undefined).map(({ label }) => label)

describe('the top navigation', () => {
  it.each([
    ['MENU_ADMIN_TOOL_ACCESS', ['Users', 'Projects']],
    ['ACCESS_ALL_CUSTOMER_LICENCES', ['Licenses', 'Reports']],
    ['ACCESS_MY_CUSTOMER_LICENCE', ['License']],
    ['ADMINISTER_USER_CREATE_UPDATE', []],
    ['ADMINISTER_API_KEYS', ['API Keys']],
    ['ADMINISTER_IMPORT_SYSTEM_DETAILS', ['Imports', 'Integration']],
    ['ADMINISTER_IMPORT_SYSTEM_USER', []],
  ])(
    'with %s alone shows %j [NAV-02, NAV-03, NAV-04, NAV-05, NAV-06, NAV-07, NAV-09, NAV-10, NAV-11, PERM-10, ROLE-29]',
    (role, expected) => {
      expect(labels(role)).toEqual(expected)
    },
  )

  it('shows the catalog to users with access to all licenses, if the server has one [CAT-01]', () => {
    expect(labels('ACCESS_ALL_CUSTOMER_LICENCES')).not.toContain('Catalog')
    capabilities.start(['catalogEnvironments.list'])
    onTestFinished(() => capabilities.start([]))
    const [catalog] = buildNavigation(withRoles('ACCESS_ALL_CUSTOMER_LICENCES'), {}, 'catalog', undefined).slice(-1)
    expect(catalog).toEqual({ id: 'catalog', label: 'Catalog', href: '/catalog/environments', isCurrent: true })
    expect(labels('MENU_ADMIN_TOOL_ACCESS', 'ACCESS_MY_CUSTOMER_LICENCE')).not.toContain('Catalog')
  })

  it('shows API Keys with all licenses to users who may open their page [NAV-04, NAV-05]', () => {
    expect(labels('ACCESS_ALL_CUSTOMER_LICENCES', 'ADMINISTER_USER_CREATE_UPDATE')).toEqual([
      'API Keys',
      'Licenses',
      'Reports',
    ])
  })

  it('has the list of licenses and the own license, each with its role [NAV-07, NAV-08, NAV-14, NAV-15]', () => {
    const session = withRoles('ACCESS_ALL_CUSTOMER_LICENCES', 'ACCESS_MY_CUSTOMER_LICENCE')
    expect(buildNavigation(session, {}, 'licenses', undefined)).toEqual([
      { id: 'licenses', label: 'Licenses', href: '/license/list', isCurrent: true },
      { id: 'licenseView', label: 'License', href: '/license/1/view', isCurrent: false },
      { id: 'reportGroups', label: 'Reports', href: '/reports', isCurrent: false },
    ])
    expect(buildNavigation({ ...session, licenseId: 7 }, {}, undefined, undefined)[1]?.href).toBe('/license/7/view')
  })

  it.each([
    ['MENU_ADMIN_TOOL_ACCESS', ['Users', 'Projects', 'Sites']],
    ['ACCESS_ALL_CUSTOMER_LICENCES', ['Sites', 'Licenses', 'Reports']],
    ['ACCESS_MY_CUSTOMER_LICENCE', ['Sites', 'License']],
    ['ADMINISTER_API_KEYS', ['API Keys']],
  ])('with %s and a project that was opened shows %j [NAV-15]', (role, expected) => {
    expect(buildNavigation(withRoles(role), {}, undefined, 12).map(({ label }) => label)).toEqual(expected)
  })

  it('has Sites link to the project opened last [NAV-15]', () => {
    const session = withRoles('MENU_ADMIN_TOOL_ACCESS')
    expect(buildNavigation(session, {}, 'projects', 12).slice(1)).toEqual([
      { id: 'projects', label: 'Projects', href: '/projects', isCurrent: true },
      { id: 'sites', label: 'Sites', href: '/projects/12/view', isCurrent: false },
    ])
  })

  it('marks License on pages of the own license, and Licenses on those of others [NAV-08]', () => {
    const both = withRoles('ACCESS_ALL_CUSTOMER_LICENCES', 'ACCESS_MY_CUSTOMER_LICENCE')
    expect(findArea(routes.licenseView, '1', both)).toBe('licenseView')
    expect(findArea(routes.licenseView, '2', both)).toBe('licenses')
    expect(findArea(routes.licenses, undefined, both)).toBe('licenses')
    expect(findArea(routes.licenseView, '1', withRoles('ACCESS_ALL_CUSTOMER_LICENCES'))).toBe('licenses')
    // Ids of other things are not ids of licenses.
    expect(findArea(routes.apiKeyDetails, '1', both)).toBe('apiKeys')
    expect(findArea(undefined, '1', both)).toBeUndefined()
  })

  it.each([
    ['ACCESS_ALL_CUSTOMER_LICENCES'],
    ['ACCESS_MY_CUSTOMER_LICENCE'],
    ['MENU_ADMIN_TOOL_ACCESS', 'ADMINISTER_PRESERVATION', 'ADMINISTER_WORKFLOW'],
    ['ACCESS_ALL_CUSTOMER_LICENCES', 'ACCESS_MY_CUSTOMER_LICENCE', 'MENU_ADMIN_TOOL_ACCESS'],
  ])('marks one entry on all pages of a record with %s %s %s [NAV-37]', (...roles) => {
    const session = withRoles(...roles)
    for (const id of ['1', '2']) {
      const areas = new Map<string, Set<string | undefined>>()
      for (const row of Object.values<PageRoute>(routes)) {
        // `/license/:id/view` and `/license/:id/edit` name the same record, and so do the tabs of a layout.
        const record = row.layout ?? /^.*:\w+/.exec(row.path)?.[0]
        if (record !== undefined) areas.set(record, (areas.get(record) ?? new Set()).add(findArea(row, id, session)))
      }
      expect([...areas].filter(([, { size }]) => size !== 1)).toEqual([])
      expect(areas.get('license')).toEqual(areas.get('/license/:id'))
      expect(areas.get('project')).toEqual(areas.get('/projects/:projectId'))
    }
  })

  it('has an entry of the navigation for each area [NAV-37]', () => {
    const areas = Object.values<PageRoute>(routes).flatMap((row) => findArea(row, '2', withRoles()) ?? [])
    const entries = Object.entries<PageRoute>(routes).flatMap(([id, { navigation }]) => (navigation ? [id] : []))
    expect([...new Set(areas)].filter((area) => ![...entries, 'sites'].includes(area))).toEqual([])
  })

  it('marks the area of the page', () => {
    const session = withRoles('MENU_ADMIN_TOOL_ACCESS')
    expect(buildNavigation(session, {}, 'users', undefined)[0]).toMatchObject({ href: '/users/list', isCurrent: true })
    expect(buildNavigation(session, {}, undefined, undefined)[0]).toMatchObject({ isCurrent: false })
  })

  it('links to Mobile Admin, another application, if it is configured [NAV-16]', () => {
    expect(buildNavigation(withRoles(), {}, undefined, undefined)).toEqual([])
    expect(buildNavigation(withRoles(), { mobileAdminUrl: 'https://mobile.example/' }, undefined, undefined)).toEqual([
      {
        id: 'mobile-admin',
        label: 'Mobile Admin',
        href: 'https://mobile.example/',
        isCurrent: false,
        isExternal: true,
      },
    ])
  })
})

it('User Settings are the own details, with portal access alone [NAV-18, NAV-20]', () => {
  expect(getUserSettingsHref(withRoles('MENU_ADMIN_TOOL_ACCESS'))).toBe('/user/mara%20o%2Fbrien/details')
  expect(getUserSettingsHref(withRoles('ACCESS_ALL_CUSTOMER_LICENCES'))).toBeUndefined()
})

describe('the way back from a record that does not exist', () => {
  const session = withRoles(...ROLES.map(({ name }) => name))
  const params = {
    id: '7',
    userName: 'a/b',
    projectId: '3',
    siteId: '9',
    configId: '4',
    integrationReference: 'r',
    kind: 'reports',
    step: 'license',
  }

  it.each(Object.entries<PageRoute>(routes).filter(([, { path, allow }]) => allow !== 'anyone' && path.includes(':')))(
    'leads from %s to another page that needs no more [NAV-39]',
    (name, row) => {
      capabilities.start(['catalogEnvironments.list'])
      onTestFinished(() => capabilities.start([]))
      const { href, label } = findBackLink(row, params, session)
      expect(label).toMatch(/^Go to \w/)
      expect(href).not.toBe(fillPath<string>(row.path, params))
      const isFirstRun = name === 'firstRunStep'
      const isList = name === 'catalog'
      expect(href === '/').toBe(isFirstRun || isList)
    },
  )

  it.each([
    [routes.userRoles, '/users/list', 'Go to Users'],
    [routes.groupRoles, '/users/groups', 'Go to User Groups'],
    [routes.licenseEdit, '/license/list', 'Go to Licenses'],
    [routes.projectInfo, '/projects', 'Go to Projects'],
    [routes.siteTree, '/projects/3/view/sites', 'Go to Sites'],
    [routes.catalogDetails, '/catalog/reports', 'Go to Catalog'],
  ])('is the list that it belongs to [NAV-39]', (row, href, label) => {
    capabilities.start(['catalogEnvironments.list'])
    onTestFinished(() => capabilities.start([]))
    expect(findBackLink(row, params, session)).toEqual({ href, label })
  })

  it('is Home for users who may not open the list [NAV-39]', () => {
    expect(findBackLink(routes.licenseView, { id: '7' }, withRoles('ACCESS_MY_CUSTOMER_LICENCE'))).toEqual({
      href: '/',
      label: 'Go to Home',
    })
  })
})
