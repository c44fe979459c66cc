import { sessionMessages } from '@sitewright/domain/session/messages'
import type { LoginInput, LoginReply } from '@sitewright/domain/session/model'
import { Problem } from '@sitewright/domain/shared/problem'
import type { GatewayConfig } from '../../config'
import type { Database } from '../../db/database'
import { record } from '../../http/audit'
import { forbidden } from '../../http/refusals'
import { isLicenseOpen } from '../../http/session'
import type { Tokens } from '../../http/token'
import { countAttempt, forgiveAttempts, type Attempt } from './attempts'
import { NOBODYS_HASH, type VerifyPassword } from './passwords'
import { findAccount, openSession, readProfile, type Account } from './store'

export interface SignInOptions {
  readonly db: Database
  readonly tokens: Tokens
  readonly verify: VerifyPassword
  readonly config: Pick<GatewayConfig, 'login' | 'sessionLifetimeMs'>
}

/** A password sign-in as it arrived. */
export interface SignIn extends Pick<Attempt, 'address'> {
  readonly body: LoginInput
  readonly now: number
  readonly requestId: string
}

const ACTION = 'session.login'

/** May this account have a session for a password at all? Single sign-on users have none of ours. */
const letsIn = (account: Account, now: number): boolean =>
  account.isApproved && !account.isLockedOut && !account.isSsoUser && isLicenseOpen(account.license, now)

/**
 * Signs in with a password. Whatever the reason of a refusal (AUTH-110), the status, the text and the work done for it are the same: one verification, against
 * nobody's hash where the account has none.
 * @throws Problem 401 refused; 403 the password was right but the account needs what this server does not offer; 429 too many attempts
 */
export async function signIn(options: SignInOptions, { body, address, now, requestId }: SignIn): Promise<LoginReply> {
  const { db, verify, config } = options
  const attempt = { userName: body.userName, address }
  await countAttempt(db, attempt, config.login, now)
  const account = await findAccount(db.orm, body.userName)
  const isRight = await verify(account?.passwordHash ?? NOBODYS_HASH, body.password)
  if (account === undefined || account.passwordHash === null || !isRight || !letsIn(account, now)) {
    await recordRefusal(db, account, now, requestId)
    throw new Problem({ status: 401, message: sessionMessages.loginFailed })
  }
  if (account.twoFactorEnabled || account.mustUpdatePassword) {
    await recordRefusal(db, account, now, requestId)
    throw forbidden(sessionMessages.signInNotOffered)
  }
  return open(options, account, attempt, now, requestId)
}

/** The tried name is written where it is somebody's; another may be a password typed in the wrong field. */
const recordRefusal = (db: Database, account: Account | undefined, at: number, requestId: string) =>
  db.transaction((tx) =>
    record(tx, {
      at,
      action: `${ACTION}.refused`,
      subject: account === undefined ? 'unknown' : `user:${account.userId}`,
      ...(account === undefined ? {} : { licenseId: account.licenseId }),
      requestId,
    }),
  )

async function open(
  { db, tokens, config }: SignInOptions,
  account: Account,
  attempt: Attempt,
  now: number,
  requestId: string,
): Promise<LoginReply> {
  const exp = Math.floor((now + config.sessionLifetimeMs) / 1000)
  const sessionId = await db.transaction(async (tx) => {
    await forgiveAttempts(tx, attempt)
    const opened = await openSession(tx, { userId: account.userId, now, expiresAt: exp * 1000 })
    await record(tx, { at: now, actor: account, action: ACTION, subject: `user:${account.userId}`, requestId })
    return opened
  })
  const { roles, hasProjects } = await readProfile(db, account.userId)
  const { licenseId, userName, userId, mustUpdatePassword } = account
  const token = await tokens.sign(
    { exp, licenseId, mustUpdatePassword, roles: [...roles], userName, userId },
    sessionId,
  )
  return { token, userHasNoProjects: !hasProjects }
}
