import { randomBytes } from 'node:crypto'
import { jwtVerify, SignJWT, type JWTPayload, type JWTVerifyOptions } from 'jose'
import type { TokenClaims } from '@sitewright/domain/session/model'
import type { Database } from '../db/database'
import { lastingValue } from '../db/lasting-value'

const KEY_NAME = 'token_key'
const ALGORITHM = 'HS256'
/** Tokens of the second factor say what they are for, and hold no session. Session tokens have no audience. */
const SECOND_FACTOR = 'second-factor'

/** Signs and reads session tokens, and those of a second factor, with the key that all gateways of a database share. */
export interface Tokens {
  /** A token of these claims for the session `sessionId`. */
  sign(claims: TokenClaims, sessionId: string): Promise<string>
  /** The session that a token names, where we signed it and its time has not passed; else `undefined`. `now` is epoch milliseconds. */
  sessionIdOf(token: string, now: number): Promise<string | undefined>
  /** A token that opens POST login/2fa alone: it names the second factor that a login waits for. `exp` is seconds since the epoch. */
  signSecondFactor(secondFactorId: string, exp: number): Promise<string>
  /** The second factor that a token names, where we signed it for that and its time has not passed; else `undefined`. */
  secondFactorIdOf(token: string, now: number): Promise<string | undefined>
}

const readKey = async (db: Database): Promise<Uint8Array> =>
  Buffer.from(await lastingValue(db, KEY_NAME, async () => randomBytes(32).toString('base64url')), 'base64url')

export function createTokens(db: Database): Tokens {
  let reading: Promise<Uint8Array> | undefined
  const key = () => {
    reading ??= readKey(db).catch((error: unknown) => {
      reading = undefined
      throw error
    })
    return reading
  }
  const read = async (token: string, now: number, options: JWTVerifyOptions): Promise<JWTPayload | undefined> => {
    const secret = await key()
    try {
      const { payload } = await jwtVerify(token, secret, {
        algorithms: [ALGORITHM],
        currentDate: new Date(now),
        ...options,
      })
      return payload
    } catch {
      // Whatever is wrong with it, it opens nothing.
      return undefined
    }
  }
  return {
    sign: async (claims, sessionId) =>
      new SignJWT({ ...claims, sid: sessionId }).setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' }).sign(await key()),
    sessionIdOf: async (token, now) => {
      const payload = await read(token, now, { requiredClaims: ['exp', 'sid'] })
      return payload?.aud === undefined && typeof payload?.sid === 'string' ? payload.sid : undefined
    },
    signSecondFactor: async (secondFactorId, exp) =>
      new SignJWT({ exp, sub: secondFactorId, aud: SECOND_FACTOR })
        .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
        .sign(await key()),
    secondFactorIdOf: async (token, now) =>
      (await read(token, now, { audience: SECOND_FACTOR, requiredClaims: ['exp', 'sub'] }))?.sub,
  }
}
