import { createListeners } from '../shell/listeners'

/** Whether the server is reachable. Each call notes it: a call without an answer says no, any answer says yes. */
export function createConnectivity() {
  let isOffline = false
  let hasBar = false
  const listeners = createListeners()
  return {
    isOffline: (): boolean => isOffline,
    subscribe: listeners.subscribe,
    /** Whether the page has the bar that says so: then no other message does. */
    hasBar: (): boolean => hasBar,
    setBar: (isShown: boolean): void => void (hasBar = isShown),
    /** Notes whether a call reached the server. */
    note: (isReached: boolean): void => {
      if (isReached !== isOffline) return
      isOffline = !isReached
      listeners.notify()
    },
  }
}

export const connectivity = createConnectivity()
