import { sessionMessages } from '@sitewright/domain/session/messages'
import type { LoginReply, PasswordLogin } from '@sitewright/domain/session/model'
import { Problem } from '@sitewright/domain/shared/problem'
import type { Database } from '../../db/database'
import { record } from '../../http/audit'
import { countAttempt, type Attempt } from '../../sign-in/attempts'
import { letsIn, openFor, type SignInOptions } from '../../sign-in/open'
import { NOBODYS_HASH } from '../../sign-in/passwords'
import { findAccount, type Account } from '../../sign-in/store'
import { askForCode } from './second-factor'

/** A password sign-in as it arrived. */
export interface SignIn extends Pick<Attempt, 'address'> {
  readonly body: PasswordLogin
  readonly now: number
  readonly requestId: string
}

/**
 * Signs in with a password: a session, or the token of a second factor whose code is mailed. Whatever the reason of a refusal (AUTH-110), the status, the text and the
 * work done for it are the same: one verification, against nobody's hash where the account has none.
 * @throws Problem 401 refused; 429 too many attempts
 */
export async function signIn(options: SignInOptions, { body, address, now, requestId }: SignIn): Promise<LoginReply> {
  const { db, verify, config } = options
  const attempt = { userName: body.userName, address }
  await countAttempt(db, attempt, config.login, now)
  const account = await findAccount(db.orm, body.userName)
  const isRight = await verify(account?.passwordHash ?? NOBODYS_HASH, body.password)
  const refuse = async (): Promise<never> => {
    await recordRefusal(db, account, now, requestId)
    throw new Problem({ status: 401, message: sessionMessages.loginFailed })
  }
  // Single sign-on users have no password of ours, whatever stands in their row.
  if (account === undefined || account.passwordHash === null || !isRight || account.isSsoUser || !letsIn(account, now))
    return refuse()
  const reply = account.twoFactorEnabled
    ? await askForCode(options, account, { now, requestId })
    : await openFor(options, account, { attempt, now, requestId })
  return reply ?? refuse()
}

/** The tried name is written where it is somebody's; another may be a password typed in the wrong field. */
const recordRefusal = (db: Database, account: Account | undefined, at: number, requestId: string) =>
  db.transaction((tx) =>
    record(tx, {
      at,
      action: 'session.login.refused',
      subject: account === undefined ? 'unknown' : `user:${account.userId}`,
      ...(account === undefined ? {} : { licenseId: account.licenseId }),
      requestId,
    }),
  )
