import { verify } from '@node-rs/argon2'

/** Does the password fit the hash? Injected, so that a test can count how often it is asked. */
export type VerifyPassword = (hash: string, password: string) => Promise<boolean>

export const verifyPassword: VerifyPassword = (hash, password) => verify(hash, password)

/**
 * The hash of a password that nobody knows, made with the parameters of every other hash (`PASSWORD_HASHING`): verified where an account has none, so that each
 * refusal takes the same time.
 */
export const NOBODYS_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$kAvRLW7UU0U9Bhc20Wj3zQ$1bniMIHjcW5VAiVARQFDhw5J5PTth0kbc/xglYPBhtM'
