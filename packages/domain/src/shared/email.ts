import * as z from 'zod/mini'
import { emailTagMessages } from './email-tag-messages'

/** The most characters of an email address. */
export const EMAIL_LIMIT = 254

/** The most addresses of an email tag input by default (USER-120, CONST-13). */
export const EMAIL_TAG_LIMIT = 10

/** The pattern of zod, which refuses top-level domains in punycode. */
const ADDRESS =
  /^(?!\.)(?!.*\.\.)[a-z0-9_'+\-.]*[a-z0-9_+-]@(?:[a-z0-9][a-z0-9-]*\.)+(?:[a-z]{2,}|xn--[a-z0-9-]*[a-z0-9])$/i

/** Converting a domain costs time, so longer texts are not converted. */
const MAX_CONVERTED = 1000

/**
 * The form in which an address is stored and compared: without spaces around it, its domain in ASCII, so that `a@exämple.com` and
 * `a@xn--exmple-cua.com` are one text (USER-136). A text whose domain has no such form is only trimmed.
 */
export function storedEmail(text: string): string {
  const address = text.trim()
  const [, local, domain] = (address.length <= MAX_CONVERTED && /^([^@]*)@([\p{L}\p{M}\p{N}.-]+)$/u.exec(address)) || []
  if (domain === undefined || /^[\x20-\x7e]*$/.test(domain) || !URL.canParse(`https://${domain}`)) return address
  return `${local}@${new URL(`https://${domain}`).hostname}`
}

/** The checks of every email address, which turn it into its stored form. Its length has its own message. */
export const emailChecks = (messages: { invalid: string; tooLong: string }) =>
  [z.overwrite(storedEmail), z.regex(ADDRESS, messages.invalid), z.maxLength(EMAIL_LIMIT, messages.tooLong)] as const

const Address = z
  .string()
  .check(...emailChecks({ invalid: emailTagMessages.invalid, tooLong: emailTagMessages.invalid }))

/**
 * Whether a text is an email address, without the spaces around it. The rule is that of a user's address (USER-41, USER-118). Very long texts,
 * pasted by mistake, are not read at all.
 */
export const isEmailAddress = (text: string): boolean => text.length <= MAX_CONVERTED && Address.safeParse(text).success

/** The same text for two spellings of one address: case, spaces around it and the form of its domain do not count (USER-121). */
export const emailKey = (text: string): string => storedEmail(text).toLowerCase()

/** The first sentence that is wrong with a list of addresses, undefined when nothing is (USER-118 to USER-121). */
export function emailListFault(addresses: readonly string[], limit: number = EMAIL_TAG_LIMIT): string | undefined {
  if (addresses.some((address) => !isEmailAddress(address))) return emailTagMessages.invalid
  if (new Set(addresses.map(emailKey)).size < addresses.length) return emailTagMessages.repeated
  return addresses.length > limit ? emailTagMessages.tooMany(limit) : undefined
}

/** Masks an address for a user who has not signed in yet: keeps the first letter and the domain. Empty for a text that is not an address. */
export function maskedEmail(address: string): string {
  const at = address.lastIndexOf('@')
  const [first] = address
  return at < 1 || first === undefined ? '' : `${first}•••${address.slice(at)}`
}
