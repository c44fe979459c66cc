import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import { passwordMails } from '@sitewright/domain/passwords/messages'
import { sessionMessages } from '@sitewright/domain/session/messages'
import { SECOND_FACTOR_TYPE, type LoginReply } from '@sitewright/domain/session/model'
import { SECOND_FACTOR } from '@sitewright/domain/session/rules'
import { maskedEmail } from '@sitewright/domain/shared/email'
import { Problem } from '@sitewright/domain/shared/problem'
import { secondFactors } from '../../db/schema'
import { record } from '../../http/audit'
import { over } from '../../http/refusals'
import { queueMail } from '../../mail/outbox'
import { countCode, countFromAddress, countNewCode, forgiveAddress, forgiveCodes } from '../../sign-in/attempts'
import { hashOfCode, isRightCode, makeCode } from '../../sign-in/codes'
import { findDeviceOfFactor } from '../../sign-in/devices'
import { holdUnchanged, letsIn, type SignInOptions } from '../../sign-in/open'
import { openOnDevice, type LoginAnswer } from '../../sign-in/open-on-device'
import { readAccount, type Account } from '../../sign-in/store'

const ACTION = 'session.secondFactor'

/** The code is not the one, and another may be tried. */
const refused = (): Problem => new Problem({ status: 401, message: sessionMessages.codeRefused })

/** No code completes this login any more: it is used, void, too old, or had its last try. */
const isOver = (): Problem => over(sessionMessages.codeOver)

/** A login whose code is not used, void, too old or tried too often. */
const isWaiting = (secondFactorId: string, now: number) =>
  and(
    eq(secondFactors.secondFactorId, secondFactorId),
    isNull(secondFactors.usedAt),
    gt(secondFactors.expiresAt, sql`${now}::bigint`),
    lt(secondFactors.tries, SECOND_FACTOR.tries),
  )

interface Asked {
  readonly now: number
  readonly requestId: string
  /** The login that the new code is for, in place of the one it has. */
  readonly inPlaceOf?: string
}

/**
 * Mails a code to an account whose password was right; the reply's token opens nothing but the check of that code (AUTH-22..AUTH-24). Codes of earlier logins are void.
 * @returns `undefined` where the account was changed meanwhile, or the login whose code it replaces is over
 */
export async function askForCode(
  { db, tokens, config, onMail }: SignInOptions,
  account: Account,
  { now, requestId, inPlaceOf }: Asked,
): Promise<LoginReply | undefined> {
  const { userId, firstName, email } = account
  const secondFactorId = crypto.randomUUID()
  const code = makeCode()
  const expiresAt = now + SECOND_FACTOR.lifetimeMs
  const isAsked = await db.transaction(async (tx) => {
    // Of two logins at the same time one waits here, and then makes the other's code void.
    if (!(await holdUnchanged(tx, account, now))) return false
    const replaced =
      inPlaceOf === undefined
        ? undefined
        : await tx.update(secondFactors).set({ usedAt: now }).where(isWaiting(inPlaceOf, now)).returning()
    if (replaced?.length === 0) return false
    await tx
      .update(secondFactors)
      .set({ usedAt: now })
      .where(and(eq(secondFactors.userId, userId), isNull(secondFactors.usedAt)))
    const codeHash = hashOfCode(secondFactorId, code)
    await tx.insert(secondFactors).values({ secondFactorId, userId, codeHash, expiresAt })
    const mail = passwordMails.secondFactor(config.productName, firstName, code)
    await queueMail(tx, { ...mail, recipient: email, now })
    const action = inPlaceOf === undefined ? `${ACTION}.asked` : `${ACTION}.askedAgain`
    await record(tx, { at: now, actor: account, action, subject: `user:${userId}`, requestId })
    return true
  })
  if (!isAsked) return undefined
  onMail()
  const token = await tokens.signSecondFactor(secondFactorId, Math.floor(expiresAt / 1000))
  const masked = maskedEmail(email)
  return { token, type: SECOND_FACTOR_TYPE, ...(masked !== '' && { email: masked }) }
}

/** What every call of a login that waits for its code brings. */
export interface WaitingLogin {
  /** Of the Authorization header (API-09). */
  readonly token: string | undefined
  readonly cookie: string | undefined
  readonly address: string
  readonly now: number
  readonly requestId: string
}

/**
 * The login that a token is of, and the known device that it is made with. Without one, the call counts for the address.
 * @throws Problem 410 where the token is of none, or too old; 429 beyond the limit of an address
 */
async function readWaiting({ db, tokens, config }: SignInOptions, { token, cookie, address, now }: WaitingLogin) {
  const secondFactorId = token === undefined ? undefined : await tokens.secondFactorIdOf(token, now)
  const device = secondFactorId === undefined ? undefined : await findDeviceOfFactor(db, cookie, secondFactorId, now)
  if (device === undefined) await countFromAddress(db, 'login', address, config.login, now)
  if (secondFactorId === undefined) throw isOver()
  return { secondFactorId, device }
}

/**
 * Mails another code for a login that waits for one, and voids the first (AUTH-118). The reply's token takes the place of the one it was asked with.
 * @throws Problem 410 where the login is over; 429 after three in 15 minutes, or too many calls of an address
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
  if (account === undefined || !letsIn(account, now)) throw isOver()
  await countNewCode(db, account.userId, now)
  const reply = await askForCode(options, account, { now, requestId, inPlaceOf: secondFactorId })
  if (reply === undefined) throw isOver()
  // Nothing was guessed.
  if (device === undefined) await forgiveAddress(db.orm, 'login', address)
  return reply
}

/** A code as it arrived. */
export interface CodeCheck extends WaitingLogin {
  readonly code: string
}

/**
 * Completes a login with its code: once, within ten minutes, after four wrong tries at the most.
 * @throws Problem 401 for a wrong code that is not the last try; 410 where the login is over; 429 after too many codes of an account, or attempts of an address
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
  if (factor === undefined) throw isOver()
  await countCode(db, factor.userId, device, now)
  const account = await readAccount(db.orm, factor.userId)
  const isRight = isRightCode(secondFactorId, code, factor.codeHash)
  const refuse = async (problem: Problem): Promise<never> => {
    await db.transaction((tx) =>
      record(tx, {
        at: now,
        action: `${ACTION}.refused`,
        subject: `user:${factor.userId}`,
        ...(account !== undefined && { licenseId: account.licenseId }),
        requestId,
      }),
    )
    throw problem
  }
  if (account === undefined || !letsIn(account, now)) return refuse(isOver())
  if (!isRight) return refuse(factor.tries < SECOND_FACTOR.tries ? refused() : isOver())
  // The address gets both of its attempts back: the password's and the code's.
  const attempt = { userName: account.userName, address, device, count: 2 }
  const answer = await openOnDevice(options, account, { attempt, cookie, now, requestId }, async (tx) => {
    const used = await tx
      .update(secondFactors)
      .set({ usedAt: now })
      .where(and(eq(secondFactors.secondFactorId, secondFactorId), isNull(secondFactors.usedAt)))
      .returning({ userId: secondFactors.userId })
    if (used.length === 0) throw isOver()
    await forgiveCodes(tx, factor.userId, device)
  })
  return answer ?? refuse(isOver())
}
