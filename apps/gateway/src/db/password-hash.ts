import { hash } from '@node-rs/argon2'
import { preparePassword } from '@sitewright/domain/passwords/prepare'

/**
 * 19 MiB, 2 passes: the least that OWASP's Password Storage Cheat Sheet recommends for argon2id; about 11 ms of CPU. The algorithm is the library's default,
 * argon2id; its constant is an ambient enum, which one-file-at-a-time compilers cannot read.
 */
export const PASSWORD_HASHING = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The PHC string of a password for `app_user.password_hash`, prepared here for every way of setting one; `verify` of @node-rs/argon2 reads its parameters from it. */
export const hashPassword = (password: string): Promise<string> => hash(preparePassword(password), PASSWORD_HASHING)
