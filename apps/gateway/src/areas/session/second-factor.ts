import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import { passwordMails } from '@sitewright/domain/passwords/messages'
import { sessionMessages } from '@sitewright/domain/session/messages'
import { SECOND_FACTOR_TYPE, type LoginReply } from '@sitewright/domain/session/model'
import { SECOND_FACTOR } from '@sitewright/domain/session/rules'
import { Problem } from '@sitewright/domain/shared/problem'
import { secondFactors } from '../../db/schema'
import { record } from '../../http/audit'
import { queueMail } from '../../mail/outbox'
import { countCode, countFromAddress, forgiveCodes } from '../../sign-in/attempts'
import { hashOfCode, isRightCode, makeCode } from '../../sign-in/codes'
import { holdUnchanged, letsIn, openFor, type SignInOptions } from '../../sign-in/open'
import { readAccount, type Account } from '../../sign-in/store'

const ACTION = 'session.secondFactor'

const refused = (): Problem => new Problem({ status: 401, message: sessionMessages.codeRefused })

/** Mails a code to an account whose password was right; the reply's token opens nothing but the check of that code (AUTH-22..AUTH-24). Codes of earlier logins are void; `undefined` where the account was changed meanwhile. */
export async function askForCode(
  { db, tokens, config, onMail }: SignInOptions,
  account: Account,
  { now, requestId }: { now: number; requestId: string },
): Promise<LoginReply | undefined> {
  const { userId, firstName, email } = account
  const secondFactorId = crypto.randomUUID()
  const code = makeCode()
  const expiresAt = now + SECOND_FACTOR.lifetimeMs
  const isAsked = await db.transaction(async (tx) => {
    // Of two logins at the same time one waits here, and then makes the other's code void.
    if (!(await holdUnchanged(tx, account, now))) return false
    await tx
      .update(secondFactors)
      .set({ usedAt: now })
      .where(and(eq(secondFactors.userId, userId), isNull(secondFactors.usedAt)))
    const codeHash = hashOfCode(secondFactorId, code)
    await tx.insert(secondFactors).values({ secondFactorId, userId, codeHash, expiresAt })
    const mail = passwordMails.secondFactor(config.productName, firstName, code)
    await queueMail(tx, { ...mail, recipient: email, now })
    await record(tx, { at: now, actor: account, action: `${ACTION}.asked`, subject: `user:${userId}`, requestId })
    return true
  })
  if (!isAsked) return undefined
  onMail()
  const token = await tokens.signSecondFactor(secondFactorId, Math.floor(expiresAt / 1000))
  return { token, type: SECOND_FACTOR_TYPE }
}

/** A code as it arrived. */
export interface CodeCheck {
  /** Of the Authorization header (API-09). */
  readonly token: string | undefined
  readonly code: string
  readonly address: string
  readonly now: number
  readonly requestId: string
}

/**
 * Completes a login with its code: once, within ten minutes, after four wrong tries at the most.
 * @throws Problem 401 where anything is wrong with token or code, told alike; 429 after too many codes of an account, or attempts of an address
 */
export async function checkCode(
  options: SignInOptions,
  { token, code, address, now, requestId }: CodeCheck,
): Promise<LoginReply> {
  const { db, tokens, config } = options
  await countFromAddress(db, 'login', address, config.login, now)
  const secondFactorId = token === undefined ? undefined : await tokens.secondFactorIdOf(token, now)
  if (secondFactorId === undefined) throw refused()
  // Counted before it is evaluated, in one statement: of tries at the same time no two read the same count.
  const [factor] = await db.orm
    .update(secondFactors)
    .set({ tries: sql`${secondFactors.tries} + 1` })
    .where(
      and(
        eq(secondFactors.secondFactorId, secondFactorId),
        isNull(secondFactors.usedAt),
        gt(secondFactors.expiresAt, sql`${now}::bigint`),
        lt(secondFactors.tries, SECOND_FACTOR.tries),
      ),
    )
    .returning({ userId: secondFactors.userId, codeHash: secondFactors.codeHash })
  if (factor === undefined) throw refused()
  await countCode(db, factor.userId, now)
  const account = await readAccount(db.orm, factor.userId)
  const isRight = isRightCode(secondFactorId, code, factor.codeHash)
  const refuse = async (): Promise<never> => {
    await db.transaction((tx) =>
      record(tx, {
        at: now,
        action: `${ACTION}.refused`,
        subject: `user:${factor.userId}`,
        ...(account !== undefined && { licenseId: account.licenseId }),
        requestId,
      }),
    )
    throw refused()
  }
  if (!isRight || account === undefined || !letsIn(account, now)) return refuse()
  // The address gets both of its attempts back: the password's and the code's.
  const attempt = { userName: account.userName, address, count: 2 }
  const reply = await openFor(options, account, { attempt, now, requestId }, async (tx) => {
    const used = await tx
      .update(secondFactors)
      .set({ usedAt: now })
      .where(and(eq(secondFactors.secondFactorId, secondFactorId), isNull(secondFactors.usedAt)))
      .returning({ userId: secondFactors.userId })
    if (used.length === 0) throw refused()
    await forgiveCodes(tx, factor.userId)
  })
  return reply ?? refuse()
}
