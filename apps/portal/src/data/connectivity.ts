import { createListeners } from '../shell/listeners'

/** Whether the server is reachable. Each call notes it: a call without an answer says no, any answer says yes. */
export function createConnectivity() {
  let isOffline = false
  const listeners = createListeners()
  return {
    isOffline: (): boolean => isOffline,
    subscribe: listeners.subscribe,
    /** Notes whether a call reached the server. */
    note: (isReached: boolean): void => {
      if (isReached !== isOffline) return
      isOffline = !isReached
      listeners.notify()
    },
  }
}

export const connectivity = createConnectivity()
