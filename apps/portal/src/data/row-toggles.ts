import { useSyncExternalStore } from 'react'
import { session } from '../shell/session/session'
import { createToggleStore, type RowToggleOptions, type RowToggles } from './toggle-store'

export type { RowToggles } from './toggle-store'

/** Toggles in the rows of a list and in the head of a page. @returns a hook that re-renders with every change */
export function createRowToggles<Row extends object, Field extends keyof Row & string>(
  options: RowToggleOptions<Row, Field>,
): () => RowToggles<Row, Field> {
  const store = createToggleStore(options)
  // The intents of one user are not those of the next.
  session.onHandover(() => store.reset())
  return function useRowToggles() {
    useSyncExternalStore(store.subscribe, store.getVersion, store.getVersion)
    return store.toggles
  }
}
