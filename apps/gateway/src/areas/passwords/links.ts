import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { passwordMessages, passwordMails } from '@sitewright/domain/passwords/messages'
import { RESET_LINK_LIFETIME_MS } from '@sitewright/domain/passwords/rules'
import type { Queries } from '../../db/database'
import { passwordResets } from '../../db/schema'
import { record } from '../../http/audit'
import { notFound } from '../../http/refusals'
import { queueMail } from '../../mail/outbox'
import { countAttempt } from '../../sign-in/attempts'
import { letsIn, type SignInOptions } from '../../sign-in/open'
import { hashOfSecret, makeSecret } from '../../sign-in/secrets'
import { findAccount, findAccountByEmail, holdUser, readAccount, voidLinks, type Account } from '../../sign-in/store'

/** No user has this id: what is done for nobody is done for it, statement by statement. */
const NOBODY = 0

/** Who has a password of ours, and may come in with it. */
const hasPassword = (account: Account, now: number): boolean => letsIn(account, now) && !account.isSsoUser

export interface RecoveryRequest {
  /** The user name, or the e-mail where recovery asks for that (AUTH-82). */
  readonly given: string
  readonly address: string
  readonly now: number
  readonly requestId: string
}

/**
 * Mails a reset link, which makes the older ones void. Known, unknown, locked, inactive and single sign-on names are answered alike, after the same statements (AUTH-111).
 * @throws Problem 429 beyond the limits of a name, known or not, or of an address
 */
export async function sendLink(
  { db, config, origin, onMail }: SignInOptions,
  { given, address, now, requestId }: RecoveryRequest,
): Promise<void> {
  await countAttempt(db, { purpose: 'recovery', userName: given, address }, config.login, now)
  const named = await findAccount(db.orm, given)
  const mailed = config.recoveryBy === 'email' ? await findAccountByEmail(db.orm, given) : undefined
  const account = named ?? mailed
  const known = account !== undefined && hasPassword(account, now) ? account : undefined
  const userId = known?.userId ?? NOBODY
  const token = makeSecret()
  const link = `${origin()}/users/password/reset?token=${token}`
  await db.transaction(async (tx) => {
    // Of two links at the same time one waits here, and then makes the other void.
    await holdUser(tx, userId)
    await voidLinks(tx, userId, now)
    await tx.execute(sql`
      insert into password_reset (token_hash, user_id, expires_at)
      select ${hashOfSecret(token)}::text, user_id, ${now + RESET_LINK_LIFETIME_MS}::bigint from app_user where user_id = ${userId}`)
    const mail = passwordMails.recovery(config.productName, known?.firstName ?? '', link)
    await queueMail(tx, { ...mail, recipient: known?.email ?? '', now })
    await record(tx, {
      at: now,
      action: known === undefined ? 'passwords.recover.refused' : 'passwords.recover',
      subject: account === undefined ? 'unknown' : `user:${account.userId}`,
      ...(account !== undefined && { licenseId: account.licenseId }),
      requestId,
    })
  })
  onMail()
}

const isGood = (token: string, now: number) =>
  and(
    eq(passwordResets.tokenHash, hashOfSecret(token)),
    isNull(passwordResets.usedAt),
    gt(passwordResets.expiresAt, sql`${now}::bigint`),
  )

const invalidLink = () => notFound(passwordMessages.invalidLink)

/**
 * Whose password a link resets.
 * @throws Problem 404 where the link is unknown, used, void or expired, or its user may not come in (AUTH-85, AUTH-88), told alike
 */
export async function ownerOf(q: Queries, token: string, now: number): Promise<Account> {
  const [link] = await q.select({ userId: passwordResets.userId }).from(passwordResets).where(isGood(token, now))
  const account = link === undefined ? undefined : await readAccount(q, link.userId)
  if (account === undefined || !hasPassword(account, now)) throw invalidLink()
  return account
}

/**
 * Uses a link up. Of uses at the same time one gets through.
 * @throws Problem 404, as `ownerOf`
 */
export async function useLink(tx: Queries, token: string, now: number): Promise<Account> {
  const [known] = await tx.select({ userId: passwordResets.userId }).from(passwordResets).where(isGood(token, now))
  if (known === undefined) throw invalidLink()
  // The user first of all, then the links, as where one is asked for: else the two could wait for each other.
  await holdUser(tx, known.userId)
  const [link] = await tx
    .update(passwordResets)
    .set({ usedAt: now })
    .where(isGood(token, now))
    .returning({ userId: passwordResets.userId })
  if (link === undefined) throw invalidLink()
  const account = await readAccount(tx, link.userId)
  if (account === undefined || !hasPassword(account, now)) throw invalidLink()
  return account
}
