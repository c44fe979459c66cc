import * as z from 'zod/mini'
import { emailChecks } from '../shared/email'
import { passwordMessages } from './messages'
import { preparePassword } from './prepare'

/** No password is longer: hashing one costs time. */
export const PASSWORD_MAX = 1024

/**
 * Reply of the password configuration: what a new password must be. A minimum length, and further requirements as flags or as a ready list of texts; all optional,
 * as servers differ (AUTH-98).
 */
export const PasswordConfig = z.object({
  minLength: z.nullish(z.int()),
  requireUppercase: z.nullish(z.boolean()),
  requireLowercase: z.nullish(z.boolean()),
  requireDigit: z.nullish(z.boolean()),
  requireSymbol: z.nullish(z.boolean()),
  /** Sentences that are shown and that the server alone can check. */
  requirements: z.nullish(z.array(z.string())),
})
export type PasswordConfig = z.infer<typeof PasswordConfig>

/** What recovery asks for: the username, or the email address where the installation says so (AUTH-81, AUTH-82). */
export const RecoveryInput = {
  username: z.object({
    value: z
      .string(passwordMessages.recoveryUserName)
      .check(
        z.trim(),
        z.minLength(1, passwordMessages.recoveryUserName),
        z.maxLength(256, passwordMessages.recoveryUserName),
      ),
  }),
  email: z.object({
    value: z
      .string(passwordMessages.recoveryEmail)
      .check(...emailChecks({ invalid: passwordMessages.recoveryEmail, tooLong: passwordMessages.recoveryEmail })),
  }),
} as const
export type RecoveryInput = z.infer<(typeof RecoveryInput)[keyof typeof RecoveryInput]>

/** Body of a reset and of the forced update. Prepared before it is judged and sent (AUTH-96, AUTH-120). */
export const NewPassword = z.strictObject({
  newPassword: z
    .string(passwordMessages.required)
    .check(
      z.overwrite(preparePassword),
      z.minLength(1, passwordMessages.required),
      z.maxLength(PASSWORD_MAX, passwordMessages.tooLong(PASSWORD_MAX)),
    ),
})
export type NewPassword = z.infer<typeof NewPassword>

/** Body of PUT users/{username}/password: without a new one the gateway makes one and mails it (API-65). */
export const SetPassword = z.strictObject({ newPassword: z.optional(NewPassword.shape.newPassword) })
export type SetPassword = z.infer<typeof SetPassword>

/** Reply of an automatic reset: never shown, kept or logged (API-64, API-65). */
export const PasswordReply = z.nullable(z.object({ newPassword: z.string() }))

/** Reply of GET users/{username}/password: never a password (API-62). */
export const PasswordInfo = z.object({
  /** Epoch milliseconds; `null` when none was ever set. */
  lastPasswordChangedDate: z.nullable(z.number()),
  /** Whether the caller may choose the password; where not, a link can still be mailed to its owner. */
  canManage: z.boolean(),
  /** Why not; another server may leave it out. */
  reason: z.optional(z.string()),
})
export type PasswordInfo = z.infer<typeof PasswordInfo>

/** What a person gives on the password tab: the password, and once more (USER-106, USER-107). */
export const ManualPassword = z.object({ newPassword: NewPassword.shape.newPassword, repassword: z.string() }).check(
  z.refine(({ newPassword, repassword }) => newPassword === preparePassword(repassword), {
    path: ['repassword'],
    error: passwordMessages.mustMatch,
  }),
)
export type ManualPassword = z.infer<typeof ManualPassword>
