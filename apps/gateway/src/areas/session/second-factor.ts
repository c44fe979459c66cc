import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import { passwordMails } from '@sitewright/domain/passwords/messages'
import { sessionReplies } from '@sitewright/domain/session/messages'
import { SECOND_FACTOR_TYPE, type LoginReply } from '@sitewright/domain/session/model'
import { SECOND_FACTOR } from '@sitewright/domain/session/rules'
import { maskedEmail } from '@sitewright/domain/shared/email'
import { Problem } from '@sitewright/domain/shared/problem'
import type { RefusalReason } from '../../db/events'
import { secondFactors } from '../../db/schema'
import { record } from '../../http/audit'
import { over } from '../../http/refusals'
import { queueMail } from '../../mail/outbox'
import { countCode, countFromAddress, countNewCode, forgiveAddress, forgiveCodes } from '../../sign-in/attempts'
import { hashOfCode, isRightCode, makeCode } from '../../sign-in/codes'
import { findDeviceOfFactor } from '../../sign-in/devices'
import { ifUnchanged, letsIn, recordRefusal, type SignInOptions } from '../../sign-in/open'
import { openOnDevice, type LoginAnswer } from '../../sign-in/open-on-device'
import { readAccount, type Account } from '../../sign-in/store'

const ACTION = 'session.secondFactor'

/** 401: the code is wrong, and the user can try again. */
const refused = (): Problem => new Problem({ status: 401, message: sessionReplies.codeRefused })

/** 410: no code can complete this login, because it is used, replaced, expired or out of tries. */
const attemptOver = (): Problem => over(sessionReplies.codeOver)

/** The condition for a login whose code is not used, replaced, expired or out of tries. */
const isWaiting = (secondFactorId: string, now: number) =>
  and(
    eq(secondFactors.secondFactorId, secondFactorId),
    isNull(secondFactors.usedAt),
    gt(secondFactors.expiresAt, sql`${now}::bigint`),
    lt(secondFactors.tries, SECOND_FACTOR.tries),
  )

interface CodeRequest {
  readonly now: number
  readonly requestId: string
  /** The second factor that the new code replaces. */
  readonly replacedId?: string
  /** Gets its attempt back, because a call for a new code guesses nothing. */
  readonly address?: string | undefined
}

/**
 * Emails a code to an account whose password was right, and invalidates the codes of earlier logins. The reply's token only opens the check of that code (AUTH-22..AUTH-24).
 * @returns `undefined` where the account changed meanwhile, or the login whose code it replaces is over
 */
export async function askForCode(
  { db, tokens, config, onMail }: SignInOptions,
  account: Account,
  { now, requestId, replacedId, address }: CodeRequest,
): Promise<LoginReply | undefined> {
  const { userId, firstName, email } = account
  const secondFactorId = crypto.randomUUID()
  const code = makeCode()
  const expiresAt = now + SECOND_FACTOR.lifetimeMs
  // Of two concurrent logins, one waits for the other and then invalidates its code.
  const isAsked = await ifUnchanged(db, account, now, async (tx) => {
    const replaced =
      replacedId === undefined
        ? undefined
        : await tx.update(secondFactors).set({ usedAt: now }).where(isWaiting(replacedId, now)).returning()
    if (replaced?.length === 0) return false
    await tx
      .update(secondFactors)
      .set({ usedAt: now })
      .where(and(eq(secondFactors.userId, userId), isNull(secondFactors.usedAt)))
    const codeHash = hashOfCode(secondFactorId, code)
    await tx.insert(secondFactors).values({ secondFactorId, userId, codeHash, expiresAt })
    const mail = passwordMails.secondFactor(config.productName, firstName, code)
    await queueMail(tx, { ...mail, recipient: email })
    if (address !== undefined) await forgiveAddress(tx, 'login', address)
    const action = replacedId === undefined ? `${ACTION}.asked` : `${ACTION}.askedAgain`
    await record(tx, { now, requestId, actor: account }, { action, subject: { kind: 'user', id: userId } })
    return true
  })
  if (isAsked !== true) return undefined
  onMail()
  const token = await tokens.signSecondFactor(secondFactorId, Math.floor(expiresAt / 1000))
  const masked = maskedEmail(email)
  return { token, type: SECOND_FACTOR_TYPE, ...(masked !== '' && { email: masked }) }
}

