import { useDeferredValue } from 'react'
import { loading, type View } from './view-state'

/**
 * Defers the first render of loaded content, so that the page stays responsive: React renders it in interruptible slices, and
 * the view stays `loading` until they are complete. Later views apply immediately.
 * @returns the view to render, and whether loaded content is still rendering
 */
export function useDeferredView<T>(view: View<T>): { view: View<T>; isRendering: boolean } {
  // Defers a boolean: views are new objects in each render, and deferring them would render all content twice.
  const wasLoading = useDeferredValue(view.state === 'loading')
  const isRendering = wasLoading && view.state === 'ready'
  return { view: isRendering ? loading() : view, isRendering }
}
