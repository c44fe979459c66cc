import { at, type TreeIndex } from './tree-index'

const texts = new WeakMap<TreeIndex, string[]>()

/** The names of a tree in lower case, made once, when they are first asked for. */
export function searchTexts(index: TreeIndex): string[] {
  const known = texts.get(index)
  if (known !== undefined) return known
  const made: string[] = []
  for (const { name } of index.nodes) made.push(name.toLowerCase())
  texts.set(index, made)
  return made
}

/** What a filter shows and opens. */
export interface Filtered {
  /** What was looked for, in lower case. */
  needle: string
  /** 1 for a place that is shown: a match, what stands above one, and what stands under one. */
  mask: Uint8Array
  /** 1 for a branch that has a match under it, and so is opened. */
  above: Uint8Array
  /** How many names match. */
  matches: number
}

/**
 * Looks for a text in the names, whatever the case. A match brings all that stands under it, so that what a branch stands
 * for can be seen.
 * @returns null for a text without a visible character: everything is shown
 */
export function filterTree(index: TreeIndex, text: string): Filtered | null {
  const needle = text.trim().toLowerCase()
  if (needle === '') return null
  const names = searchTexts(index)
  const { size, parent, end } = index
  const mask = new Uint8Array(size)
  const above = new Uint8Array(size)
  let matches = 0
  let shownUpTo = 0
  for (let i = 0; i < size; i++) {
    if (names[i]?.includes(needle)) {
      matches++
      shownUpTo = Math.max(shownUpTo, at(end, i))
      for (let up = parent[i] ?? -1; up >= 0 && above[up] === 0; up = parent[up] ?? -1) mask[up] = above[up] = 1
    }
    if (i < shownUpTo) mask[i] = 1
  }
  return { needle, mask, above, matches }
}
