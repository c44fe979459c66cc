import { isLicenseOpen } from '@sitewright/domain/licenses/expiry'
import type { LoginReply, TokenClaims } from '@sitewright/domain/session/model'
import { getSessionExpiry } from '@sitewright/domain/session/rules'
import type { GatewayConfig } from '../config'
import { asWriter, type Database, type Queries } from '../db/database'
import type { RefusalReason } from '../db/events'
import { record, type AuditedCall } from '../http/audit'
import type { Tokens } from './token'
import { forgiveAttempts, type Attempt } from './attempts'
import type { VerifyPassword } from './passwords'
import { lockUser, openSession, readAccount, readProfile, type Account, type Profile } from './store'

/** What every way in works with. */
export interface SignInOptions {
  readonly db: Database
  readonly tokens: Tokens
  readonly verify: VerifyPassword
  readonly config: GatewayConfig
  /** Where people reach the gateway, without a trailing slash. */
  readonly origin: () => string
  /** Tells the sender of mails that there may be one. Never waits. */
  readonly onMail: () => void
}

/** May this account have a session at all, whichever the way in? */
export const letsIn = (account: Account, now: number): boolean =>
  account.isApproved && !account.isLockedOut && isLicenseOpen(account.license, now)

/**
 * Runs a transaction for an account that has proved who it is, if the account is still as it was. A password change, a lock or a deactivation in between ended its sessions: one
 * that is opened afterwards would live on. It uses the turns of the account's license, because another change can have the user locked.
 * @returns `undefined` where the account was changed
 */
export const ifUnchanged = <T>(
  db: Database,
  account: Account,
  now: number,
  run: (tx: Queries) => Promise<T>,
): Promise<T | undefined> =>
  asWriter({ licenseId: account.licenseId }, () =>
    db.transaction(async (tx) => ((await lockUnchanged(tx, account, now)) ? run(tx) : undefined)),
  )

async function lockUnchanged(tx: Queries, account: Account, now: number): Promise<boolean> {
  await lockUser(tx, account.userId)
  const current = await readAccount(tx, account.userId)
  return (
    current !== undefined &&
    letsIn(current, now) &&
    current.passwordHash === account.passwordHash &&
    SAME.every((fact) => current[fact] === account[fact])
  )
}

/** What decides which way in is asked for, and what is open behind it. */
const SAME = ['isSsoUser', 'twoFactorEnabled', 'mustUpdatePassword'] as const

/**
 * Counts and audits a sign-in that was refused. A name that no account has is not written, because it may be a password typed in the wrong field.
 */
export function recordRefusal(
  db: Database,
  call: AuditedCall,
  { action, reason, about, after }: Refusal,
): Promise<void> {
  db.events.emit('signInRefusal', reason)
  return db.transaction((tx) =>
    record(tx, call, {
      action: `${action}.refused`,
      subject: about && { kind: 'user', id: about.userId },
      licenseId: about?.licenseId,
      after,
    }),
  )
}

interface Refusal {
  readonly action: string
  /** For the metrics alone. */
  readonly reason: RefusalReason
  /** The account that was tried, if there is one. */
  readonly about: (Pick<Account, 'userId'> & Partial<Pick<Account, 'licenseId'>>) | undefined
  readonly after?: Readonly<Record<string, unknown>>
}

/** How a login was completed. */
export interface Completed {
  readonly now: number
  readonly requestId: string
  /** What the audit calls it. Default: `session.login`. */
  readonly action?: string
  /** Attempts that were counted for it, and are forgotten now. */
  readonly attempt?: Attempt & { readonly count?: number }
  /** It came by single sign-on, which starts here: the reply says so (AUTH-48). */
  readonly ssoUrl?: string
}

/** The claims of a session token. `exp` is in seconds since the epoch, `endsAt` in epoch milliseconds. */
export const readClaims = (
  { licenseId, mustUpdatePassword, userName, userId }: Omit<TokenClaims, 'exp' | 'roles' | 'maxExp'>,
  { roles }: Pick<Profile, 'roles'>,
  { exp, endsAt }: { exp: number; endsAt: number },
): TokenClaims => ({
  exp,
  licenseId,
  mustUpdatePassword,
  roles: [...roles],
  userName,
  userId,
  maxExp: Math.floor(endsAt / 1000),
})

/**
 * Opens a session for an account whose owner has proved who they are. One transaction; `claim` may refuse in it. The user is locked first, as in every transaction that changes one.
 * @returns `undefined` where the account was changed meanwhile
 */
export async function openFor(
  { db, tokens, config }: Pick<SignInOptions, 'db' | 'tokens' | 'config'>,
  account: Account,
  { now, requestId, action = 'session.login', attempt, ssoUrl }: Completed,
  claim: (tx: Queries) => Promise<void> = async () => undefined,
): Promise<LoginReply | undefined> {
  const endsAt = now + config.sessionMaxLifetimeMs
  const exp = getSessionExpiry({ now, lifetimeMs: config.sessionLifetimeMs, endsAt })
  const isSso = ssoUrl !== undefined
  const opened = await ifUnchanged(db, account, now, async (tx) => {
    await claim(tx)
    if (attempt !== undefined) await forgiveAttempts(tx, attempt)
    const secret = await openSession(tx, { userId: account.userId, now, expiresAt: exp * 1000, endsAt, isSso })
    await record(tx, { now, requestId, actor: account }, { action, subject: { kind: 'user', id: account.userId } })
    return { secret, profile: await readProfile(tx, account.userId) }
  })
  if (opened === undefined) return undefined
  const { secret, profile } = opened
  // Single sign-on users have no password of ours to update (AUTH-75).
  const mustUpdatePassword = account.mustUpdatePassword && !account.isSsoUser
  const token = await tokens.sign(readClaims({ ...account, mustUpdatePassword }, profile, { exp, endsAt }), secret)
  return { token, userHasNoProjects: !profile.hasProjects, ...(isSso && { ssoUrl }) }
}
