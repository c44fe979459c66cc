import type { session } from '@sitewright/api-client/contract/session'
import { sessionReplies } from '@sitewright/domain/session/messages'
import { PasswordLogin } from '@sitewright/domain/session/model'
import { getSessionExpiry } from '@sitewright/domain/session/rules'
import { record } from '../../http/audit'
import type { AreaHandlers } from '../../http/handler'
import { signedOut } from '../../http/refusals'
import { readClaims } from '../../sign-in/open'
import { endSession, extendSession, readProfile } from '../../sign-in/store'
import type { SsoOptions } from '../sso/options'
import { signInWithIdToken } from '../sso/sign-in'
import { ssoStartUrl } from '../sso/start'
import { prove, sendProofCode } from './proof'
import { checkCode, sendNewCode } from './second-factor'
import { signIn } from './sign-in'

/** The rows of single sign-on and of the way into an environment are served by their areas. */
type Rows = Omit<typeof session, 'ssoUrl' | 'guid'>

export function sessionHandlers(options: SsoOptions): AreaHandlers<Rows> {
  const { db, tokens, config } = options
  return {
    login: {
      run: async (call) => {
        const { cognitoJwt, ...body } = call.body
        const answer = await (cognitoJwt === undefined
          ? signIn(options, { ...call, body: PasswordLogin.parse(body) })
          : signInWithIdToken(options, { ...call, idToken: cognitoJwt }))
        return { status: 200, ...answer }
      },
    },
    secondFactor: {
      run: async (call) => ({ status: 200, ...(await checkCode(options, { ...call, code: call.body.token })) }),
    },
    newCode: {
      run: async (call) => ({ status: 200, body: await sendNewCode(options, call) }),
    },
    extend: {
      run: async (call) => {
        const { actor, now, token } = call
        const secret = token === undefined ? undefined : await tokens.secretOf(token, now)
        if (secret === undefined) throw signedOut()
        const { endsAt } = actor
        const exp = getSessionExpiry({ now, lifetimeMs: config.sessionLifetimeMs, endsAt })
        const extended = await db.transaction(async (tx) => {
          const session = await extendSession(tx, actor.sessionHash, exp * 1000)
          if (session === undefined) return undefined
          await record(tx, call, {
            action: 'session.extend',
            subject: { kind: 'user', id: actor.userId },
            before: { expiresAt: actor.expiresAt },
            after: { expiresAt: exp * 1000 },
          })
          return { ...session, profile: await readProfile(tx, actor.userId) }
        })
        // Another call ended it after it was read.
        if (extended === undefined) throw signedOut()
        const { profile } = extended
        const ssoUrl = extended.isSso ? { ssoUrl: ssoStartUrl(options.origin()) } : {}
        return {
          status: 200,
          body: {
            token: await tokens.sign(readClaims(actor, profile, { exp, endsAt }), secret),
            userHasNoProjects: !profile.hasProjects,
            ...ssoUrl,
          },
        }
      },
    },
    prove: {
      run: async ({ body, ...call }) => {
        await prove(options, call, body)
        return { status: 200, body: null }
      },
    },
    sendProofCode: {
      run: async ({ query, ...call }) => ({
        status: 200,
        body: { email: await sendProofCode(options, call, query.email) },
      }),
    },
    logout: {
      run: async (call) => {
        const { actor } = call
        await db.transaction(async (tx) => {
          await endSession(tx, actor.sessionHash, sessionReplies.endedByLogout)
          await record(tx, call, {
            action: 'session.logout',
            subject: { kind: 'user', id: actor.userId },
          })
        })
        return { status: 200, body: null }
      },
    },
    verify: {
      run: async ({ actor }) => {
        const { firstName, lastName, licenseName, hasProjects } = await readProfile(db.orm, actor.userId)
        const { userId, userName, licenseId, mustUpdatePassword, expiresAt } = actor
        return {
          status: 200,
          body: {
            userId,
            userName,
            firstName,
            lastName,
            licenseId,
            licenseName,
            mustUpdatePassword,
            userHasNoProjects: !hasProjects,
            exp: Math.floor(expiresAt / 1000),
          },
        }
      },
    },
    roles: {
      run: async ({ actor }) => ({ status: 200, body: [...actor.roles] }),
    },
  }
}
