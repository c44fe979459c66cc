import { useEffect, useState } from 'react'

const secondsUntil = (endsAt: number, now: () => number): number => Math.max(0, Math.ceil((endsAt - now()) / 1000))

/**
 * Whole seconds until something ends, counted down once a second; read from the clock each time, as a sleeping tab counts nothing.
 * @param endsAt epoch milliseconds
 * @param now the clock, in epoch milliseconds; must stay the same function
 */
export function useSecondsLeft(endsAt: number, now: () => number): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(endsAt, now))
  useEffect(() => {
    const tick = (): void => setSeconds(secondsUntil(endsAt, now))
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [endsAt, now])
  return seconds
}
