import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { passwordMessages, passwordMails } from '@sitewright/domain/passwords/messages'
import { RECOVERY_LINKS, RESET_LINK_LIFETIME_MS } from '@sitewright/domain/passwords/rules'
import type { RecoveryBy } from '../../config'
import type { Queries } from '../../db/database'
import { passwordResets } from '../../db/schema'
import { record } from '../../http/audit'
import { notFound } from '../../http/refusals'
import { queueMail } from '../../mail/outbox'
import { countAttempt } from '../../sign-in/attempts'
import { findDeviceOfRecovery } from '../../sign-in/devices'
import { letsIn, type SignInOptions } from '../../sign-in/open'
import { hashOfSecret, makeSecret } from '../../sign-in/secrets'
import {
  findAccount,
  findAccountsByEmail,
  holdUser,
  holdUsers,
  readAccount,
  voidLinks,
  type Account,
} from '../../sign-in/store'

/** No user has this id: what is done for nobody is done for it, statement by statement. */
const NOBODY = 0

/** Who has a password of ours, and may come in with it. */
const hasPassword = (account: Account, now: number): boolean => letsIn(account, now) && !account.isSsoUser

export interface RecoveryRequest {
  /** The user name, or the e-mail where recovery asks for that (AUTH-82). */
  readonly given: string
  readonly address: string
  /** The Cookie header: whether the browser is known (`sign-in/devices.ts`). */
  readonly cookie: string | undefined
  readonly now: number
  readonly requestId: string
}

/** Who is meant by what was typed: the user of the name, and in recovery by e-mail the users of the address. */
async function findMeant(q: Queries, given: string, by: RecoveryBy): Promise<Account[]> {
  const named = await findAccount(q, given)
  const mailed = by === 'email' ? await findAccountsByEmail(q, given) : []
  return [...(named === undefined ? [] : [named]), ...mailed.filter(({ userId }) => userId !== named?.userId)]
}

/**
 * Mails a reset link, which makes the older ones void; in recovery by e-mail one to each user of the address, so that nobody blocks another's recovery by taking it. Known,
 * unknown, locked, inactive and single sign-on names are answered alike, after the same statements (AUTH-111).
 * @throws Problem 429 beyond the limits of a known device, else of a name, known or not, or of an address
 */
export async function sendLink(
  { db, config, origin, onMail }: SignInOptions,
  { given, address, cookie, now, requestId }: RecoveryRequest,
): Promise<void> {
  const device = await findDeviceOfRecovery(db, cookie, given, now)
  await countAttempt(db, { purpose: 'recovery', userName: given, address, device }, config.login, now)
  const meant = await findMeant(db.orm, given, config.recoveryBy)
  const links = linksFor(meant, now, config.recoveryBy === 'email' ? RECOVERY_LINKS : 1)
  const userIds = links.map(({ userId }) => userId)
  await db.transaction(async (tx) => {
    // Of two requests at the same time one waits here, and then makes the other's links void.
    await holdUsers(tx, userIds)
    for (const userId of userIds) await voidLinks(tx, userId, now)
    for (const { userId, account, token } of links) {
      await tx.execute(sql`
        insert into password_reset (token_hash, user_id, expires_at)
        select ${hashOfSecret(token)}::text, user_id, ${now + RESET_LINK_LIFETIME_MS}::bigint from app_user where user_id = ${userId}`)
      const link = `${origin()}/users/password/reset?token=${token}`
      const mail = passwordMails.recovery(config.productName, account?.firstName ?? '', account?.userName ?? '', link)
      await queueMail(tx, { ...mail, recipient: account?.email ?? '', now })
    }
    const sent = links.flatMap(({ account }) => account ?? [])
    const about = sent[0] ?? meant[0]
    await record(tx, {
      at: now,
      action: sent.length === 0 ? 'passwords.recover.refused' : 'passwords.recover',
      subject: about === undefined ? 'unknown' : `user:${about.userId}`,
      ...(about !== undefined && { licenseId: about.licenseId }),
      ...(sent.length > 1 && { after: { userIds: sent.map(({ userId }) => userId) } }),
      requestId,
    })
  })
  onMail()
}

interface Link {
  readonly userId: number
  readonly account: Account | undefined
  readonly token: string
}

/** A link for each who may have one, and links for nobody up to `count`: as many statements for a name that nobody has. */
function linksFor(meant: readonly Account[], now: number, count: number): Link[] {
  const known = meant.filter((account) => hasPassword(account, now)).slice(0, count)
  return Array.from({ length: count }, (_, index) => {
    const account = known[index]
    return { account, userId: account?.userId ?? NOBODY, token: makeSecret() }
  })
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
