import { describe, expect, it } from 'vitest'
import type { Actor } from '../shared/policy'
import { ManualPassword } from './model'
import { canChoosePassword, canManagePassword, canSetPassword } from './policy'

const actor = (...roles: string[]): Actor => ({ userId: 7, userName: 'mara', licenseId: 1, roles })
const owner = { userId: 8, licenseId: 1, mustUpdatePassword: false, isSsoUser: false }

describe('managing a password', () => {
  const editor = actor('ADMINISTER_USER_CREATE_UPDATE')

  it.each([
    ['of a user of the license', editor, owner, true],
    ['of a single sign-on user', editor, { ...owner, isSsoUser: true }, false],
    ['of another license', editor, { ...owner, licenseId: 2 }, false],
    ['of who administers all licenses', editor, { ...owner, isAllLicenses: true }, false],
    ['without the role', actor('MENU_ADMIN_TOOL_ACCESS'), owner, false],
    ['the own one without the role', actor(), { ...owner, userId: 7 }, false],
  ])('%s [ROLE-23, USER-113, USER-114]', (_, who, user, expected) => {
    expect(canManagePassword.decide(who, user).allowed).toBe(expected)
    expect(canSetPassword.decide(who, user).allowed).toBe(expected)
  })

  it.each([
    ['with a role that the editor lacks', ['ADMINISTER_ROLE'], false],
    ['with roles that the editor holds', ['ADMINISTER_USER_CREATE_UPDATE'], true],
    ['with roles that administer nothing', ['READ_REPORTS'], true],
  ])('is choosing one for an account %s: %o [ROLE-53]', (_, roles, expected) => {
    const user = { ...owner, roles }
    expect(canChoosePassword.decide(editor, user).allowed).toBe(expected)
    expect(canSetPassword.decide(editor, user).allowed).toBe(expected)
    expect(canManagePassword.decide(editor, user).allowed).toBe(true)
  })

  it('is not needed for the own forced update [AUTH-99]', () => {
    expect(canSetPassword.decide(actor(), { ...owner, userId: 7, mustUpdatePassword: true }).allowed).toBe(true)
  })
})

it('a password that is typed twice must be the same [USER-106, USER-107]', () => {
  expect(ManualPassword.safeParse({ newPassword: ' abc ', repassword: 'abc ' }).success).toBe(true)
  const { error } = ManualPassword.safeParse({ newPassword: 'abc', repassword: 'abd' })
  expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['repassword', 'Passwords must match.'],
  ])
})
