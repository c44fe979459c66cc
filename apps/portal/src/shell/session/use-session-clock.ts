import { useEffect, useState } from 'react'
import { session } from './session'
import { createClock, type SessionClock } from './session-clock'

/**
 * Where the session of the page stands in its time; at its end the page waits for its owner. A computer that slept has missed its timers: it is looked at again
 * when the page is seen.
 */
export function useSessionClock(exp: number): SessionClock['phase'] {
  const [phase, setPhase] = useState(() => createClock(exp, Date.now()).phase)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      clearTimeout(timer)
      const clock = createClock(exp, Date.now())
      setPhase(clock.phase)
      if (clock.phase === 'ended') {
        if (!session.isWaiting()) session.end('expired')
      } else {
        timer = setTimeout(look, clock.nextIn)
      }
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [exp])

  return phase
}
