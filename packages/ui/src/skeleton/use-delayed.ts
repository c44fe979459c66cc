'use client'

import { useEffect, useState } from 'react'
import { SKELETON_DELAY_MS } from './skeleton-delay'

/**
 * Returns true once a state has lasted for a delay, and false as soon as it ends. Use it for skeletons and busy indicators, so
 * that short waits do not flicker.
 * @param isActive whether the state is active
 * @param ms delay in milliseconds, 200 by default
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
