import * as z from 'zod/mini'
import { sessionMessages } from './messages'

const UserName = z
  .string(sessionMessages.userNameRequired)
  .check(z.trim(), z.minLength(1, sessionMessages.userNameRequired), z.maxLength(256))

/**
 * A password as typed: the gateway prepares it (AUTH-120). Longer than a stored one may be, because blanks around it and letters written as a base with marks do not count
 * against that limit.
 */
const TypedPassword = z
  .string(sessionMessages.passwordRequired)
  .check(z.minLength(1, sessionMessages.passwordRequired), z.maxLength(4096))

/** Body of POST login with a password. (Identity specification §3, §5, §7.) */
export const PasswordLogin = z.strictObject({
  userName: UserName,
  password: TypedPassword,
})
export type PasswordLogin = z.infer<typeof PasswordLogin>

/** Body of POST login on return from single sign-on: the id_token in place of name and password (AUTH-21). */
export const SsoLogin = z.strictObject({ cognitoJwt: z.string().check(z.minLength(1), z.maxLength(16_384)) })
export type SsoLogin = z.infer<typeof SsoLogin>

/** Body of POST login: name and password, or the id_token of single sign-on. Missing fields are reported for the form with a password. */
export const LoginInput = z
  .strictObject({
    userName: z.optional(z.string(sessionMessages.userNameRequired)),
    password: z.optional(z.string(sessionMessages.passwordRequired)),
    cognitoJwt: z.optional(z.string()),
  })
  .check((payload) => {
    const { success, error } = kindOfLogin(payload.value).safeParse(payload.value)
    if (!success) for (const issue of error.issues) payload.issues.push({ ...issue, input: payload.value } as never)
  })
export type LoginInput = z.infer<typeof LoginInput>

/** Which of the two it is. */
export const kindOfLogin = (input: LoginInput) => (input.cognitoJwt === undefined ? PasswordLogin : SsoLogin)

/** What single sign-on asks for (AUTH-103). */
export const SsoStart = z.strictObject({ userName: UserName })
export type SsoStart = z.infer<typeof SsoStart>

/** `type` of a reply whose token is one of the second factor, which opens nothing else (AUTH-24). */
export const SECOND_FACTOR_TYPE = 'email'

/** Reply of POST login and of POST login/2fa. A reply without a token is a token problem (ERR-22). */
export const LoginReply = z.object({
  token: z.optional(z.string()),
  type: z.optional(z.string()),
  /** The masked address that the code was emailed to (AUTH-118). */
  email: z.optional(z.string()),
  userHasNoProjects: z.optional(z.boolean()),
  /** Of a single sign-on user: where it starts (AUTH-48). */
  ssoUrl: z.optional(z.nullable(z.string())),
})
export type LoginReply = z.infer<typeof LoginReply>

/** Body of POST login/2fa: the code that was typed (API-10). */
export const SecondFactorInput = z.strictObject({
  token: z
    .string(sessionMessages.codeRequired)
    .check(z.trim(), z.minLength(1, sessionMessages.codeRequired), z.maxLength(64)),
})
export type SecondFactorInput = z.infer<typeof SecondFactorInput>

/** Proves who the current user is: the password, or an emailed code (AUTH-114). */
export const ProofInput = z.union([
  z.strictObject({ password: TypedPassword }),
  z.strictObject({
    code: z
      .string(sessionMessages.codeRequired)
      .check(z.trim(), z.minLength(1, sessionMessages.codeRequired), z.maxLength(64)),
  }),
])
export type ProofInput = z.infer<typeof ProofInput>

/** Where the code is emailed, if not to the address of the account: the one that a save will store (AUTH-119). */
export const ProofCodeQuery = z.strictObject({
  email: z.optional(z.string().check(z.trim(), z.maxLength(1000, sessionMessages.addressInvalid))),
})

/** The masked address that the code was emailed to. */
export const ProofCodeReply = z.object({ email: z.string() })

/** Reply of GET user/{username}/getSsoUrl: a text, or an object (API-18). Empty: no single sign-on account (AUTH-105). */
export const SsoUrlReply = z.union([z.string(), z.object({ ssoUrl: z.optional(z.nullable(z.string())) })])
export type SsoUrlReply = z.infer<typeof SsoUrlReply>

/** Body of POST license/getSessionGuid (API-20). */
export const SessionGuidInput = z.strictObject({
  token: z.string().check(z.minLength(1), z.maxLength(8192)),
  /** The only environment that can redeem the guid. If left out, every environment of the license can. */
  environmentId: z.optional(z.int()),
})
/** Its reply: a text, or an object (API-20). */
export const SessionGuidReply = z.union([z.string(), z.object({ sessionGuid: z.string() })])
export type SessionGuidReply = z.infer<typeof SessionGuidReply>

/** What an environment's web application gives to learn who comes: once, and not later than a minute after it was made. */
export const RedeemInput = z.strictObject({
  sessionGuid: z.string().check(z.minLength(1), z.maxLength(256)),
  environmentId: z.int(),
  /** Authenticates the environment. Required if the server has a secret for it. */
  environmentSecret: z.optional(z.string().check(z.maxLength(1024))),
})
/** Who comes: what a web application needs to open a session of its own. */
export const RedeemReply = z.object({
  userName: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  licenseId: z.int(),
  licenseName: z.string(),
  environmentId: z.int(),
  environmentName: z.string(),
})
export type RedeemReply = z.infer<typeof RedeemReply>

/** What stands in the token; read for display and expiry, never for access. (Specification §3.) */
export const TokenClaims = z.object({
  /** Seconds since the epoch (CONST-27). */
  exp: z.number(),
  licenseId: z.int(),
  mustUpdatePassword: z.boolean(),
  roles: z.array(z.string()),
  userName: z.string(),
  userId: z.int(),
  /** The latest end with all extensions, in seconds since the epoch (AUTH-115). Absent on servers without one. */
  maxExp: z.optional(z.number()),
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
