import { expect, it } from 'vitest'
import { mailServerOf } from './transport'

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
