import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { tokenOf } from '../../../test/fake-server'
import { capabilities } from '../capabilities'
import { session } from '../session/session'
import { subjectPage } from './subject-page'

await vi.hoisted(async () => (await import('../../../../../tests/support/signed-out-window')).stubWindow())

const signIn = (...roles: string[]) =>
  session.start({ token: tokenOf({ userId: 7, licenseId: 1 }), userName: 'mara', roles, userHasNoProjects: false })

beforeEach(() => {
  session.end('logged-out')
  capabilities.start(['catalogEnvironments.read'])
})

// The unit tests of a worker share their modules.
afterAll(() => capabilities.start([]))

it.each([
  ['user', 'jo/doe', '/user/jo%2Fdoe/details'],
  ['user-group', 'Night Shift', '/users/userGroup/5/details'],
  ['api-key', 'Sync', '/apikeys/5/details'],
  ['license', 'Northgate', '/license/5/view'],
  ['project', 'Refinery', '/projects/5/view'],
  ['site', 'North', '/projects/3/site/5'],
  ['workflow', 'Receive', '/workflow/3/5/view'],
  ['preservation', 'Pumps', '/preservation/3/5/view'],
  ['import-system', 'SAP', '/imports/5/view'],
  ['environment', 'PROD', '/catalog/environments/5/details'],
  ['product-license', 'Drones', '/catalog/productLicenses/5/details'],
  ['integration', 'Gates', '/catalog/integrations/5/details'],
  ['report', 'Pulls', '/catalog/reports/5/details'],
  ['report-group', 'Northgate', '/reports'],
  ['job', 'users.csv', undefined],
])('the page of a %s', (kind, name, expected) => {
  signIn(
    'ACCESS_ALL_CUSTOMER_LICENCES',
    'ACCESS_MY_CUSTOMER_LICENCE',
    'MENU_ADMIN_TOOL_ACCESS',
    'ADMINISTER_API_KEYS',
    'ADMINISTER_WORKFLOW',
    'ADMINISTER_PRESERVATION',
    'ADMINISTER_IMPORT_SYSTEM_DETAILS',
  )
  expect(subjectPage({ kind, id: '5', name, projectId: 3 })).toBe(expected)
})

it('is not a link if the user may not open the page or the thing no longer exists', () => {
  const license = { kind: 'license', id: '2', name: 'Harbour Works' }
  expect(subjectPage(license)).toBeUndefined()
  signIn('ACCESS_MY_CUSTOMER_LICENCE', 'MENU_ADMIN_TOOL_ACCESS')
  expect(subjectPage(license)).toBeUndefined()
  expect(subjectPage({ ...license, id: '1' })).toBe('/license/1/view')
  expect(subjectPage({ kind: 'workflow', id: '5', name: 'Receive', projectId: 3 })).toBeUndefined()
  expect(subjectPage({ kind: 'user', id: '5' })).toBeUndefined()
})
