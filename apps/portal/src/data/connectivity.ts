/** Is the server there? Known from the calls themselves: one that gets no answer says no, one that gets any says yes. */
export function createConnectivity() {
  let isOffline = false
  const listeners = new Set<() => void>()
  return {
    isOffline: (): boolean => isOffline,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** What a call has found out. */
    note: (isReached: boolean): void => {
      if (isReached !== isOffline) return
      isOffline = !isReached
      for (const listener of listeners) listener()
    },
  }
}

export const connectivity = createConnectivity()
