import { describe, expect, it, onTestFinished } from 'vitest'
import { routes } from '../paths'
import { capabilities } from './capabilities'
import { findArea } from './find-row'
import { buildNavigation, getUserSettingsHref } from './navigation'
import type { Session } from './session-store'

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

  it('counts a tab to the area of its layout, unless its row names another', () => {
    const session = withRoles('MENU_ADMIN_TOOL_ACCESS')
    expect(findArea(routes.projectInfo, undefined, session)).toBe('projects')
    expect(findArea(routes.projectSites, undefined, session)).toBe('sites')
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
