import { useEffect, useState } from 'react'
import { SKELETON_DELAY_MS } from '../skeleton/skeleton-delay'

/**
 * Whether to show skeletons: after a delay, and until the content is visible. Skeletons that are not visible yet when the data
 * arrives never appear.
 * @param isWaiting whether the content is not visible yet
 * @param isRendering whether the data has arrived and the content is rendering
 */
export function useSkeleton(isWaiting: boolean, isRendering: boolean): boolean {
  const [isDue, setDue] = useState(false)
  const isLoading = isWaiting && !isRendering
  useEffect(() => {
    if (!isLoading) return
    const timer = setTimeout(() => setDue(true), SKELETON_DELAY_MS)
    return () => clearTimeout(timer)
  }, [isLoading])
  useEffect(() => {
    if (!isWaiting) return
    return () => setDue(false)
  }, [isWaiting])
  return isWaiting && isDue
}
