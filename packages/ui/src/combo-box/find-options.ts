import { foldText as plainText } from '../text-match/fold-text'
import type { ComboOption } from './combo-option'

export { plainText }

/** Options made ready to be searched. */
export interface OptionIndex {
  options: readonly ComboOption[]
  /** What of each is searched, in plain small letters. */
  texts: readonly string[]
  byValue: ReadonlyMap<string, ComboOption>
  hasSections: boolean
}

/** What fits a search. */
export interface FoundOptions {
  /** Those that are drawn, in one piece. */
  shown: readonly ComboOption[]
  /** How many stand before them. */
  before: number
  /** How many there are. */
  total: number
}

/** Done once for a list; a key then only compares. */
export function indexOptions(options: readonly ComboOption[]): OptionIndex {
  return {
    options,
    texts: options.map(({ label, description }) => plainText(description ? `${label} ${description}` : label)),
    byValue: new Map(options.map((option) => [option.value, option])),
    hasSections: options.some((option) => option.section !== undefined),
  }
}

/**
 * Finds options that hold every word of a search, in any order. Those that begin with it come first, unless they stand in sections.
 * @param limit how many are shown at most; the rest is counted
 * @param near the value that those shown without a search stand around; the first are shown if it is among them, or null
 */
export function findOptions(index: OptionIndex, search: string, limit: number, near: string | null): FoundOptions {
  const { options, texts, hasSections } = index
  const query = plainText(search).trim()
  if (query === '') {
    const place = near === null ? -1 : options.findIndex((option) => option.value === near)
    const before = place < limit ? 0 : Math.min(place - Math.floor(limit / 2), options.length - limit)
    return { shown: options.slice(before, before + limit), before, total: options.length }
  }
  const words = query.split(/\s+/)
  const first: ComboOption[] = []
  const rest: ComboOption[] = []
  let total = 0
  for (const [place, text] of texts.entries()) {
    const option = options[place]
    if (option === undefined || !words.every((word) => text.includes(word))) continue
    total += 1
    const group = !hasSections && text.startsWith(query) ? first : rest
    if (group.length < limit) group.push(option)
  }
  return { shown: [...first, ...rest].slice(0, limit), before: 0, total }
}

/** Options under their headings, in the order in which they come. */
export function sectionsOf(shown: readonly ComboOption[]): { section: string | undefined; options: ComboOption[] }[] {
  const sections: { section: string | undefined; options: ComboOption[] }[] = []
  for (const option of shown) {
    const last = sections.at(-1)
    if (last !== undefined && last.section === option.section) last.options.push(option)
    else sections.push({ section: option.section, options: [option] })
  }
  return sections
}
