import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { isServerReachable } from '../config'
import { connectivity } from '../data/connectivity'

/** Interval of the requests that find out whether the server is reachable again. */
const POLL_MS = 3000

/** Whether the server is unreachable, and a way to ask at once. It is also asked at an interval, and when the browser is online again. */
export function useOffline() {
  const isOffline = useSyncExternalStore(connectivity.subscribe, connectivity.isOffline, connectivity.isOffline)
  const [isRetrying, setRetrying] = useState(false)
  const isAsking = useRef(false)

  const ask = useCallback(async () => {
    if (isAsking.current) return
    isAsking.current = true
    connectivity.note(await isServerReachable())
    isAsking.current = false
  }, [])

  useEffect(() => {
    if (!isOffline) return
    const timer = setInterval(() => void ask(), POLL_MS)
    const onOnline = () => void ask()
    window.addEventListener('online', onOnline)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', onOnline)
    }
  }, [isOffline, ask])

  const retry = async () => {
    setRetrying(true)
    await ask()
    setRetrying(false)
  }
  return { isOffline, isRetrying, retry: () => void retry() }
}
