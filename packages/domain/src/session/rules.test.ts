import { describe, expect, it } from 'vitest'
import { LoginInput } from './model'
import { isSessionValid, ownPath, SESSION_CHECK_VERSION } from './rules'

describe('a session', () => {
  const now = 1_700_000_000_000
  it.each([
    ['its time has not passed and roles are loaded', { exp: 1_700_000_001, roles: [] }, true],
    ['its time passes now', { exp: 1_700_000_000, roles: ['VIEW_MAP'] }, false],
    ['its time has passed', { exp: 1_699_999_999, roles: ['VIEW_MAP'] }, false],
    ['roles are not loaded', { exp: 1_700_000_001, roles: undefined }, false],
  ])('is judged when %s [AUTH-62, CONST-27]', (_, session, expected) => {
    expect(isSessionValid(session, now)).toBe(expected)
  })

  it('is checked with version 3 of the call [CONST-17]', () => {
    expect(SESSION_CHECK_VERSION).toBe(3)
  })
})

describe('where to go after sign-in', () => {
  it.each(['/', '/users/list', '/user/super.admin/details?tab=1#top', '/a//b', '/użytkownicy'])(
    'follows %s [AUTH-47]',
    (path) => {
      expect(ownPath(path)).toBe(path)
    },
  )

  it.each([
    ['no address', null],
    ['an empty one', ''],
    ['another host', 'https://evil.example/users'],
    ['a host without a scheme', '//evil.example'],
    ['a script', 'javascript:alert(1)'],
    ['a backslash that browsers read as a slash', '/\\evil.example'],
    ['a backslash further on', '/users\\evil'],
    ['a tab that URL parsers drop', '/\t/evil.example'],
    ['a line feed that URL parsers drop', '/\n/evil.example'],
    ['a NUL', '/\0users'],
    ['a relative path', 'users/list'],
    ['a space before the slash', ' /users'],
    ['the sign-in page', '/login'],
    ['the sign-in page with a place to go on to', '/login?redirectUrl=/users'],
  ])('ignores %s [AUTH-47]', (_, address) => {
    expect(ownPath(address)).toBeUndefined()
  })
})

describe('what a person gives to sign in', () => {
  const errorsOf = (input: unknown) =>
    LoginInput.safeParse(input).error?.issues.map((issue) => [issue.path.join('.'), issue.message])

  it('needs a user name and a password [AUTH-18, AUTH-19]', () => {
    expect(errorsOf({ userName: '  ', password: '' })).toEqual([
      ['userName', 'Please enter your username.'],
      ['password', 'Please enter your password.'],
    ])
    expect(errorsOf({})).toEqual([
      ['userName', 'Please enter your username.'],
      ['password', 'Please enter your password.'],
    ])
  })

  it('trims the name and leaves the password alone', () => {
    expect(LoginInput.parse({ userName: ' mara ', password: ' p ' })).toEqual({ userName: 'mara', password: ' p ' })
  })

  it('takes nothing else', () => {
    expect(
      LoginInput.safeParse({ userName: 'mara', password: 'p', role: 'ACCESS_ALL_CUSTOMER_LICENCES' }).success,
    ).toBe(false)
  })
})
