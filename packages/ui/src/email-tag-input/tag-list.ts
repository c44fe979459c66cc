import type { ParsedAddress } from './parse-addresses'

/** Why a tag is invalid. */
export type TagFault = 'invalid' | 'repeated'

/** The rules for the tags of a list. */
export interface TagRules {
  /** Whether a text is an address. */
  isAddress: (text: string) => boolean
  /** Returns the same text for two spellings of one address. */
  normalize: (text: string) => string
  /** Maximum number of tags. */
  maxTags: number
}

/** One tag. */
export interface Tag {
  /** Its key for React: it does not change while the tag is in the list. */
  id: string
  text: string
  fault: TagFault | undefined
}

/** A local part, an at sign and a domain with a dot; the default rule. */
export const isPlainAddress = (text: string): boolean =>
  text.length <= 254 && /^[^\s@"<>(),:;[\]\\]+@[^\s@"<>(),:;[\]\\.]+(?:\.[^\s@"<>(),:;[\]\\.]+)+$/.test(text.trim())

/** The text without spaces around it, in lower case. */
export const normalizeAddress = (text: string): string => text.trim().toLowerCase()

/** Creates a tag for each text. A tag is invalid if its text is not an address or repeats an earlier one. */
export function toTags(
  texts: readonly string[],
  { isAddress, normalize }: Pick<TagRules, 'isAddress' | 'normalize'>,
): Tag[] {
  const seen = new Set<string>()
  const times = new Map<string, number>()
  return texts.map((text) => {
    const key = normalize(text)
    const fault: TagFault | undefined = !isAddress(text) ? 'invalid' : seen.has(key) ? 'repeated' : undefined
    seen.add(key)
    const time = times.get(text) ?? 0
    times.set(text, time + 1)
    return { id: `${text} ${time}`, text, fault }
  })
}

/** Finds the faults of tags that are new or were valid before; each fault once. */
export function findNewFaults(before: readonly Tag[], after: readonly Tag[]): Set<TagFault> {
  const known = new Set(before.map(({ id, fault }) => `${fault} ${id}`))
  const faults = after.flatMap(({ id, fault }) => (fault === undefined || known.has(`${fault} ${id}`) ? [] : [fault]))
  return new Set(faults)
}

/** The result of inserting texts. */
export interface Insertion {
  /** All tags. */
  texts: readonly string[]
  /** The inserted ones. */
  added: readonly string[]
  /** Those beyond the maximum. */
  overflow: readonly ParsedAddress[]
}

/**
 * Inserts as many texts as the maximum allows.
 * @param place index of the tag to insert before; after the last tag by default
 * @param replaced how many tags from there on are replaced
 */
export function insertTexts(
  texts: readonly string[],
  addresses: readonly ParsedAddress[],
  maxTags: number,
  place: number = texts.length,
  replaced = 0,
): Insertion {
  const room = Math.max(0, maxTags - (texts.length - replaced))
  const added = addresses.slice(0, room).map(({ text }) => text)
  const overflow = addresses.slice(room)
  if (added.length === 0 && replaced === 0) return { texts, added, overflow }
  return { texts: [...texts.slice(0, place), ...added, ...texts.slice(place + replaced)], added, overflow }
}
