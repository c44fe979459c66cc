import { createListeners } from './listeners'

function createFlag() {
  let isRaised = false
  const listeners = createListeners()
  return {
    isRaised: (): boolean => isRaised,
    subscribe: listeners.subscribe,
    raise: (): void => {
      isRaised = true
      listeners.notify()
    },
  }
}

/** Raised when a job was started: the shell loads the panel of jobs then, and not before a page rests. */
export const jobsWanted = createFlag()
