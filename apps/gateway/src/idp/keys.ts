import { createHash } from 'node:crypto'
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose'
import type { Database } from '../db/database'
import { lastingValue } from '../db/lasting-value'

const NAME = 'development_provider_key'
const ALGORITHM = 'RS256'

/** The private key that the provider for development signs with. It lies in the database, so that what one gateway signs is good at the others. */
export async function readSigningKey(db: Database): Promise<JWK> {
  const text = await lastingValue(db, NAME, async () => {
    const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true })
    const jwk = await exportJWK(privateKey)
    return JSON.stringify({ ...jwk, kid: await calculateJwkThumbprint(jwk), alg: ALGORITHM, use: 'sig' })
  })
  return JSON.parse(text) as JWK
}

/** What its cookies are signed with: another secret, made of the same. */
export const cookieKeyOf = ({ d = '' }: JWK): string => createHash('sha256').update(`cookies:${d}`).digest('base64url')
