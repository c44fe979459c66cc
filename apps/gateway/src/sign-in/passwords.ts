import { verify } from '@node-rs/argon2'
import { preparePassword } from '@sitewright/domain/passwords/prepare'

/** Does the password fit the hash? Injected, so that a test can count how often it is asked. */
export type VerifyPassword = (hash: string, password: string) => Promise<boolean>

export const verifyPassword: VerifyPassword = (hash, password) => verify(hash, password)

/**
 * Does what was typed fit the hash: prepared as a new password is, or letter by letter as older releases stored some (AUTH-120)? Where the two differ, both are always
 * verified, so that the time depends on what was typed alone.
 */
export async function verifyTyped(verifyOne: VerifyPassword, hash: string, typed: string): Promise<boolean> {
  const prepared = preparePassword(typed)
  const isRight = await verifyOne(hash, prepared)
  return typed === prepared ? isRight : (await verifyOne(hash, typed)) || isRight
}

/**
 * The hash of a password that nobody knows, made with the parameters of every other hash (`PASSWORD_HASHING`): verified where an account has none, so that each
 * refusal takes the same time.
 */
export const NOBODYS_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$kAvRLW7UU0U9Bhc20Wj3zQ$1bniMIHjcW5VAiVARQFDhw5J5PTth0kbc/xglYPBhtM'
