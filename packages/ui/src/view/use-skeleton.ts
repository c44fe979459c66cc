import { createContext, use, useEffect, useState } from 'react'
import { SKELETON_DELAY_MS } from '../skeleton/skeleton-delay'

/** Whether the view around this one showed its skeletons until now: then those of this one appear without a delay. */
export const SkeletonContext = createContext(false)

/** What `useSkeleton` returns. */
export interface SkeletonState {
  /** Whether to show skeletons. */
  isShown: boolean
  /** Whether skeletons were visible until this render; for the `SkeletonContext` of the content. */
  wasShown: boolean
}

/**
 * Whether to show skeletons: after a delay, and until the content is visible. Skeletons that are not visible yet when the data
 * arrives never appear.
 * @param isWaiting whether the content is not visible yet
 * @param isRendering whether the data has arrived and the content is rendering
 */
export function useSkeleton(isWaiting: boolean, isRendering: boolean): SkeletonState {
  const isContinued = use(SkeletonContext)
  const [isDue, setDue] = useState(isContinued && isWaiting)
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
  return { isShown: isWaiting && isDue, wasShown: isDue }
}
