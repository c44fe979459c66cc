import * as z from 'zod/mini'
import { sessionMessages } from './messages'

/** Body of POST login with a password. (Identity specification §3, §5, §7.) */
export const LoginInput = z.strictObject({
  userName: z
    .string(sessionMessages.userNameRequired)
    .check(z.trim(), z.minLength(1, sessionMessages.userNameRequired), z.maxLength(256)),
  password: z
    .string(sessionMessages.passwordRequired)
    .check(z.minLength(1, sessionMessages.passwordRequired), z.maxLength(1024)),
})
export type LoginInput = z.infer<typeof LoginInput>

/** Reply of POST login. `type` 'email' means that the token opens the second factor alone. */
export const LoginReply = z.object({
  token: z.string(),
  type: z.optional(z.string()),
  userHasNoProjects: z.boolean(),
  ssoUrl: z.optional(z.string()),
})
export type LoginReply = z.infer<typeof LoginReply>

/** What stands in the token; read for display and expiry, never for access. (Specification §3.) */
export const TokenClaims = z.object({
  /** Seconds since the epoch (CONST-27). */
  exp: z.number(),
  licenseId: z.int(),
  mustUpdatePassword: z.boolean(),
  roles: z.array(z.string()),
  userName: z.string(),
  userId: z.int(),
})
export type TokenClaims = z.infer<typeof TokenClaims>

/** Reply of GET verifysession/3: the session as the server knows it now. */
export const SessionInfo = z.object({
  userId: z.int(),
  userName: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  licenseId: z.int(),
  licenseName: z.string(),
  mustUpdatePassword: z.boolean(),
  userHasNoProjects: z.boolean(),
  /** Seconds since the epoch. */
  exp: z.number(),
})
export type SessionInfo = z.infer<typeof SessionInfo>
