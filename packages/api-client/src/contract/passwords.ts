import * as z from 'zod/mini'
import { NewPassword, SetPassword } from '@sitewright/domain/passwords/model'
import { canManagePassword, canSetPassword } from '@sitewright/domain/passwords/policy'
import { anyone } from '@sitewright/domain/shared/policy'
import * as calls from '../calls/passwords'
import { rows } from './contract'

const UserPath = z.object({ username: z.string().check(z.minLength(1), z.maxLength(256)) })
const TokenPath = z.object({ token: z.string().check(z.minLength(1), z.maxLength(512)) })

export const passwords = rows(calls.passwords, {
  recover: {
    summary:
      'Sends a reset link by email. Known and unknown names are answered alike (AUTH-111). Acts though it is a GET (API-115).',
    allow: anyone,
    actsOnGet: true,
    namesCaller: true,
    params: UserPath,
  },
  verifyLink: { summary: 'Is this token of a reset link good? 404 where it is not.', allow: anyone, params: TokenPath },
  reset: {
    summary:
      'Sets a new password with the token of a reset link, and ends every session of the user. Beyond the specification, the reply names the user (AUTH-121).',
    allow: anyone,
    params: TokenPath,
    body: NewPassword,
  },
  configByToken: {
    summary: 'What a new password must be; by the token of a reset link where there is one (API-23).',
    allow: anyone,
    query: z.object({ token: z.optional(z.string().check(z.maxLength(512))) }),
  },
  config: { summary: 'What a new password of a user must be.', allow: anyone, params: UserPath },
  info: {
    summary: 'When the password of a user was changed, and whether it can be managed here. Never a password (API-62).',
    allow: canManagePassword,
    params: UserPath,
  },
  set: {
    summary:
      'The forced update of the own password, or the password of a user by who may manage it; without newPassword one is made and mailed. Ends every session of the user.',
    allow: canSetPassword,
    needsPerson: true,
    isOpenBeforePasswordUpdate: true,
    params: UserPath,
    body: SetPassword,
  },
})
