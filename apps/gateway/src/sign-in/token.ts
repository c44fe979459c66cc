import { createSecretKey, randomBytes, type KeyObject } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import { jwtVerify, SignJWT, type JWTPayload, type JWTVerifyOptions } from 'jose'
import type { TokenClaims } from '@sitewright/domain/session/model'
import type { GatewayConfig } from '../config'
import type { Database, Queries } from '../db/database'
import { lastingValue, readLastingValue } from '../db/lasting-value'
import { settings } from '../db/schema'
import { deriveIntegrationKey, type PublicKey } from './integration-key'
import { remember } from './remember'

/** The keys are read again after this long, in milliseconds, so that a key that is deleted or replaced in the database needs no restart. */
const FRESH_MS = 60_000
/** Names of settings in the database: the key that the gateway made, and when that key expires. */
const STORED_KEY = 'token_key'
const STORED_KEY_ENDS = 'token_key_ends_at'
const ALGORITHM = 'HS256'
/** Tokens of the second factor say what they are for, and hold no session. Session tokens have no audience. */
const SECOND_FACTOR = 'second-factor'

/** Signs and reads session tokens, and those of a second factor, with the keys that all gateways of a database share. */
export interface Tokens {
  /** A token of these claims for the session that `secret` names. */
  sign(claims: TokenClaims, secret: string): Promise<string>
  /** The secret that names the session of a token, where we signed it and its time has not passed; else `undefined`. `now` is epoch milliseconds. */
  secretOf(token: string, now: number): Promise<string | undefined>
  /** A token that opens POST login/2fa alone: it names the second factor that a login waits for. `exp` is seconds since the epoch. */
  signSecondFactor(secondFactorId: string, exp: number): Promise<string>
  /** The second factor that a token names, where we signed it for that and its time has not passed; else `undefined`. */
  secondFactorIdOf(token: string, now: number): Promise<string | undefined>
  /** A token for an integration, which it verifies with `integrationKeys`. No call accepts it: it is signed by another key and another algorithm. */
  signForIntegration(claims: JWTPayload): Promise<string>
  /** The public keys of tokens for integrations, of each key that is valid now. */
  integrationKeys(): Promise<PublicKey[]>
}

/** A key and its expiry, in epoch milliseconds. */
interface Key {
  readonly secret: KeyObject
  readonly endsAt: number
}

const makeStoredKey = async (): Promise<string> => randomBytes(32).toString('base64url')
const keyOfText = (text: string, encoding: BufferEncoding): KeyObject => createSecretKey(Buffer.from(text, encoding))

/**
 * The key that signs, then all other valid keys. Without TOKEN_KEYS, there is one key in the database. With TOKEN_KEYS, an older key in the database verifies until the last
 * session that it can have signed is over. Then a periodic task deletes it (`tasks/retire-stored-key.ts`).
 */
async function readKeys(db: Database, { tokenKeys, sessionMaxLifetimeMs }: TokenSettings, now: number): Promise<Key[]> {
  const forever = Number.POSITIVE_INFINITY
  if (tokenKeys.length === 0) {
    return [{ secret: keyOfText(await lastingValue(db, STORED_KEY, makeStoredKey), 'base64url'), endsAt: forever }]
  }
  const configuredKeys = tokenKeys.map((text) => ({ secret: keyOfText(text, 'utf8'), endsAt: forever }))
  const stored = await readLastingValue(db, STORED_KEY)
  if (stored === undefined) return configuredKeys
  const endsAt = Number(await lastingValue(db, STORED_KEY_ENDS, async () => String(now + sessionMaxLifetimeMs)))
  return now < endsAt ? [...configuredKeys, { secret: keyOfText(stored, 'base64url'), endsAt }] : configuredKeys
}

/** Deletes the key in the database, with its expiry, once it has expired. */
export async function deleteRetiredKey(tx: Queries, now: number): Promise<void> {
  const [ends] = await tx.select({ at: settings.value }).from(settings).where(eq(settings.name, STORED_KEY_ENDS))
  if (ends === undefined || now < Number(ends.at)) return
  await tx.delete(settings).where(inArray(settings.name, [STORED_KEY, STORED_KEY_ENDS]))
}

type TokenSettings = Pick<GatewayConfig, 'tokenKeys' | 'sessionMaxLifetimeMs'>

/** @param now the clock, epoch milliseconds */
export function createTokens(db: Database, config: TokenSettings, now: () => number): Tokens {
  const known = remember((at) => readKeys(db, config, at), { freshMs: FRESH_MS, cooldownMs: 0 })
  const keys = () => known.get(now())
  const signingKey = async (): Promise<KeyObject> => {
    const [first] = await keys()
    if (first === undefined) throw new Error('There is no key to sign with.')
    return first.secret
  }
  const sign = async (claims: JWTPayload): Promise<string> => {
    const secret = await signingKey()
    return new SignJWT(claims).setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' }).sign(secret)
  }
  const read = async (token: string, at: number, options: JWTVerifyOptions): Promise<JWTPayload | undefined> => {
    for (const { secret, endsAt } of await keys()) {
      if (at >= endsAt) continue
      try {
        return (await jwtVerify(token, secret, { algorithms: [ALGORITHM], currentDate: new Date(at), ...options }))
          .payload
      } catch {
        // Not valid for this key: try the next one.
      }
    }
    return undefined
  }
  return {
    sign: (claims, secret) => sign({ ...claims, sid: secret }),
    secretOf: async (token, at) => {
      const payload = await read(token, at, { requiredClaims: ['exp', 'sid'] })
      return payload?.aud === undefined && typeof payload?.sid === 'string' ? payload.sid : undefined
    },
    signSecondFactor: (secondFactorId, exp) => sign({ exp, sub: secondFactorId, aud: SECOND_FACTOR }),
    secondFactorIdOf: async (token, at) =>
      (await read(token, at, { audience: SECOND_FACTOR, requiredClaims: ['exp', 'sub'] }))?.sub,
    signForIntegration: async (claims) => {
      const { privateKey, publicKey } = await deriveIntegrationKey(await signingKey())
      const { alg, kid } = publicKey
      return new SignJWT(claims).setProtectedHeader({ alg, kid, typ: 'JWT' }).sign(privateKey)
    },
    integrationKeys: async () => {
      const valid = (await keys()).filter(({ endsAt }) => now() < endsAt)
      return Promise.all(valid.map(async ({ secret }) => (await deriveIntegrationKey(secret)).publicKey))
    },
  }
}
