import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { tokenOf } from '../../../test/fake-server'
import { type PageRoute, type RouteName, routes } from '../../paths'
import { capabilities } from '../capabilities'
import { findRecord, toRecent } from './opened-record'
import { session } from '../session/session'

await vi.hoisted(async () => (await import('../../../../../tests/support/signed-out-window')).stubWindow())

const signIn = (...roles: string[]) =>
  session.start({ token: tokenOf({ userId: 7, licenseId: 1 }), userName: 'mara', roles, userHasNoProjects: false })

beforeEach(() => {
  session.end('logged-out')
  capabilities.start(['catalogEnvironments.read'])
})

// The unit tests of a worker share their modules.
afterAll(() => capabilities.start([]))

/** Pages with a parameter that are about no record that exists, or about one without a name. */
const WITHOUT_RECORD: readonly RouteName[] = [
  'duplicateUser',
  'newGroupFrom',
  'newSite',
  'bulkSites',
  'siteTree',
  'integrationReport',
  'preservationById',
  'catalog',
  'newCatalogEntry',
  'firstRunStep',
]

describe('the record of a page', () => {
  it('is known for every page whose address names one', () => {
    const params = { id: '5', userName: 'jo', projectId: '3', siteId: '5', configId: '5', kind: 'reports' }
    const withoutRecord = Object.entries<PageRoute>(routes)
      .filter(([name, { path }]) => path.includes(':') && findRecord(name, params) === undefined)
      .map(([name]) => name)
    expect(withoutRecord.toSorted()).toEqual(WITHOUT_RECORD.toSorted())
  })

  it.each([
    ['userRoles', { userName: 'jo/doe' }, 'user', '/user/jo%2Fdoe/details'],
    ['groupUsers', { id: '5' }, 'user-group', '/users/userGroup/5/details'],
    ['licenseEdit', { id: '5' }, 'license', '/license/5/view'],
    ['projectConfigs', { projectId: '5' }, 'project', '/projects/5/view'],
    ['siteProperties', { projectId: '3', siteId: '5' }, 'site', '/projects/3/site/5'],
    ['workflowActivity', { projectId: '3', id: '5' }, 'workflow', '/workflow/3/5/view'],
    ['importSystem', { configId: '5' }, 'import-system', '/imports/5/view'],
    ['importActivity', { configId: '5' }, 'import-system', '/imports/5/view'],
    ['catalogDetails', { kind: 'productLicenses', id: '5' }, 'product-license', '/catalog/productLicenses/5/details'],
  ] as const)('%s is remembered with its own page', (page, params, kind, href) => {
    signIn(
      'ACCESS_ALL_CUSTOMER_LICENCES',
      'ACCESS_MY_CUSTOMER_LICENCE',
      'MENU_ADMIN_TOOL_ACCESS',
      'ADMINISTER_WORKFLOW',
      'ADMINISTER_IMPORT_SYSTEM_DETAILS',
    )
    const record = findRecord(page, params)
    const label = record?.kind === 'user' ? record.id : 'Name'
    const remembered = record && toRecent(record, label, params, 8)
    expect(remembered).toEqual({ ...record, kind, label, href, openedAt: 8 })
  })

  it('is not remembered if its own page is not open to the session', () => {
    signIn('EDIT_WORKFLOW')
    expect(toRecent({ kind: 'user', id: 'jo' }, 'jo', { userName: 'jo' }, 8)).toBeUndefined()
  })
})
