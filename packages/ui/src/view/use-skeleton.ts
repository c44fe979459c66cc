import { useEffect, useState } from 'react'
import { SKELETON_DELAY_MS } from '../skeleton/skeleton-delay'

/**
 * Whether skeletons stand: once it has been waited for a while, and until the content does. They do not begin any more when the content is being drawn.
 * @param isWaiting for the content to stand
 * @param isDrawing it has come
 */
export function useSkeleton(isWaiting: boolean, isDrawing: boolean): boolean {
  const [isDue, setDue] = useState(false)
  const isAwaited = isWaiting && !isDrawing
  useEffect(() => {
    if (!isAwaited) return
    const timer = setTimeout(() => setDue(true), SKELETON_DELAY_MS)
    return () => clearTimeout(timer)
  }, [isAwaited])
  useEffect(() => {
    if (!isWaiting) return
    return () => setDue(false)
  }, [isWaiting])
  return isWaiting && isDue
}
