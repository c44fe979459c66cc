import { randomInt } from 'node:crypto'
import { hashOfSecret, makeSecret } from './secrets'

/** Tells a key from other secrets, for people and for those who search for lost ones. */
const MARK = 'sw'
const PREFIX_LENGTH = 8
const PREFIX_CHARACTERS = 'abcdefghijklmnopqrstuvwxyz0123456789'

export interface NewApiKey {
  /** Shown to its maker once, and stored nowhere. */
  readonly key: string
  /** What it is known by afterwards. */
  readonly keyPrefix: string
  readonly secretHash: string
}

/** By chance, or by whatever else answers whole numbers below a limit. */
export const makeKeyPrefix = (below: (limit: number) => number = (limit) => randomInt(limit)): string =>
  Array.from({ length: PREFIX_LENGTH }, () => PREFIX_CHARACTERS.charAt(below(PREFIX_CHARACTERS.length))).join('')

/** A key: mark, prefix, and a secret that is by chance always. */
export function makeApiKey(keyPrefix = makeKeyPrefix()): NewApiKey {
  const key = `${MARK}_${keyPrefix}_${makeSecret()}`
  return { key, keyPrefix, secretHash: hashOfApiKey(key) }
}

const FORM = new RegExp(`^${MARK}_[a-z0-9]{${PREFIX_LENGTH}}_[\\w-]{43}$`)

/** Has a text the form of a key? No token has. */
export const isApiKey = (text: string): boolean => FORM.test(text)

/** By which a key is found: the hash of all of it, so that a prefix alone opens nothing. */
export const hashOfApiKey = (key: string): string => hashOfSecret(key)
