import type { ParsedAddress } from './parse-addresses'

/** Why a tag is not taken for an address. */
export type TagFault = 'invalid' | 'repeated'

/** What the tags of a list are held to. */
export interface TagRules {
  /** Whether a text is an address. */
  isAddress: (text: string) => boolean
  /** What two spellings of one address share. */
  keyOf: (text: string) => string
  /** How many tags there may be. */
  limit: number
}

/** One tag, as it is drawn. */
export interface Tag {
  /** The same one as long as it stands there, for React. */
  id: string
  text: string
  fault: TagFault | undefined
}

/** A local part, one at sign, a domain with a dot; the rule where the owner gives none. */
export const isPlainAddress = (text: string): boolean =>
  text.length <= 254 && /^[^\s@"<>(),:;[\]\\]+@[^\s@"<>(),:;[\]\\.]+(?:\.[^\s@"<>(),:;[\]\\.]+)+$/.test(text.trim())

/** The text trimmed, in small letters. */
export const plainKey = (text: string): string => text.trim().toLowerCase()

/** Says of each text whether it is an address, and not one that stands before it. */
export function tagsOf(texts: readonly string[], { isAddress, keyOf }: Pick<TagRules, 'isAddress' | 'keyOf'>): Tag[] {
  const seen = new Set<string>()
  const times = new Map<string, number>()
  return texts.map((text) => {
    const key = keyOf(text)
    const fault: TagFault | undefined = !isAddress(text) ? 'invalid' : seen.has(key) ? 'repeated' : undefined
    seen.add(key)
    const time = times.get(text) ?? 0
    times.set(text, time + 1)
    return { id: `${text} ${time}`, text, fault }
  })
}

/** What became of texts that were to be tags. */
export interface Taken {
  /** All tags now. */
  texts: readonly string[]
  /** Those that were added. */
  added: readonly string[]
  /** What there was no room for. */
  left: readonly ParsedAddress[]
}

/**
 * Puts texts in at a place, as many as there is room for.
 * @param place before which tag; the number of tags for the end
 * @param replaced how many tags from there on they stand in for
 */
export function takeTexts(
  texts: readonly string[],
  given: readonly ParsedAddress[],
  limit: number,
  place: number = texts.length,
  replaced = 0,
): Taken {
  const room = Math.max(0, limit - (texts.length - replaced))
  const added = given.slice(0, room).map(({ text }) => text)
  const left = given.slice(room)
  if (added.length === 0 && replaced === 0) return { texts, added, left }
  return { texts: [...texts.slice(0, place), ...added, ...texts.slice(place + replaced)], added, left }
}
