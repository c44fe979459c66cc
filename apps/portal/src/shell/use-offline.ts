import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { isProblem } from '@sitewright/domain/shared/problem'
import { loadConfig } from '../config'
import { connectivity } from '../data/connectivity'

/** While the server is away it is asked at this interval whether it is back. */
const POLL_MS = 3000

/** Is the server away, and a way to ask at once. It is asked by itself too. */
export function useOffline() {
  const isOffline = useSyncExternalStore(connectivity.subscribe, connectivity.isOffline)
  const [isRetrying, setRetrying] = useState(false)
  const isAsking = useRef(false)

  const ask = useCallback(async () => {
    if (isAsking.current) return
    isAsking.current = true
    try {
      await loadConfig()
      connectivity.note(true)
    } catch (error) {
      connectivity.note(!(isProblem(error) && error.kind === 'unreachable'))
    }
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
