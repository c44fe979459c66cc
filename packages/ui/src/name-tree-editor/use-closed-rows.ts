import { useState } from 'react'
import type { TreeId } from '../tree/tree-index'
import { hasChildren, type Outline, parentAt } from './outline'

/** The closed rows, by id, so that they stay closed while rows are edited, saved and refetched. */
interface ClosedRows {
  ids: ReadonlySet<TreeId>
  /** Those from before a search, which opens rows. */
  beforeSearch?: ReadonlySet<TreeId>
}

/** Leaves out the ancestors of rows. Returns the same set without any. */
function openAbove(ids: ReadonlySet<TreeId>, rows: Outline, places: Iterable<number>): ReadonlySet<TreeId> {
  if (ids.size === 0) return ids
  const open = new Set(ids)
  const seen = new Set<number>()
  for (const place of places) {
    for (let up = parentAt(rows, place); up >= 0 && !seen.has(up); up = parentAt(rows, up)) {
      seen.add(up)
      open.delete(rows[up]?.id ?? '')
    }
  }
  return open.size === ids.size ? ids : open
}

/** Which rows of a name tree hide those below them. All are open at first. */
export function useClosedRows() {
  const [closed, setClosed] = useState<ClosedRows>({ ids: new Set() })
  const update = (change: (ids: ReadonlySet<TreeId>) => ReadonlySet<TreeId>): void =>
    setClosed((now) => {
      const ids = change(now.ids)
      return ids === now.ids ? now : { ...now, ids }
    })
  /** What the user closes and opens stays so after a search. */
  const choose = (change: (ids: ReadonlySet<TreeId>) => ReadonlySet<TreeId>): void =>
    setClosed(({ ids, beforeSearch }) => ({
      ids: change(ids),
      ...(beforeSearch !== undefined && { beforeSearch: change(beforeSearch) }),
    }))
  return {
    ids: closed.ids,
    set: (id: TreeId, isOpen: boolean): void =>
      choose((ids) => {
        const next = new Set(ids)
        if (isOpen) next.delete(id)
        else next.add(id)
        return next
      }),
    /** Closes the rows from a level on. @param level from 1: only the roots are visible */
    setLevel: (rows: Outline, level: number): void =>
      choose(
        () =>
          new Set(rows.flatMap(({ id, depth }, place) => (depth + 1 >= level && hasChildren(rows, place) ? [id] : []))),
      ),
    /** Opens what hides a row. */
    openAbove: (rows: Outline, place: number): void => update((ids) => openAbove(ids, rows, [place])),
    /** Opens what hides the matches of a search. */
    openMatches: (rows: Outline, matches: Iterable<number>): void =>
      setClosed(({ ids, beforeSearch = ids }) => ({ ids: openAbove(beforeSearch, rows, matches), beforeSearch })),
    /** Closes again what the search opened, except above the current row. */
    endSearch: (rows: Outline, activePlace: number): void =>
      setClosed((now) =>
        now.beforeSearch === undefined ? now : { ids: openAbove(now.beforeSearch, rows, [activePlace]) },
      ),
  }
}
