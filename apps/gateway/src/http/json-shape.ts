import type { CallRow } from '@sitewright/api-client/contract/contract'
import { MAX_DEPTH, MAX_NAMES } from './storable'

const QUOTE = 34
const BACKSLASH = 92
const COLON = 58
const COMMA = 44
const OPENING = new Set([91, 123])
const CLOSING = new Set([93, 125])

/** The most array items and object members in a whole body, if its row does not say otherwise: twice the longest list. */
export const MAX_VALUES = 200_000

/** How large the JSON of a body may be, besides its bytes. */
export interface JsonLimits {
  /** Deepest nesting; the outermost value has depth 0. */
  readonly depth: number
  /** Array items and object members in all. */
  readonly values: number
}

export const jsonLimitsOf = ({ maxDepth, maxValues }: Pick<CallRow, 'maxDepth' | 'maxValues'> = {}): JsonLimits => ({
  depth: maxDepth ?? MAX_DEPTH,
  values: maxValues ?? MAX_VALUES,
})

/**
 * Why a JSON text should not be parsed. Parsing an object with 100,000 names or half a million nested lists blocks all other calls for 100 ms. Counting them takes a few
 * milliseconds. Does not check that the text is valid JSON.
 */
export function findExcess(text: string, limits: JsonLimits): 'depth' | 'names' | 'values' | undefined {
  const names: number[] = []
  let values = 0
  let isText = false
  for (let place = 0; place < text.length; place += 1) {
    const code = text.charCodeAt(place)
    if (isText) {
      if (code === BACKSLASH) place += 1
      else if (code === QUOTE) isText = false
    } else if (code === QUOTE) isText = true
    else if (code === COLON) {
      const count = (names.at(-1) ?? 0) + 1
      if (count > MAX_NAMES) return 'names'
      names[names.length - 1] = count
    } else if (code === COMMA) {
      values += 1
      if (values >= limits.values) return 'values'
    } else if (OPENING.has(code)) {
      // The outermost value has depth 0.
      if (names.length > limits.depth) return 'depth'
      names.push(0)
    } else if (CLOSING.has(code)) names.pop()
  }
  return undefined
}
