'use client'

import { useEffect, useState } from 'react'
import { SKELETON_DELAY_MS } from './skeleton-delay'

/**
 * True once something has been going on for a while, and false as soon as it ends.
 *
 * For skeletons and busy signs: what is done within the delay never flickers.
 * @param isActive whether it is going on
 * @param ms the delay in milliseconds, 200 by default
 */
export function useDelayed(isActive: boolean, ms = SKELETON_DELAY_MS): boolean {
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    if (!isActive) return
    const timer = setTimeout(() => setDue(true), ms)
    return () => {
      clearTimeout(timer)
      setDue(false)
    }
  }, [isActive, ms])
  return isActive && isDue
}
