import { sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { isLicenseOpen } from '@sitewright/domain/licenses/expiry'
import { sessionReplies } from '@sitewright/domain/session/messages'
import { isProofValid } from '@sitewright/domain/session/rules'
import type { Database } from '../db/database'
import { roleNames } from '../holdings/role-names'
import { tokenOf, type Person, type SignedIn } from '../http/caller'
import { hashOfSecret } from '../secrets/secrets'
import { ended, needsEmailProof, needsProof, signedOut } from '../http/refusals'
import type { Tokens } from './token'

/** The last activity is written at most this often, in milliseconds. */
const ACTIVITY_INTERVAL_MS = 60_000

/** The columns that the query below answers. `type`, not `interface`: a row is a record of anything. */
type SessionFacts = {
  user_id: number
  user_name: string
  license_id: number
  proved_at: number | null
  proved_email: string | null
  email_proved_at: number | null
  expires_at: number
  ends_at: number
  ended_reason: string | null
  is_approved: boolean
  is_locked_out: boolean
  is_sso_user: boolean
  must_update_password: boolean
  last_activity_at: number | null
  is_license_active: boolean
  license_expiry_date: number | null
  roles: string[]
}

/** One query for a call: the session, its user, the license, and the names of its direct and inherited roles. */
const factsOf = (sessionHash: string) => sql`
  select s.expires_at, s.ends_at, s.proved_at, s.proved_email, s.email_proved_at, s.ended_reason, s.last_activity_at, u.user_id, u.user_name, u.license_id, u.is_approved, u.is_locked_out, u.is_sso_user,
    u.must_update_password, l.is_active as is_license_active, l.expiry_date as license_expiry_date,
    ${roleNames} as roles
  from session s
    join app_user u using (user_id)
    join license l using (license_id)
  where s.session_hash = ${sessionHash}::text`

/** The reason for which someone ended a session, or `undefined` if no one did. */
function endedReasonOf(facts: SessionFacts, now: number): string | undefined {
  if (facts.ended_reason !== null) return facts.ended_reason
  if (facts.is_locked_out) return sessionReplies.endedByLock
  if (!facts.is_approved) return sessionReplies.endedByDeactivation
  const license = { isActive: facts.is_license_active, expiryDate: facts.license_expiry_date }
  return isLicenseOpen(license, now) ? undefined : sessionReplies.endedByLicense
}

/**
 * Which person makes this call. Nothing is taken from the token but the name of the session: roles and revocation are read fresh.
 * @throws Problem 401 without a token, or with one that is unknown or whose time has passed; 412 where someone ended the session (ERR-98)
 */
export async function authenticate(
  request: FastifyRequest,
  { db, tokens, now }: { db: Database; tokens: Tokens; now: number },
): Promise<Person> {
  const token = tokenOf(request)
  const secret = token === undefined ? undefined : await tokens.secretOf(token, now)
  if (secret === undefined) throw signedOut()
  const sessionHash = hashOfSecret(secret)
  const { rows } = await db.execute<SessionFacts>(factsOf(sessionHash))
  const facts = rows[0]
  if (facts === undefined || facts.expires_at <= now) throw signedOut()
  const reason = endedReasonOf(facts, now)
  if (reason !== undefined) throw ended(reason)
  if (facts.last_activity_at === null || facts.last_activity_at <= now - ACTIVITY_INTERVAL_MS) {
    await noteActivity(db, sessionHash, now)
  }
  return {
    sessionHash,
    expiresAt: facts.expires_at,
    endsAt: facts.ends_at,
    provedAt: facts.proved_at ?? undefined,
    provedEmail:
      facts.proved_email === null || facts.email_proved_at === null
        ? undefined
        : { address: facts.proved_email, at: facts.email_proved_at },
    userId: facts.user_id,
    userName: facts.user_name,
    licenseId: facts.license_id,
    roles: facts.roles,
    apiKeyId: undefined,
    // Single sign-on users have no password of ours to update (AUTH-75).
    mustUpdatePassword: facts.must_update_password && !facts.is_sso_user,
  }
}

/**
 * Requires a fresh proof before users change their own sign-in fields, because a session can be stolen (AUTH-114).
 * @throws Problem 403 with the code `stepUp`
 */
export function requireProof(actor: SignedIn, now: number): void {
  if (!isProofValid(actor.provedAt, now)) throw needsProof()
}

/**
 * Requires a fresh proof of the address that will receive the codes of a second factor, so that a mistyped one locks nobody out (AUTH-119).
 * @throws Problem 403 with the code `stepUpByEmail`
 */
export function requireEmailProof({ provedEmail }: SignedIn, email: string, now: number): void {
  if (provedEmail?.address !== email || !isProofValid(provedEmail.at, now)) throw needsEmailProof()
}

/**
 * Stored with the session, whose row is small: the row of a user has many indexes, and an editor may have it locked. Clean-up writes it back to the user
 * (`tasks/expired-sessions.ts`). It waits for no lock: a session that a save is ending must not keep a connection from other calls.
 */
const noteActivity = (db: Database, sessionHash: string, now: number) =>
  db.execute(sql`
    update session set last_activity_at = ${now}::bigint
    where session_hash = (select session_hash from session where session_hash = ${sessionHash}::text
      and (last_activity_at is null or last_activity_at <= ${now - ACTIVITY_INTERVAL_MS}::bigint) for no key update skip locked)`)
