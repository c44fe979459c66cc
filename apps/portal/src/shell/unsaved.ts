/** How many forms on the page have changes: a reload would lose them. */
function createUnsaved() {
  let count = 0
  const listeners = new Set<() => void>()
  const change = (by: number) => {
    count += by
    for (const listener of listeners) listener()
  }
  return {
    has: (): boolean => count > 0,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** A form has changes. @returns what says that it has none any more */
    add: (): (() => void) => {
      change(1)
      return () => change(-1)
    },
  }
}

export const unsaved = createUnsaved()
