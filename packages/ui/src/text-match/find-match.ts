import { foldText } from './fold-text'

/** A part of a text, in its own code units. */
export interface TextMatch {
  start: number
  /** One past the last code unit. */
  end: number
}

/**
 * The first match of a search in a text, as offsets of the text itself: folding can make a text longer or shorter.
 * A match takes whole code points and the accents that follow them.
 * @param search folded already
 */
export function findMatch(text: string, search: string): TextMatch | undefined {
  const first = foldText(text).indexOf(search)
  if (search === '' || first < 0) return undefined
  const last = first + search.length
  let start = 0
  let end = 0
  let length = 0
  for (const point of text) {
    const next = length + foldText(point).length
    if (length <= first && next > first) start = end
    // A code point that folds to nothing is an accent of the one before it.
    if (length >= last && next > length) break
    end += point.length
    length = next
  }
  return { start, end }
}
