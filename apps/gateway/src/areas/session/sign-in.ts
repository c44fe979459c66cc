import { sessionMessages } from '@sitewright/domain/session/messages'
import type { PasswordLogin } from '@sitewright/domain/session/model'
import { Problem } from '@sitewright/domain/shared/problem'
import type { RefusalReason } from '../../db/events'
import { countAttempt, type Attempt } from '../../sign-in/attempts'
import { findDeviceOfName } from '../../sign-in/devices'
import { letsIn, recordRefusal, type SignInOptions } from '../../sign-in/open'
import { openOnDevice, type LoginAnswer } from '../../sign-in/open-on-device'
import { NOBODYS_HASH, verifyTyped } from '../../sign-in/passwords'
import { findAccount } from '../../sign-in/store'
import { askForCode } from './second-factor'

/** A password sign-in as it arrived. */
export interface SignIn extends Pick<Attempt, 'address'> {
  readonly body: PasswordLogin
  /** The Cookie header, which can hold a device cookie (`sign-in/devices.ts`). */
  readonly cookie: string | undefined
  readonly now: number
  readonly requestId: string
}

/**
 * Signs in with a password: a session, or the token of a second factor whose code is mailed. Whatever the reason of a refusal (AUTH-110), the status, the text and the
 * work done for it are the same: verified against a hash of no account where it has none.
 * @throws Problem 401 refused; 429 too many attempts
 */
export async function signIn(
  options: SignInOptions,
  { body, address, cookie, now, requestId }: SignIn,
): Promise<LoginAnswer> {
  const { db, verify, config } = options
  const device = await findDeviceOfName(db, cookie, body.userName, now)
  const attempt = { userName: body.userName, address, device }
  await countAttempt(db, attempt, config.login, now)
  const account = await findAccount(db.orm, body.userName)
  const isRight = await verifyTyped(verify, account?.passwordHash ?? NOBODYS_HASH, body.password)
  const refuse = async (reason: RefusalReason): Promise<never> => {
    await recordRefusal(db, { now, requestId }, { action: 'session.login', reason, about: account })
    throw new Problem({ status: 401, message: sessionMessages.loginFailed })
  }
  if (account === undefined || account.passwordHash === null || !isRight) return refuse('credentials')
  // Single sign-on users have no password of ours, whatever their row contains.
  if (account.isSsoUser || !letsIn(account, now)) return refuse('account')
  if (!account.twoFactorEnabled) {
    return (await openOnDevice(options, account, { attempt, cookie, now, requestId })) ?? refuse('account')
  }
  const reply = await askForCode(options, account, { now, requestId })
  return reply === undefined ? refuse('account') : { body: reply }
}
