import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { jwtVerify, SignJWT } from 'jose'
import type { TokenClaims } from '@sitewright/domain/session/model'
import type { Database } from '../db/database'
import { settings } from '../db/schema'

const KEY_NAME = 'token_key'
const ALGORITHM = 'HS256'

/** Signs and reads session tokens with the key that all gateways of a database share. */
export interface Tokens {
  /** A token of these claims for the session `sessionId`. */
  sign(claims: TokenClaims, sessionId: string): Promise<string>
  /** The session that a token names, where we signed it and its time has not passed; else `undefined`. `now` is epoch milliseconds. */
  sessionIdOf(token: string, now: number): Promise<string | undefined>
}

/** The key is made at its first use, once for all gateways: of two that write it at the same time, the first stands and both read it. */
async function readKey(db: Database): Promise<Uint8Array> {
  await db.orm
    .insert(settings)
    .values({ name: KEY_NAME, value: randomBytes(32).toString('base64url') })
    .onConflictDoNothing()
  const [row] = await db.orm.select({ value: settings.value }).from(settings).where(eq(settings.name, KEY_NAME))
  if (row === undefined) throw new Error('The key that signs tokens was not written.')
  return Buffer.from(row.value, 'base64url')
}

export function createTokens(db: Database): Tokens {
  let reading: Promise<Uint8Array> | undefined
  const key = () => {
    reading ??= readKey(db).catch((error: unknown) => {
      reading = undefined
      throw error
    })
    return reading
  }
  return {
    sign: async (claims, sessionId) =>
      new SignJWT({ ...claims, sid: sessionId }).setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' }).sign(await key()),
    sessionIdOf: async (token, now) => {
      const secret = await key()
      try {
        const { payload } = await jwtVerify(token, secret, {
          algorithms: [ALGORITHM],
          currentDate: new Date(now),
          requiredClaims: ['exp', 'sid'],
        })
        return typeof payload.sid === 'string' ? payload.sid : undefined
      } catch {
        // Whatever is wrong with it, it opens nothing.
        return undefined
      }
    },
  }
}
