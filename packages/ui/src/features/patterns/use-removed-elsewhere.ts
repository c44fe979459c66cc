import { useState } from 'react'

interface Removals<Item> {
  /** The items of the last render. */
  items: readonly Item[]
  removed: readonly Item[]
  /** Ids that the user of this page removes. */
  own: ReadonlySet<number>
}

/** What `useRemovedElsewhere` returns. */
export interface RemovedElsewhere<Item> {
  /** The items that are no longer listed, though the user of this page did not remove them. */
  removed: readonly Item[]
  /** Removes an item of this page. Resolves to the message of a failure, as `remove` does. */
  removeOwn: (item: Item, remove: () => Promise<string | undefined>) => Promise<string | undefined>
  /** The user is done with an item of `removed`. */
  dismiss: (item: Item) => void
}

/**
 * Finds items of a list that someone else removed while they were open, so that the page can say so and what was typed into them is not lost. Mount it once for each owner of a
 * list: with another owner all items would count as removed.
 */
export function useRemovedElsewhere<Item extends { readonly id: number }>(
  items: readonly Item[],
): RemovedElsewhere<Item> {
  const [state, setState] = useState<Removals<Item>>({ items, removed: [], own: new Set() })
  let { removed } = state
  if (state.items !== items) {
    const isListed = ({ id }: Item): boolean => items.some((item) => item.id === id)
    removed = [...removed, ...state.items].filter((item) => !isListed(item) && !state.own.has(item.id))
    setState({ ...state, items, removed })
  }
  const setOwn = (id: number, isOwn: boolean): void =>
    setState((now) => {
      const own = new Set(now.own)
      if (isOwn) own.add(id)
      else own.delete(id)
      return { ...now, own }
    })
  return {
    removed,
    removeOwn: async (item, remove) => {
      // Before the call, because the list can change before it resolves.
      setOwn(item.id, true)
      const failure = await remove()
      if (failure !== undefined) setOwn(item.id, false)
      return failure
    },
    dismiss: ({ id }) => setState((now) => ({ ...now, removed: now.removed.filter((item) => item.id !== id) })),
  }
}
