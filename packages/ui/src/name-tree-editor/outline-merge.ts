import type { TreeId } from '../tree-checkbox/tree-index'
import { factsOf, type Outline, type OutlineRow } from './outline'
import { changesOf, type NameChange } from './outline-changes'

/** The saved rows that an outline was made from; what was typed is told apart by them from what another has saved since. */
const BASES = new WeakMap<Outline, Outline>()

/** The saved rows that an outline was made from: those that it was first seen with, unless it is known better. */
export function baseOf(rows: Outline, saved: Outline): Outline {
  const base = BASES.get(rows) ?? saved
  BASES.set(rows, base)
  return base
}

/** Remembers what an outline was made from. */
export const setBase = (rows: Outline, base: Outline): void => void BASES.set(rows, base)

/** Hands what an outline was made from on to one that was made of it. */
export function keepBase(from: Outline, to: Outline): Outline {
  const base = BASES.get(from)
  if (base !== undefined) BASES.set(to, base)
  return to
}

/** Ids of the parents, by id; null at the top. */
function parentsOf(rows: Outline): Map<TreeId, TreeId | null> {
  const facts = factsOf(rows)
  return new Map(rows.map(({ id }, place) => [id, rows[facts[place]?.parent ?? -1]?.id ?? null]))
}

const isOf = (change: NameChange | undefined, kinds: NameChange['kinds']): boolean =>
  change !== undefined && kinds.some((kind) => change.kinds.includes(kind))

/**
 * An outline that was made from saved rows, with what another has saved since: names, places, new and removed rows of another show,
 * and what was changed here stays.
 * @returns `mine` itself where nothing else was saved, or where both have moved rows into each other
 */
export function mergedWith(mine: Outline, base: Outline, theirs: Outline): Outline {
  if (base === theirs) return mine
  const own = new Map(changesOf(base, mine).map((change) => [change.id, change]))
  const known = new Set(base.map(({ id }) => id))
  const theirParents = parentsOf(theirs)
  const myParents = parentsOf(mine)
  const rowOf = new Map(mine.map((row) => [row.id, row]))

  // What another has removed stays where something was changed in it, and what that stands under with it.
  const kept = new Set<TreeId>()
  for (const { id } of mine.toReversed()) {
    if (!theirParents.has(id) && (own.has(id) || kept.has(id))) kept.add(id)
    const parent = myParents.get(id) ?? null
    const staysUnder = kept.has(id) || isOf(own.get(id), ['new', 'parent'])
    if (staysUnder && parent !== null && !theirParents.has(parent)) kept.add(parent)
  }
  const isPlacedHere = (id: TreeId): boolean => kept.has(id) || isOf(own.get(id), ['new', 'parent', 'order'])

  const children = new Map<TreeId | null, TreeId[]>()
  const listOf = (parent: TreeId | null): TreeId[] => {
    const list = children.get(parent) ?? []
    children.set(parent, list)
    return list
  }
  for (const { id } of theirs) {
    const isRemovedHere = known.has(id) && !rowOf.has(id)
    if (!isPlacedHere(id) && !isRemovedHere) listOf(theirParents.get(id) ?? null).push(id)
  }
  const before = new Map<TreeId | null, TreeId>()
  for (const { id } of mine) {
    const parent = myParents.get(id) ?? null
    if (isPlacedHere(id)) {
      const list = listOf(parent)
      const sibling = before.get(parent)
      list.splice(sibling === undefined ? 0 : list.lastIndexOf(sibling) + 1, 0, id)
    }
    if (isPlacedHere(id) || (theirParents.has(id) && theirParents.get(id) === parent)) before.set(parent, id)
  }

  const named = new Map(theirs.map((row) => [row.id, row]))
  const merged: OutlineRow[] = []
  const stack = [{ rest: listOf(null).values(), depth: 0 }]
  for (let level = stack.at(-1); level !== undefined; level = stack.at(-1)) {
    const next = level.rest.next()
    if (next.done === true) {
      stack.pop()
      continue
    }
    const id = next.value
    const row = rowOf.get(id)
    const name = (isOf(own.get(id), ['new', 'name']) ? row : named.get(id))?.name ?? row?.name ?? ''
    const { depth } = level
    merged.push(row !== undefined && row.name === name && row.depth === depth ? row : { id, name, depth })
    stack.push({ rest: listOf(id).values(), depth: depth + 1 })
  }
  let wanted = 0
  for (const list of children.values()) wanted += list.length
  return merged.length === wanted ? merged : mine
}
