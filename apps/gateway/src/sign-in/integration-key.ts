import { createECDH, createPrivateKey, hkdfSync, type KeyObject } from 'node:crypto'
import { calculateJwkThumbprint } from 'jose'

/** A public key as a JWK set lists it. */
export interface PublicKey {
  readonly kty: 'EC'
  readonly crv: 'P-256'
  readonly x: string
  readonly y: string
  readonly kid: string
  readonly alg: 'ES256'
  readonly use: 'sig'
}

interface IntegrationKey {
  readonly privateKey: KeyObject
  readonly publicKey: PublicKey
}

/** The order of the group of P-256 (SEC 2). */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n
const PURPOSE = 'sitewright: tokens for integrations'
/** 128 bits more than the order, so that the remainder is as good as uniform (FIPS 186-5, A.2.1). */
const SEED_BYTES = 48

const known = new WeakMap<KeyObject, Promise<IntegrationKey>>()

/**
 * Derives the key pair that signs tokens for integrations from a key of TOKEN_KEYS. So integrations verify with a public key, every gateway has the same pair, keys rotate
 * with TOKEN_KEYS, and no secret leaves the gateway.
 */
export function deriveIntegrationKey(secret: KeyObject): Promise<IntegrationKey> {
  const found = known.get(secret) ?? derive(secret)
  known.set(secret, found)
  return found
}

async function derive(secret: KeyObject): Promise<IntegrationKey> {
  const seed = Buffer.from(hkdfSync('sha256', secret, '', PURPOSE, SEED_BYTES))
  const scalar = (BigInt(`0x${seed.toString('hex')}`) % (ORDER - 1n)) + 1n
  const d = Buffer.from(scalar.toString(16).padStart(64, '0'), 'hex')
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(d)
  // Uncompressed: 4, then x and y of 32 bytes each.
  const point = curve.getPublicKey()
  const coordinate = (start: number): string => point.subarray(start, start + 32).toString('base64url')
  const jwk = { kty: 'EC', crv: 'P-256', x: coordinate(1), y: coordinate(33) } as const
  return {
    privateKey: createPrivateKey({ key: { ...jwk, d: d.toString('base64url') }, format: 'jwk' }),
    publicKey: { ...jwk, kid: await calculateJwkThumbprint(jwk), alg: 'ES256', use: 'sig' },
  }
}
