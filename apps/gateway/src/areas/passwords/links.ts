import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { passwordMessages, passwordMails } from '@sitewright/domain/passwords/messages'
import { RECOVERY_LINKS, RESET_LINK_LIFETIME_MS } from '@sitewright/domain/passwords/rules'
import type { RecoveryBy } from '../../config'
import type { Queries } from '../../db/database'
import { passwordResets } from '../../db/schema'
import { recordAll } from '../../http/audit'
import type { SignedIn } from '../../http/caller'
import { notFound } from '../../http/refusals'
import { queueMail } from '../../mail/outbox'
import { countAttempt } from '../../sign-in/attempts'
import { findDeviceOfRecovery } from '../../sign-in/devices'
import { letsIn, type SignInOptions } from '../../sign-in/open'
import { hashOfSecret, makeSecret } from '../../secrets/secrets'
import {
  findAccount,
  findAccountsByEmail,
  lockUser,
  lockUsers,
  readAccount,
  voidLinks,
  type Account,
} from '../../sign-in/store'

/** No user has this id: what is done for nobody is done for it, statement by statement. */
const NOBODY = 0

/** Who has a password of ours, and may come in with it. */
const hasPassword = (account: Account, now: number): boolean => letsIn(account, now) && !account.isSsoUser

export interface RecoveryRequest {
  /** The user name, or the email address where recovery asks for that (AUTH-82). */
  readonly given: string
  readonly address: string
  /** The Cookie header, which can hold a device cookie (`sign-in/devices.ts`). */
  readonly cookie: string | undefined
  /** Who asks for it while signed in, such as an administrator. */
  readonly actor: SignedIn | undefined
  readonly now: number
  readonly requestId: string
}

/** The users that a typed text can mean: the user of that name, and in recovery by email also the users of that address. */
async function findRecoveryAccounts(q: Queries, typed: string, by: RecoveryBy): Promise<Account[]> {
  const named = await findAccount(q, typed)
  const mailed = by === 'email' ? await findAccountsByEmail(q, typed) : []
  return [...(named === undefined ? [] : [named]), ...mailed.filter(({ userId }) => userId !== named?.userId)]
}

/**
 * Emails a reset link and invalidates older ones. In recovery by email, each user of the address gets a link, so that a second user with the same address cannot block the
 * recovery of the first. Known, unknown, locked, inactive and single sign-on names get the same answer after the same statements (AUTH-111).
 * @throws Problem 429 beyond the limits of a known device, else of a name, known or not, or of an address
 */
export async function sendLink(
  { db, config, origin, onMail }: SignInOptions,
  { given: typed, address, cookie, ...call }: RecoveryRequest,
): Promise<void> {
  const { now } = call
  const device = await findDeviceOfRecovery(db, cookie, typed, now)
  await countAttempt(db, { purpose: 'recovery', userName: typed, address, device }, config.login, now)
  const accounts = await findRecoveryAccounts(db.orm, typed, config.recoveryBy)
  const links = linksFor(accounts, now, config.recoveryBy === 'email' ? RECOVERY_LINKS : 1)
  const userIds = links.map(({ userId }) => userId)
  await db.transaction(async (tx) => {
    // Of two concurrent requests, one waits here and then invalidates the links of the other.
    await lockUsers(tx, userIds)
    for (const userId of userIds) await voidLinks(tx, userId, now)
    for (const link of links) await queueLink(tx, { productName: config.productName, origin: origin() }, link, now)
    const sent = links.flatMap(({ account }) => account ?? [])
    // One statement for any number of users, known or not.
    await recordAll(
      tx,
      call,
      (sent.length === 0 ? [accounts[0]] : sent).map((about) => ({
        action: sent.length === 0 ? 'passwords.recover.refused' : 'passwords.recover',
        subject: about && { kind: 'user', id: about.userId },
        licenseId: about?.licenseId,
      })),
    )
  })
  onMail()
}

interface Link {
  readonly userId: number
  readonly account: Account | undefined
  readonly token: string
}

/** Writes a link that sets a password, and its mail. */
export async function queueLink(
  tx: Queries,
  { productName, origin }: { readonly productName: string; readonly origin: string },
  {
    userId,
    account,
    token,
    invitedTo,
  }: Pick<Link, 'userId' | 'token'> & {
    readonly account: Pick<Account, 'firstName' | 'userName' | 'email'> | undefined
    /** The name of the license, for a new user who has no password yet. */
    readonly invitedTo?: string
  },
  now: number,
): Promise<void> {
  await tx.execute(sql`
    insert into password_reset (token_hash, user_id, expires_at)
    select ${hashOfSecret(token)}::text, user_id, ${now + RESET_LINK_LIFETIME_MS}::bigint from app_user where user_id = ${userId}`)
  const link = `${origin}/users/password/reset?token=${token}`
  const { firstName = '', userName = '' } = account ?? {}
  const mail =
    invitedTo === undefined
      ? passwordMails.recovery(productName, firstName, userName, link)
      : passwordMails.invitation(productName, firstName, userName, invitedTo, link)
  await queueMail(tx, { ...mail, recipient: account?.email ?? '' })
}

/** A link for each account that may reset its password, filled up to `count` with links for nobody: an unknown name must take as many statements (AUTH-111). */
function linksFor(accounts: readonly Account[], now: number, count: number): Link[] {
  const known = accounts.filter((account) => hasPassword(account, now)).slice(0, count)
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
 * @throws Problem 404 where the link is unknown, used, void or expired, or its user may not come in (AUTH-85, AUTH-88), with the same sentence
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
  await lockUser(tx, known.userId)
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
