import { type ComponentProps, type ComponentType, useEffect, useState } from 'react'
import type { SessionTime } from './SessionTime'

type Props = ComponentProps<typeof SessionTime>

/** The page rests by then, even where something is always under way, in milliseconds. */
const AT_THE_LATEST_MS = 2000
/** Tried again after this long where it could not be loaded, in milliseconds. */
const AGAIN_MS = 15_000

const whenIdle = (run: () => void): (() => void) => {
  // Safari has none.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run, AT_THE_LATEST_MS)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(run, { timeout: AT_THE_LATEST_MS })
  return () => cancelIdleCallback(handle)
}

/** What stands at the end of a session: seen hours later, so it is loaded once the page rests, long before the server may be out of reach. */
export function SessionTimeLater(props: Props) {
  const [Part, setPart] = useState<ComponentType<Props>>()
  useEffect(() => {
    let isNeeded = true
    let timer: ReturnType<typeof setTimeout> | undefined
    const load = (): void => {
      import('./SessionTime').then(
        (module) => isNeeded && setPart(() => module.SessionTime),
        () => {
          if (isNeeded) timer = setTimeout(load, AGAIN_MS)
        },
      )
    }
    const giveUp = whenIdle(load)
    return () => {
      isNeeded = false
      giveUp()
      clearTimeout(timer)
    }
  }, [])
  return Part && <Part {...props} />
}
