import { useEffect, useState } from 'react'

/** The present instant in epoch milliseconds, updated every minute: for texts such as "2 minutes ago". */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
