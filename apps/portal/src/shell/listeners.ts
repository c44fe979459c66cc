/** Callbacks of `subscribe`, as React's `useSyncExternalStore` expects it. */
export function createListeners<Event = void>() {
  const listeners = new Set<(event: Event) => void>()
  return {
    /** @returns removes the listener */
    subscribe: (listener: (event: Event) => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    notify: (event: Event): void => {
      for (const listener of listeners) listener(event)
    },
  }
}
