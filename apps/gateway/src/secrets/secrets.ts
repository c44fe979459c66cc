import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** Nobody guesses so many. */
const BITS = 256

/** A secret for a link, a cookie or a handover: random, in characters that need no escaping anywhere. */
export const makeSecret = (): string => randomBytes(BITS / 8).toString('base64url')

/** What is kept of a secret. It is random, so that a slow hash would gain nothing. */
export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

/** Compares hashes, which have equal length, so that the time reveals nothing about the secret. */
export const isSameSecret = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(hashOfSecret(one)), Buffer.from(hashOfSecret(other)))
