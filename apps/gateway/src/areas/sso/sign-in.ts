import type { JWTPayload } from 'jose'
import { sessionReplies } from '@sitewright/domain/session/messages'
import { Problem } from '@sitewright/domain/shared/problem'
import type { SsoConfig } from '../../config'
import { violates } from '../../db/violation'
import { readCookie } from '../../http/cookies'
import { countFromAddress, forgiveAddress } from '../../sign-in/attempts'
import { letsIn, recordRefusal } from '../../sign-in/open'
import { openOnDevice, type LoginAnswer } from '../../sign-in/open-on-device'
import { findAccount, type Account } from '../../sign-in/store'
import { findLinkedAccount, linkSubject } from '../../sign-in/subjects'
import type { SsoOptions } from './options'
import { nonceOf, SSO_COOKIE, ssoStartUrl } from './start'
import { useNonce } from './store'

/** A return from single sign-on as it arrived. */
export interface SsoSignIn {
  readonly idToken: string
  /** The Cookie header: holds the secret of the start, and can hold a device cookie. */
  readonly cookie: string | undefined
  readonly address: string
  readonly now: number
  readonly requestId: string
}

const ACTION = 'session.login.sso'

/** In this order, where no claim is named. Users are known by a name, which is often their email address (ERR-20). */
const NAME_CLAIMS = ['preferred_username', 'email', 'sub']

/** Can an address be trusted? Only if the provider verified it, or never says so and the operator trusts it. Otherwise anyone could claim the address. */
const isVerified = ({ email_verified: verified }: JWTPayload, isTrusted: boolean): boolean =>
  verified === true || (verified === undefined && isTrusted)

/** The user name that the claims give. */
function nameOf(
  claims: JWTPayload,
  { claim, trustsEmail }: Pick<SsoConfig, 'claim' | 'trustsEmail'>,
): string | undefined {
  const known = (name: string): string | undefined => {
    if (name === 'email' && !isVerified(claims, trustsEmail)) return undefined
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

/** Settings of the provider for development, which no environment variable describes. */
const DEVELOPMENT: Pick<SsoConfig, 'claim' | 'trustsEmail'> = { claim: undefined, trustsEmail: false }

/**
 * Signs in with the id_token of single sign-on (AUTH-21, AUTH-53). Verifies signature, issuer, audience and time with the provider's keys, and the single-use nonce of the
 * cookie that started it. The first sign-in links the user to issuer and subject. From then on they identify the user, even if the name changes. Only the audit says
 * what is wrong with a token. The exception is a user who is linked to another subject: only an administrator can unlink them, so the reply says so.
 * @throws Problem 401 refused; 429 too many attempts; 503 the provider cannot be reached
 */
export async function signInWithIdToken(
  options: SsoOptions,
  { idToken, cookie, address, now, requestId }: SsoSignIn,
): Promise<LoginAnswer> {
  const { db, config, sso, origin } = options
  await countFromAddress(db, 'login', address, config.login, now)
  const refuse = async (
    why: string,
    account?: Account,
    sentence: string = sessionReplies.ssoRefused,
  ): Promise<never> => {
    const reason = account === undefined ? 'sso' : 'account'
    await recordRefusal(db, { now, requestId }, { action: ACTION, reason, about: account, after: { why } })
    throw new Problem({ status: 401, message: sentence })
  }
  const secret = readCookie(cookie, SSO_COOKIE)
  if (sso === undefined || secret === undefined) return refuse(sso === undefined ? 'not offered' : 'no start')
  const nonce = nonceOf(secret)
  const claims = await sso.verify(idToken, { nonce, now })
  if (claims?.iss === undefined || claims.sub === undefined) return refuse('not valid')
  if (!(await useNonce(db.orm, nonce, now))) return refuse('used or too late')
  const subject = { issuer: claims.iss, subject: claims.sub }
  const name = nameOf(claims, config.sso ?? DEVELOPMENT)
  const account =
    (await findLinkedAccount(db.orm, subject)) ?? (name === undefined ? undefined : await findAccount(db.orm, name))
  if (account === undefined || !account.isSsoUser || !letsIn(account, now)) return refuse('no such account', account)
  try {
    const answer = await openOnDevice(
      options,
      account,
      {
        now,
        requestId,
        cookie,
        action: ACTION,
        attempt: { userName: account.userName, address },
        ssoUrl: ssoStartUrl(origin()),
      },
      async (tx) => {
        if (!(await linkSubject(tx, { ...subject, userId: account.userId, now }))) throw new OtherSubject()
        await forgiveAddress(tx, 'sso-start', address)
      },
    )
    return answer ?? (await refuse('changed meanwhile', account))
  } catch (error) {
    // When two users link the same subject concurrently, the unique constraint rejects the second.
    if (!(error instanceof OtherSubject) && !violates(error, 'sso_identity_issuer_subject')) throw error
    return refuse('another subject', account, sessionReplies.ssoOtherSubject)
  }
}

/** Rolls back the sign-in of a user who is linked to another subject. */
class OtherSubject extends Error {
  override readonly name = 'OtherSubject'
}
