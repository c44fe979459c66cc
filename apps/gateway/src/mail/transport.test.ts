import { expect, it } from 'vitest'
import { failureOf, mailServerOf } from './transport'

it.each([
  ['smtp://mail.example:587', 'none', 'smtp://mail.example:587?requireTLS=true'],
  ['smtp://me:s%40@mail.example?requireTLS=false', 'none', 'smtp://me:s%40@mail.example?requireTLS=true'],
  ['smtp://localhost:2525', 'none', 'smtp://localhost:2525'],
  ['smtp://[::1]:2525', 'none', 'smtp://[::1]:2525'],
  ['smtps://mail.example', 'none', 'smtps://mail.example'],
  ['smtp://mail.example', 'demo', 'smtp://mail.example'],
] as const)('the mail server of %s with SEED=%s is used as %s', (smtpUrl, seed, used) => {
  expect(mailServerOf({ smtpUrl, seed })).toBe(used)
})

it.each([
  ['an unknown recipient', { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 }, true],
  ['a text that the server does not want', { code: 'EMESSAGE', command: 'DATA', responseCode: 554 }, true],
  ['a mailbox that is full for now', { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 452 }, false],
  ['a wrong password for the server', { code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535 }, false],
  ['a sender that the server does not let send', { code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 550 }, false],
  ['a connection that ends', { code: 'ECONNECTION', command: 'CONN' }, false],
])('%s is refused for good: %o → %s', (_, facts, isFinal) => {
  expect(failureOf(Object.assign(new Error('to a@example.com'), facts))).toEqual({
    reason: Object.values(facts).join(' '),
    isFinal,
  })
})
