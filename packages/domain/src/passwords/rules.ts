import { passwordMessages } from './messages'
import type { PasswordConfig } from './model'
import { preparePassword } from './prepare'

/** Where the server says none, or cannot be asked (AUTH-94, CONST-11). */
export const PASSWORD_MIN = 8

/** A reset link is good for this long (AUTH-88, CONST-12). */
export const RESET_LINK_LIFETIME_MS = 24 * 60 * 60_000

/** Most users of one email address who each get a reset link, in recovery by email. */
export const RECOVERY_LINKS = 5

/** One requirement of a new password, as a sentence. */
export interface PasswordRequirement {
  text: string
  /** Whether a password meets it; `undefined` where the server alone can tell. */
  isMet: boolean | undefined
}

const FLAGS = [
  { flag: 'requireUppercase', text: 'Must have an upper case letter.', pattern: /\p{Lu}/u },
  { flag: 'requireLowercase', text: 'Must have a lower case letter.', pattern: /\p{Ll}/u },
  { flag: 'requireDigit', text: 'Must have a digit.', pattern: /\p{Nd}/u },
  { flag: 'requireSymbol', text: 'Must have a symbol.', pattern: /[^\p{L}\p{N}\s]/u },
] as const

/** Characters as a person counts them: one that takes two code units is one. */
const countCharacters = (text: string): number => Array.from(text).length

/**
 * What a new password must be, and what of it is met (AUTH-98). It is prepared first (AUTH-120).
 * @param config `undefined` where it could not be had: then the length of 8 alone (AUTH-94)
 */
export function passwordRequirements(config: PasswordConfig | undefined, password: string): PasswordRequirement[] {
  const text = preparePassword(password)
  const minimum = config?.minLength ?? PASSWORD_MIN
  return [
    { text: passwordMessages.tooShort(minimum), isMet: countCharacters(text) >= minimum },
    ...FLAGS.filter(({ flag }) => config?.[flag] === true).map((rule) => ({
      text: rule.text,
      isMet: rule.pattern.test(text),
    })),
    ...(config?.requirements ?? []).map((sentence) => ({ text: sentence, isMet: undefined })),
  ]
}

/** What is wrong with a new password and its repetition, by field; empty where nothing is (AUTH-92, AUTH-93, AUTH-95). */
export function passwordFaults(
  config: PasswordConfig | undefined,
  { password, repassword }: { password: string; repassword: string },
): { password?: string; repassword?: string } {
  const text = preparePassword(password)
  const unmet = passwordRequirements(config, text).find(({ isMet }) => isMet === false)
  const fault = text === '' ? passwordMessages.required : unmet?.text
  return {
    ...(fault !== undefined && { password: fault }),
    ...(preparePassword(repassword) !== text && { repassword: passwordMessages.mustMatch }),
  }
}

/**
 * How the password tab of a user is: hidden where single sign-on was there from the start, held with a reason for any other single sign-on user (USER-112,
 * USER-113). By its address it is refused for both (ROUTE-44).
 */
export const getPasswordTab = (user: { isSsoUser: boolean; isSsoInitial: boolean }): 'shown' | 'disabled' | 'hidden' =>
  user.isSsoInitial ? 'hidden' : user.isSsoUser ? 'disabled' : 'shown'
