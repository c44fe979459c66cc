import { createListeners } from '../listeners'

/** Counts the forms on the page with unsaved changes, which a reload would lose. */
function createUnsaved() {
  let count = 0
  const listeners = createListeners()
  const change = (by: number) => {
    count += by
    listeners.notify()
  }
  return {
    has: (): boolean => count > 0,
    subscribe: listeners.subscribe,
    /** A form has changes. @returns removes it again */
    add: (): (() => void) => {
      change(1)
      return () => change(-1)
    },
  }
}

export const unsaved = createUnsaved()
