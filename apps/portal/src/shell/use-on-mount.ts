import { useEffect, useRef } from 'react'

/** Does something once when a page is opened; also where effects run twice. A page that is opened by its address has no event that could do it. */
export function useOnMount(run: () => void): void {
  const hasRun = useRef(false)
  const latest = useRef(run)
  useEffect(() => {
    if (hasRun.current) return
    hasRun.current = true
    latest.current()
  }, [])
}
