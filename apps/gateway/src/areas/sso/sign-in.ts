import type { JWTPayload } from 'jose'
import { sessionMessages } from '@sitewright/domain/session/messages'
import type { LoginReply } from '@sitewright/domain/session/model'
import { Problem } from '@sitewright/domain/shared/problem'
import type { Database } from '../../db/database'
import { record } from '../../http/audit'
import { readCookie } from '../../http/cookies'
import { countFromAddress } from '../../sign-in/attempts'
import { letsIn, openFor } from '../../sign-in/open'
import { findAccount, type Account } from '../../sign-in/store'
import type { SsoOptions } from './options'
import { nonceOf, SSO_COOKIE, ssoStartUrl } from './start'
import { useNonce } from './store'

/** A return from single sign-on as it arrived. */
export interface SsoSignIn {
  readonly idToken: string
  /** The Cookie header: the secret of the start is in it. */
  readonly cookie: string | undefined
  readonly address: string
  readonly now: number
  readonly requestId: string
}

const ACTION = 'session.login.sso'

/** In this order, where no claim is named. Users are known by a name, which is often their e-mail address (ERR-20). */
const NAME_CLAIMS = ['preferred_username', 'email', 'sub']

/** Who the provider says it is. An address that it has not verified itself is anybody's. */
function nameOf(claims: JWTPayload, claim: string | undefined): string | undefined {
  const known = (name: string): string | undefined => {
    if (name === 'email' && claims.email_verified === false) return undefined
    const value = claims[name]
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined
  }
  if (claim !== undefined) return known(claim)
  for (const name of NAME_CLAIMS) {
    const value = known(name)
    if (value !== undefined) return value
  }
  return undefined
}

/**
 * Signs in with the id_token of single sign-on (AUTH-21, AUTH-53): signature, issuer, audience and time by the provider's keys, and the nonce of the cookie that
 * started it, good once. What is wrong with it is told to nobody but the audit.
 * @throws Problem 401 refused; 429 too many attempts; 503 the provider cannot be reached
 */
export async function signInWithIdToken(
  options: SsoOptions,
  { idToken, cookie, address, now, requestId }: SsoSignIn,
): Promise<LoginReply> {
  const { db, config, sso, origin } = options
  await countFromAddress(db, 'login', address, config.login, now)
  const refuse = async (why: string, account?: Account): Promise<never> => {
    await recordRefusal(db, why, account, now, requestId)
    throw new Problem({ status: 401, message: sessionMessages.ssoRefused })
  }
  const secret = readCookie(cookie, SSO_COOKIE)
  if (sso === undefined || secret === undefined) return refuse(sso === undefined ? 'not offered' : 'no start')
  const nonce = nonceOf(secret)
  const claims = await sso.verify(idToken, { nonce, now })
  if (claims === undefined) return refuse('not valid')
  if (!(await useNonce(db.orm, nonce, now))) return refuse('used or too late')
  const name = nameOf(claims, config.sso?.claim)
  const account = name === undefined ? undefined : await findAccount(db.orm, name)
  if (account === undefined || !account.isSsoUser || !letsIn(account, now)) return refuse('no such account', account)
  const reply = await openFor(options, account, {
    now,
    requestId,
    action: ACTION,
    attempt: { userName: account.userName, address },
    ssoUrl: ssoStartUrl(origin()),
  })
  return reply ?? refuse('changed meanwhile', account)
}

const recordRefusal = (db: Database, why: string, account: Account | undefined, at: number, requestId: string) =>
  db.transaction((tx) =>
    record(tx, {
      at,
      action: `${ACTION}.refused`,
      subject: account === undefined ? 'unknown' : `user:${account.userId}`,
      ...(account === undefined ? {} : { licenseId: account.licenseId }),
      after: { why },
      requestId,
    }),
  )
