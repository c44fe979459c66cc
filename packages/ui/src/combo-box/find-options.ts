import { foldText } from '../text-match/fold-text'
import type { ComboId, ComboOption } from './combo-option'

/** Options prepared for searching. */
export interface OptionIndex<Id extends ComboId = string> {
  options: readonly ComboOption<Id>[]
  /** The folded name, description and section of each option. */
  texts: readonly string[]
  byValue: ReadonlyMap<Id, ComboOption<Id>>
  hasSections: boolean
}

/** The options that match a search. */
export interface FoundOptions<Id extends ComboId = string> {
  /** The rendered ones, without gaps. */
  visible: readonly ComboOption<Id>[]
  /** How many matches precede the rendered ones. */
  before: number
  /** How many options match. */
  total: number
}

/** Prepares a list once, so that a key press only compares texts. */
export function indexOptions<Id extends ComboId>(options: readonly ComboOption<Id>[]): OptionIndex<Id> {
  return {
    options,
    texts: options.map(({ label, description = '', section = '' }) => foldText(`${label} ${description} ${section}`)),
    byValue: new Map(options.map((option) => [option.value, option])),
    hasSections: options.some((option) => option.section !== undefined),
  }
}

/**
 * Finds the options that contain every word of a search, in any order. Without sections, those that start with the search come first.
 * @param max maximum number of rendered options; `total` counts all matches
 * @param near without a search, the rendered part is centered on this value, unless it is near the start; null renders the first options
 */
export function findOptions<Id extends ComboId>(
  index: OptionIndex<Id>,
  search: string,
  max: number,
  near: Id | null,
): FoundOptions<Id> {
  const { options, texts, hasSections } = index
  const query = foldText(search).trim()
  if (query === '') {
    const place = near === null ? -1 : options.findIndex((option) => option.value === near)
    const before = place < max ? 0 : Math.min(place - Math.floor(max / 2), options.length - max)
    return { visible: options.slice(before, before + max), before, total: options.length }
  }
  const words = query.split(/\s+/)
  const prefixMatches: ComboOption<Id>[] = []
  const otherMatches: ComboOption<Id>[] = []
  let total = 0
  for (const [place, text] of texts.entries()) {
    const option = options[place]
    if (option === undefined || !words.every((word) => text.includes(word))) continue
    total += 1
    const group = !hasSections && text.startsWith(query) ? prefixMatches : otherMatches
    if (group.length < max) group.push(option)
  }
  return { visible: [...prefixMatches, ...otherMatches].slice(0, max), before: 0, total }
}

/** Adjacent options of one section. */
export interface OptionSection<Id extends ComboId = string> {
  section: string | undefined
  options: ComboOption<Id>[]
}

/** Groups options by their section, in their order. */
export function groupBySection<Id extends ComboId>(visible: readonly ComboOption<Id>[]): OptionSection<Id>[] {
  const sections: OptionSection<Id>[] = []
  for (const option of visible) {
    const last = sections.at(-1)
    if (last !== undefined && last.section === option.section) last.options.push(option)
    else sections.push({ section: option.section, options: [option] })
  }
  return sections
}
