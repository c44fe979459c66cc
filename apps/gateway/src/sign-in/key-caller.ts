import { sql } from 'drizzle-orm'
import { apiKeyMessages } from '@sitewright/domain/api-keys/messages'
import { isLicenseOpen } from '@sitewright/domain/licenses/expiry'
import type { Problem } from '@sitewright/domain/shared/problem'
import type { GatewayConfig } from '../config'
import type { Database } from '../db/database'
import { hashOfApiKey } from '../secrets/api-key'
import { countFromAddress } from './attempts'
import { networkOf } from './network'
import { recordOnce } from '../http/audit-once'
import type { SignedIn } from '../http/caller'
import { signedOut } from '../http/refusals'

/** The id of no user: a program is no user, owns no account and is no member of a group. */
const NOBODY = -1

/** A key that lets nobody in is audited this often, in milliseconds: each deactivated key, and unknown ones of each network. */
const AUDIT_INTERVAL_MS = 60 * 60_000

/** What the audit calls it. */
const REFUSED = 'apiKeys.use.refused'

interface KeyCall {
  readonly db: Database
  readonly now: number
  readonly address: string
  readonly login: GatewayConfig['login']
  readonly requestId: string
}

/** The columns that the query below answers. `type`, not `interface`: a row is a record of anything. */
type KeyFacts = {
  api_key_id: number
  license_id: number
  key_prefix: string
  is_active: boolean
  is_license_active: boolean
  license_expiry_date: number | null
  roles: string[]
}

/** One query for a call, whether there is such a key or not. */
const factsOf = (key: string) => sql`
  select k.api_key_id, k.license_id, k.key_prefix, k.is_active, l.is_active as is_license_active, l.expiry_date as license_expiry_date,
    array(select r.name from api_key_role kr join role r using (role_id) where kr.api_key_id = k.api_key_id order by r.name) as roles
  from api_key k join license l using (license_id)
  where k.secret_hash = ${hashOfApiKey(key)}`

/**
 * Which program makes this call, by its API key. Read fresh, as a session is: switched off, it is refused from its next call on, on every gateway. It never has a
 * session, and no password to update.
 * @throws Problem 401 for a key that is unknown, switched off or of a license that is not open; 429 for an address that has guessed too often
 */
export async function authenticateKey(key: string, { db, now, address, login, requestId }: KeyCall): Promise<SignedIn> {
  const { rows } = await db.execute<KeyFacts>(factsOf(key))
  const facts = rows[0]
  const refuse = (): Problem => {
    db.events.emit('signInRefusal', 'api-key')
    return signedOut()
  }
  if (facts === undefined) {
    // Only guesses count: a program whose key has ended is no attacker, and a valid key never waits. Beyond the limit no guess reads the audit.
    await countFromAddress(db, 'key', address, login, now)
    const subject = { kind: 'network', id: networkOf(address) } as const
    await recordOnce(db, { now, requestId }, { action: REFUSED, subject }, AUDIT_INTERVAL_MS)
    throw refuse()
  }
  const license = { isActive: facts.is_license_active, expiryDate: facts.license_expiry_date }
  const caller = { userId: NOBODY, userName: `key:${facts.key_prefix}`, licenseId: facts.license_id }
  if (!facts.is_active || !isLicenseOpen(license, now)) {
    const reason = facts.is_active ? apiKeyMessages.licenseClosed : apiKeyMessages.deactivated
    const subject = { kind: 'api-key', id: facts.api_key_id } as const
    const entry = { action: REFUSED, subject, after: { reason } }
    await recordOnce(db, { now, actor: caller, requestId }, entry, AUDIT_INTERVAL_MS)
    throw refuse()
  }
  return {
    ...caller,
    roles: facts.roles,
    mustUpdatePassword: false,
    apiKeyId: facts.api_key_id,
    provedAt: undefined,
    provedEmail: undefined,
  }
}
