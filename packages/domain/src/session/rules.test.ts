import { describe, expect, it } from 'vitest'
import { timeLeft } from './messages'
import { LoginInput, PasswordLogin } from './model'
import {
  isSessionValid,
  getLoginLoad,
  getLoginMode,
  needsSecondFactor,
  cleanSecondFactorCode,
  SESSION_CHECK_VERSION,
  parseSessionGuid,
  isSameUserName,
  buildSsoAddress,
  getSsoLogout,
  parseSsoReturn,
  getSsoUrl,
  getWarningStep,
} from './rules'
import { ownPath } from '../shared/own-path'

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

describe('a user name', () => {
  it.each([
    ['viewer', 'VIEWER', true],
    ['Ångström', 'ångSTRÖM', true],
    ['viewer', 'viewers', false],
    ['viewer', 'v\u0130ewer', false],
    ['viewer', 'v\u0131ewer', false],
    ['mike', 'mi\u212Ae', false],
    ['\u00E5sa', '\u212Bsa', false],
  ])('%s is the same as %s: %s', (one, other, expected) => {
    expect(isSameUserName(one, other)).toBe(expected)
  })
})

describe('an error of single sign-on', () => {
  it('is shown in part where its address is endless [AUTH-108]', () => {
    const hash = `#error=${'e'.repeat(5000)}&error_description=${'d'.repeat(2_000_000)}`
    expect(parseSsoReturn(hash)).toEqual({
      kind: 'error',
      error: `${'e'.repeat(100)}…`,
      description: `${'d'.repeat(500)}…`,
    })
  })
})

describe('where to go after sign-in', () => {
  it.each([
    '/',
    '/users/list',
    '/user/super.admin/details?tab=1#top',
    '/a//b',
    '/użytkownicy',
    '/a%',
    '/loginx',
    '/user/login/details',
  ])('follows %s [AUTH-47]', (path) => {
    expect(ownPath(path)).toBe(path)
  })

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
    ['the sign-in page in capitals, which routers do not see', '/Login?logOff=true'],
    ['the sign-in page with an escape', '/%6Cogin?logOff=true'],
    ['the sign-in page behind a dot segment', '/./login?logOff=true'],
    ['the sign-in page behind two dots', '/x/%2e%2e/login?logOff=true'],
    ['the sign-in page behind slashes that dots leave', '/x/..//login'],
    ['a page below the sign-in page', '/LOGIN/sso/logout'],
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
    expect(PasswordLogin.parse({ userName: ' mara ', password: ' p ' })).toEqual({ userName: 'mara', password: ' p ' })
  })

  it('takes nothing else', () => {
    expect(
      LoginInput.safeParse({ userName: 'mara', password: 'p', role: 'ACCESS_ALL_CUSTOMER_LICENCES' }).success,
    ).toBe(false)
  })
})

describe('why Login was opened', () => {
  it.each([
    ['plainly', '', '', { kind: 'plain' }],
    ['for a status', '?status=412', '', { kind: 'status', isEnded: true }],
    ['for another status', '?status=500', '', { kind: 'status', isEnded: false }],
    ['to log off', '?logOff=true', '', { kind: 'log-off' }],
    ['with something else said of logging off', '?logOff=1', '', { kind: 'plain' }],
    ['status before log-off', '?logOff=true&status=412', '', { kind: 'status', isEnded: true }],
    [
      'by single sign-on, before all else',
      '?status=412&logOff=true',
      '#id_token=abc&state=s',
      { kind: 'sso', sso: { kind: 'token', idToken: 'abc', state: 's' } },
    ],
    [
      'by single sign-on without a state',
      '',
      '#id_token=abc',
      { kind: 'sso', sso: { kind: 'token', idToken: 'abc', state: undefined } },
    ],
    [
      'by an error of single sign-on',
      '',
      '#error=denied&error_description=No+way',
      { kind: 'sso', sso: { kind: 'error', error: 'denied', description: 'No way' } },
    ],
    [
      'by both, which is an error',
      '',
      '#id_token=abc&error=bad',
      { kind: 'sso', sso: { kind: 'error', error: 'bad', description: '' } },
    ],
    ['with a hash of something else', '', '#main', { kind: 'plain' }],
  ])(
    'follows from the address: %s [AUTH-02, AUTH-03, AUTH-11, AUTH-50..AUTH-57, AUTH-108]',
    (_, search, hash, expected) => {
      expect(getLoginLoad({ search, hash })).toEqual(expected)
    },
  )
})

it.each([
  [undefined, 'normal'],
  ['', 'normal'],
  ['https://idp.example/start', 'relog'],
])('a stored sso url of %s starts %s mode [AUTH-14..AUTH-16]', (ssoUrl, mode) => {
  expect(getLoginMode(ssoUrl)).toBe(mode)
})

it.each([
  [{ type: 'email' }, true],
  [{ type: 'session' }, false],
  [{}, false],
])('a reply of %o needs the second factor: %s [AUTH-22..AUTH-24]', (reply, expected) => {
  expect(needsSecondFactor(reply)).toBe(expected)
})

describe('an address of single sign-on', () => {
  const origin = 'https://portal.example'
  it.each([
    ['https://idp.example/start?a=b', 'https://idp.example/start?a=b'],
    ['http://localhost:8080/gateway/x/sso/start', 'http://localhost:8080/gateway/x/sso/start'],
    ['/gateway/x/sso/start', 'https://portal.example/gateway/x/sso/start'],
    ['http://idp.example/start', undefined],
    ['javascript:alert(1)', undefined],
    ['data:text/html,x', undefined],
    ['https://', undefined],
    ['', undefined],
    [null, undefined],
  ])('is followed only when it is safe: %s [AUTH-103]', (address, expected) => {
    expect(buildSsoAddress(address, origin)?.href).toBe(expected)
  })

  it('tells where it logs out [AUTH-106]', () => {
    expect(getSsoLogout('https://idp.example/x/sso/start?a=b#c', origin)?.href).toBe('https://idp.example/x/sso/logout')
    expect(getSsoLogout('', origin)).toBeUndefined()
  })

  it.each([
    ['https://a.example', 'https://a.example'],
    [{ ssoUrl: ' https://a.example ' }, 'https://a.example'],
    ['', undefined],
    [{ ssoUrl: null }, undefined],
    [{}, undefined],
  ])('comes bare or in an object: %o [AUTH-105, API-18]', (reply, expected) => {
    expect(getSsoUrl(reply)).toBe(expected)
  })
})

it('a session guid comes bare or in an object [API-20]', () => {
  expect([parseSessionGuid('g'), parseSessionGuid({ sessionGuid: 'g' })]).toEqual(['g', 'g'])
})

it.each([' 123456 ', '123 456', '\t123456\n', '12\u00a03456'])(
  'a code typed or pasted as %j is sent without spaces [AUTH-31]',
  (text) => {
    expect(cleanSecondFactorCode(text)).toBe('123456')
  },
)

it.each([
  [120, '2 minutes'],
  [119, '1 minute 59 seconds'],
  [61, '1 minute 1 second'],
  [60, '1 minute'],
  [1, '1 second'],
  [0, '0 seconds'],
])('%d seconds that are left of a session read %s', (seconds, expected) => {
  expect(timeLeft(seconds)).toBe(expected)
})

it.each([
  [300, 300],
  [120, 120],
  [61, 120],
  [60, 60],
  [31, 60],
  [30, 30],
  [0, 30],
])('with %d seconds left the announcement of %d is the last that was due', (seconds, expected) => {
  expect(getWarningStep(seconds)).toBe(expected)
})
