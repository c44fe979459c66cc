import { describe, expect, it } from 'vitest'
import { UserInput } from '../users/model'
import { emailKey, emailListFault, isEmailAddress, maskedEmail, storedEmail } from './email'

const many = (count: number) => Array.from({ length: count }, (_, place) => `person.${place}@works.example`)

describe('an email address', () => {
  const CASES: [string, boolean][] = [
    ['adaeze.okafor@northgate.example', true],
    ['  a@b.example ', true],
    ['A+notices@B.EXAMPLE', true],
    ['nobody', false],
    ['nobody@', false],
    ['@works.example', false],
    ['a b@works.example', false],
    ['a..b@works.example', false],
    ['"john doe"@works.example', false],
    ['a@exämple.com', true],
    ['a@exa\u0308mple.com', true],
    ['a@xn--exmple-cua.com', true],
    ['jan@straße.example', true],
    ['jan@пример.рф', true],
    ['jan@xn--e1afmkfd.xn--p1ai', true],
    ['a@例え.テスト', true],
    ['a@exämple', false],
    ['a@exämple..com', false],
    ['a@ex ämple.com', false],
    ['a@exämple.com/b', false],
    ['a@exämple.com:25', false],
    ['a@ex%61mple.ä.com', false],
    ['a@１２７.0.0.1', false],
    ['a@b@exämple.com', false],
    ['a@xn--.xn--', false],
    ['名前@例え.テスト', false],
    [`a@${'ä'.repeat(200_000)}.com`, false],
    [`${'x'.repeat(290)}@a.example`, false],
    ['x'.repeat(200_000), false],
    ['', false],
  ]

  it.each(CASES)('%j: %s [USER-118]', (text, isValid) => {
    expect(isEmailAddress(text)).toBe(isValid)
  })

  it.each(CASES)('%j is on the user form what it is in a list [USER-41, USER-118]', (email, isValid) => {
    expect(UserInput.shape.email.safeParse(email).success).toBe(isValid)
  })

  it.each([
    [' A@Exämple.com ', 'A@xn--exmple-cua.com'],
    ['a@exa\u0308mple.com', 'a@xn--exmple-cua.com'],
    ['a@EXÄMPLE.COM', 'a@xn--exmple-cua.com'],
    ['a@xn--exmple-cua.com', 'a@xn--exmple-cua.com'],
    ['A@Works.Example', 'A@Works.Example'],
    ['nobody', 'nobody'],
    ['', ''],
  ])('%j is stored as %j [USER-136]', (text, stored) => {
    expect(storedEmail(text)).toBe(stored)
    expect(storedEmail(stored)).toBe(stored)
    expect(emailKey(text)).toBe(emailKey(stored))
  })

  it('is the same one in another case and with spaces around it [USER-121]', () => {
    expect(emailKey(' A@B.Example ')).toBe(emailKey('a@b.example'))
  })
})

describe('a list of email addresses', () => {
  it('accepts 10 by default [USER-120, USER-121, CONST-13]', () => {
    expect(emailListFault(many(10))).toBeUndefined()
    expect(emailListFault(many(11))).toBe('No more than 10 email addresses.')
    expect(emailListFault(many(11), 11)).toBeUndefined()
  })

  it('says what is wrong in the specified words [USER-118, USER-119, USER-121]', () => {
    expect(emailListFault(['a@b.example', 'nobody'])).toBe('Invalid Email Address')
    expect(emailListFault(['a@b.example', ' A@B.example'])).toBe('Email Address already exists')
    expect(emailListFault([])).toBeUndefined()
  })
})

describe('a masked email address [AUTH-118]', () => {
  it.each([
    ['carla@example.com', 'c•••@example.com'],
    ['a@b.example', 'a•••@b.example'],
    ['"odd@local"@example.com', '"•••@example.com'],
    ['😀smile@example.com', '😀•••@example.com'],
    ['', ''],
    ['@example.com', ''],
    ['nobody', ''],
  ])('of %j is %j', (address, masked) => {
    expect(maskedEmail(address)).toBe(masked)
  })
})
