import { describe, expect, it } from 'vitest'
import { grantMessages } from './grant-messages'
import { mayShutOut, mayTakeOver, rolesNotTakeable } from './grants'

const holding = (...roles: string[]) => ({ roles })
const ROLES = ['ADMINISTER_SITE', 'EDIT_WORKFLOW', 'BUILD_PICK']

describe('rolesNotTakeable', () => {
  it('are the administrative ones that the actor lacks [ROLE-55]', () => {
    expect(rolesNotTakeable(holding('ADMINISTER_USER_CREATE_UPDATE'), ROLES)).toEqual([
      'ADMINISTER_SITE',
      'EDIT_WORKFLOW',
    ])
    expect(rolesNotTakeable(holding('EDIT_WORKFLOW'), ROLES)).toEqual(['ADMINISTER_SITE'])
  })

  it('are none for who administers roles or all licenses [ROLE-55]', () => {
    expect(rolesNotTakeable(holding('ADMINISTER_ROLE'), ROLES)).toEqual([])
    expect(rolesNotTakeable(holding('ACCESS_ALL_CUSTOMER_LICENCES'), ROLES, true)).toEqual([])
  })

  it('of who administers all licenses are not for an administrator of roles [ROLE-55]', () => {
    expect(rolesNotTakeable(holding('ADMINISTER_ROLE', 'EDIT_WORKFLOW'), ROLES, true)).toEqual(['ADMINISTER_SITE'])
  })
})

describe('mayShutOut', () => {
  it('is judged as taking all roles is [ROLE-55]', () => {
    expect(mayShutOut(holding('EDIT_WORKFLOW'), ROLES)).toEqual({ allowed: false, reason: grantMessages.shutOut })
    expect(mayShutOut(holding('ADMINISTER_ROLE'), ROLES).allowed).toBe(true)
    expect(mayShutOut(holding(), ['BUILD_PICK']).allowed).toBe(true)
  })
})

describe('mayTakeOver', () => {
  it('is refused for an account with an administrative role that the actor lacks, also to an administrator of roles [ROLE-56]', () => {
    for (const actor of [holding(), holding('ADMINISTER_ROLE')]) {
      expect(mayTakeOver(actor, ROLES)).toEqual({ allowed: false, reason: grantMessages.account })
    }
    expect(mayTakeOver(holding('ADMINISTER_SITE', 'EDIT_WORKFLOW'), ROLES).allowed).toBe(true)
    expect(mayTakeOver(holding(), ['BUILD_PICK']).allowed).toBe(true)
  })
})
