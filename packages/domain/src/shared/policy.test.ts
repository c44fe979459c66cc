import { describe, expect, it } from 'vitest'
import { anyRoleInLicense, requireAnyRole, signedIn, worksInAllLicenses, worksInLicense, type Actor } from './policy'

const actor = (...roles: string[]): Actor => ({ userId: 7, userName: 'mara', licenseId: 1, roles })

describe('a policy of roles', () => {
  const policy = requireAnyRole('canTry', 'VIEW_MAP', 'ADMINISTER_SITE')

  it.each([
    ['the first of the roles', ['VIEW_MAP'], true],
    ['the second of the roles', ['ADMINISTER_SITE'], true],
    ['another role', ['VIEW_ATTACHMENTS'], false],
    ['no role', [], false],
  ])('answers an actor with %s [ROLE-02]', (_, roles, expected) => {
    expect(policy.canDecide(actor(...roles)).allowed).toBe(expected)
    expect(policy.decide(actor(...roles)).allowed).toBe(expected)
  })

  it('says which roles are missing [ROLE-50]', () => {
    expect(policy.decide(actor())).toEqual({
      allowed: false,
      reason: 'You need one of these roles: View Map, Administer Site. Ask your administrator.',
    })
    expect(requireAnyRole('canOne', 'VIEW_MAP').decide(actor())).toEqual({
      allowed: false,
      reason: 'You need the "View Map" role. Ask your administrator.',
    })
  })
})

describe('a policy of roles in a license', () => {
  const policy = anyRoleInLicense('canTry', 'ADMINISTER_SITE')

  it.each([
    ['the role, the own license', actor('ADMINISTER_SITE'), 1, true],
    ['the role, another license', actor('ADMINISTER_SITE'), 2, false],
    ['the role and all licenses, another license', actor('ADMINISTER_SITE', 'ACCESS_ALL_CUSTOMER_LICENCES'), 2, true],
    ['all licenses without the role', actor('ACCESS_ALL_CUSTOMER_LICENCES'), 1, false],
    ['the role and other projects, another license', actor('ADMINISTER_SITE', 'ACCESS_OTHER_PROJECTS'), 2, false],
    ['no role, the own license', actor(), 1, false],
  ])('is judged by both: %s [ROLE-34, ROLE-51]', (_, who, licenseId, expected) => {
    expect(policy.decide(who, { licenseId }).allowed).toBe(expected)
  })

  it('judges the role before there is a row', () => {
    expect(policy.canDecide(actor('ADMINISTER_SITE')).allowed).toBe(true)
    expect(policy.canDecide(actor('ACCESS_ALL_CUSTOMER_LICENCES')).allowed).toBe(false)
  })
})

describe('licenses', () => {
  it('makes a super-administrator of all-licenses access, in either spelling [ROLE-09, ROLE-31]', () => {
    expect(worksInAllLicenses(actor('ACCESS_ALL_CUSTOMER_LICENCES'))).toBe(true)
    expect(worksInAllLicenses(actor('ACCESS_ALL_CUSTOMER_LICENSES'))).toBe(true)
    expect(worksInAllLicenses(actor('ACCESS_MY_CUSTOMER_LICENCE'))).toBe(false)
  })

  it('lets everybody work in the own license alone [ROLE-34]', () => {
    expect(worksInLicense(actor(), 1)).toBe(true)
    expect(worksInLicense(actor(), 2)).toBe(false)
  })
})

it('lets every session do what needs no role', () => {
  expect(signedIn.canDecide(actor()).allowed).toBe(true)
  expect(signedIn.decide(actor()).allowed).toBe(true)
})
