import { describe, expect, it } from 'vitest'
import { passwordMails } from './messages'
import { NewPassword, RecoveryInput } from './model'
import { preparePassword } from './prepare'
import { passwordFaults, passwordRequirements, getPasswordTab } from './rules'

describe('the requirements of a new password', () => {
  it('are a length of 8 where the server says none [AUTH-94, CONST-11]', () => {
    for (const config of [undefined, {}, { minLength: null }])
      expect(passwordRequirements(config, 'seven77')).toEqual([
        { text: 'Must be at least 8 characters.', isMet: false },
      ])
  })

  it('are what the server says, met or not while it is typed [AUTH-93, AUTH-98]', () => {
    const config = {
      minLength: 12,
      requireDigit: true,
      requireUppercase: false,
      requirements: ['Must not be the username.'],
    }
    expect(passwordRequirements(config, ' abcdefghijk1 ')).toEqual([
      { text: 'Must be at least 12 characters.', isMet: true },
      { text: 'Must have a digit.', isMet: true },
      { text: 'Must not be the username.', isMet: undefined },
    ])
  })

  it('count what a person sees as one character once, and no spaces around [AUTH-96]', () => {
    expect(passwordRequirements({ minLength: 4 }, ' \u{1F3D7}\u{1F3D7}\u{1F3D7} ')[0]?.isMet).toBe(false)
    expect(passwordRequirements({ minLength: 3 }, '\u{1F3D7}\u{1F3D7}\u{1F3D7}')[0]?.isMet).toBe(true)
  })

  it('know letters of any script', () => {
    expect(
      passwordRequirements(
        { minLength: 1, requireUppercase: true, requireLowercase: true, requireSymbol: true },
        'Жд!',
      ).every(({ isMet }) => isMet),
    ).toBe(true)
  })
})

describe('a prepared password', () => {
  it.each([
    ['trimmed', ' Twelve spaced 12 ', 'Twelve spaced 12'],
    ['composed', 'Cafe\u0301 noir', 'Caf\u00e9 noir'],
    ['left as it is inside', 'two  blanks\u200b', 'two  blanks\u200b'],
    ['empty where it is blanks', ' \u00a0\u2003\t', ''],
    ['empty where nothing is visible', '\u200b'.repeat(9), ''],
    ['empty where it is blanks and invisible characters', '\u200b \u2060 \u3164\u2800\u0007', ''],
  ])('is %s [AUTH-96, AUTH-120]', (_, typed, expected) => {
    expect(preparePassword(typed)).toBe(expected)
    expect(preparePassword(preparePassword(typed))).toBe(expected)
    const parsed = NewPassword.safeParse({ newPassword: typed })
    expect(parsed.data?.newPassword ?? parsed.error?.issues[0]?.message).toBe(expected || 'Password required.')
  })
})

describe('a new password and its repetition', () => {
  it.each([
    ['nothing', '', '', { password: 'Password required.' }],
    ['blanks', '   ', '', { password: 'Password required.' }],
    ['nine invisible characters', '\u200b'.repeat(9), '\u200b'.repeat(9), { password: 'Password required.' }],
    ['the same, one of them decomposed', 'Cafe\u0301 noir', 'Caf\u00e9 noir', {}],
    ['too short a one', 'short', 'short', { password: 'Must be at least 8 characters.' }],
    ['another one', 'long enough', 'long enouhg', { repassword: 'Passwords must match.' }],
    [
      'both at once',
      'short',
      'other',
      { password: 'Must be at least 8 characters.', repassword: 'Passwords must match.' },
    ],
    ['the same but for spaces around', ' long enough', 'long enough ', {}],
  ])('tell all faults at once: %s [AUTH-92, AUTH-93, AUTH-95, AUTH-96]', (_, password, repassword, expected) => {
    expect(passwordFaults(undefined, { password, repassword })).toEqual(expected)
  })

  it('is trimmed before it is sent [AUTH-96]', () => {
    expect(NewPassword.parse({ newPassword: ' secret word ' })).toEqual({ newPassword: 'secret word' })
  })
})

it.each([
  ['username', '  ', 'Please enter a username.'],
  ['username', ' mara ', 'mara'],
  ['email', 'mara', 'Please enter a valid email.'],
  ['email', '', 'Please enter a valid email.'],
  ['email', ' mara@example.com ', 'mara@example.com'],
] as const)('recovery by %s makes of %j: %s [AUTH-81, AUTH-82]', (by, value, expected) => {
  const { data, error } = RecoveryInput[by].safeParse({ value })
  expect(data?.value ?? error?.issues[0]?.message).toBe(expected)
})

describe('a mail', () => {
  it('holds a name in one line, whatever was typed as one', () => {
    const name = 'Ann\r\nBcc: x@evil.example\r\n\r\nhttps://evil.example\u2028now'
    for (const { text } of [
      passwordMails.recovery('P', name, 'user', 'link'),
      passwordMails.secondFactor('P', name, '123456'),
    ]) {
      expect(text.split('\n')[0]).toBe('Hello Ann Bcc: x@evil.example https://evil.example now,')
      expect(text).not.toContain('\r')
    }
  })
})

describe('the password tab of a user', () => {
  it.each([
    ['is shown of a user with a password', false, false, 'shown'],
    ['is disabled for a user of single sign-on', true, false, 'disabled'],
    ['is hidden where single sign-on was there from the start', true, true, 'hidden'],
    ['is hidden of an initial one also when it says nothing else', false, true, 'hidden'],
  ] as const)('%s [USER-112, USER-113]', (_, isSsoUser, isSsoInitial, expected) => {
    expect(getPasswordTab({ isSsoUser, isSsoInitial })).toBe(expected)
  })
})
