import { expect, it } from 'vitest'
import { canAdministerPreservations, canReadPreservationsOfProject } from './policy'

const actor = (...roles: string[]) => ({ userId: 1, userName: 'a', licenseId: 1, roles })

it('opens preservations to ADMINISTER_PRESERVATION alone, and says which role is missing [PERM-14, ROUTE-37]', () => {
  expect(canAdministerPreservations.decide(actor('ADMINISTER_PRESERVATION'))).toEqual({ allowed: true })
  expect(canAdministerPreservations.decide(actor('ACCESS_ALL_CUSTOMER_LICENCES', 'MENU_ADMIN_TOOL_ACCESS'))).toEqual({
    allowed: false,
    reason: 'You need the "Administer Preservation" role. Ask your administrator.',
  })
})

it('lets the pages of a project read its preservations [PERM-28]', () => {
  for (const role of ['ADMINISTER_PRESERVATION', 'MENU_ADMIN_TOOL_ACCESS', 'ACCESS_MY_CUSTOMER_LICENCE']) {
    expect(canReadPreservationsOfProject.decide(actor(role)).allowed).toBe(true)
  }
  expect(canReadPreservationsOfProject.decide(actor('EDIT_WORKFLOW')).allowed).toBe(false)
})
