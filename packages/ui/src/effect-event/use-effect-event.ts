import * as React from 'react'

/**
 * What `useEffectEvent` does, for React 19.0 and 19.1: returns a function that calls the newest callback. It is written in an insertion
 * effect, which runs before all layout effects.
 */
export function useLatestCallback<Args extends unknown[], Result>(
  callback: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = React.useRef(callback)
  React.useInsertionEffect(() => {
    latest.current = callback
  })
  const [event] = React.useState(
    () =>
      (...args: Args) =>
        latest.current(...args),
  )
  return event
}

/** React's own from 19.2 on. React is copied because bundlers warn of a name that a package lacks, even where it is only compared. */
export const useEffectEvent: typeof useLatestCallback = { ...React }.useEffectEvent ?? useLatestCallback