/** The input of every call of a login that waits for its code. */
export interface WaitingLogin {
  /** Of the Authorization header (API-09). */
  readonly token: string | undefined
  readonly cookie: string | undefined
  readonly address: string
  readonly now: number
  readonly requestId: string
}

/**
 * The login that a token names, and the known device of the call. A call from an unknown device counts for its address.
 * @throws Problem 410 for an invalid or expired token; 429 beyond the limit of an address
 */
async function readWaiting({ db, tokens, config }: SignInOptions, { token, cookie, address, now }: WaitingLogin) {
  const secondFactorId = token === undefined ? undefined : await tokens.secondFactorIdOf(token, now)
  const device = secondFactorId === undefined ? undefined : await findDeviceOfFactor(db, cookie, secondFactorId, now)
  if (device === undefined) await countFromAddress(db, 'login', address, config.login, now)
  if (secondFactorId === undefined) throw attemptOver()
  return { secondFactorId, device }
}

/**
 * Emails a new code for a login that waits for one, and invalidates the previous code (AUTH-118). The reply's token replaces the token of the call.
 * @throws Problem 410 where the login is over; 429 after three new codes in 15 minutes, or beyond the limit of an address
 */
export async function sendNewCode(options: SignInOptions, waiting: WaitingLogin): Promise<LoginReply> {
  const { db } = options
  const { now, requestId, address } = waiting
  const { secondFactorId, device } = await readWaiting(options, waiting)
  const [factor] = await db.orm
    .select({ userId: secondFactors.userId })
    .from(secondFactors)
    .where(isWaiting(secondFactorId, now))
  const account = factor === undefined ? undefined : await readAccount(db.orm, factor.userId)
  if (account === undefined || !letsIn(account, now)) throw attemptOver()
  await countNewCode(db, account.userId, now)
  const forgiven = device === undefined ? address : undefined
  const reply = await askForCode(options, account, { now, requestId, replacedId: secondFactorId, address: forgiven })
  if (reply === undefined) throw attemptOver()
  return reply
}

/** A code as it arrived. */
export interface CodeCheck extends WaitingLogin {
  readonly code: string
}

/**
 * Completes a login with its code: once, within ten minutes, after at most four wrong tries.
 * @throws Problem 401 for a wrong code with tries left; 410 where the login is over; 429 beyond the limit of an account or an address
 */
export async function checkCode(options: SignInOptions, { code, ...waiting }: CodeCheck): Promise<LoginAnswer> {
  const { db } = options
  const { address, cookie, now, requestId } = waiting
  const { secondFactorId, device } = await readWaiting(options, waiting)
  // Counted before it is evaluated, in one statement: of tries at the same time no two read the same count.
  const [factor] = await db.orm
    .update(secondFactors)
    .set({ tries: sql`${secondFactors.tries} + 1` })
    .where(isWaiting(secondFactorId, now))
    .returning({ userId: secondFactors.userId, codeHash: secondFactors.codeHash, tries: secondFactors.tries })
  if (factor === undefined) throw attemptOver()
  await countCode(db, factor.userId, device, now)
  const account = await readAccount(db.orm, factor.userId)
  const isRight = isRightCode(secondFactorId, code, factor.codeHash)
  const refuse = async (problem: Problem, reason: RefusalReason): Promise<never> => {
    const about = account ?? { userId: factor.userId }
    await recordRefusal(db, { now, requestId }, { action: ACTION, reason, about })
    throw problem
  }
  if (account === undefined || !letsIn(account, now)) return refuse(attemptOver(), 'account')
  if (!isRight) return refuse(factor.tries < SECOND_FACTOR.tries ? refused() : attemptOver(), 'code')
  // The address gets both of its attempts back: the password's and the code's.
  const attempt = { userName: account.userName, address, device, count: 2 }
  const answer = await openOnDevice(options, account, { attempt, cookie, now, requestId }, async (tx) => {
    const used = await tx
      .update(secondFactors)
      .set({ usedAt: now })
      .where(and(eq(secondFactors.secondFactorId, secondFactorId), isNull(secondFactors.usedAt)))
      .returning({ userId: secondFactors.userId })
    if (used.length === 0) throw attemptOver()
    await forgiveCodes(tx, factor.userId, device)
  })
  return answer ?? refuse(attemptOver(), 'account')
}
