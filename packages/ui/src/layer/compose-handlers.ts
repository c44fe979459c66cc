import type { SyntheticEvent } from 'react'

/** Calls the caller's event handler, then the component's own unless the caller prevented the default. */
export const composeHandlers =
  <Event extends SyntheticEvent>(
    callerHandler: ((event: Event) => void) | undefined,
    ownHandler: (event: Event) => void,
  ) =>
  (event: Event): void => {
    callerHandler?.(event)
    if (!event.defaultPrevented) ownHandler(event)
  }
