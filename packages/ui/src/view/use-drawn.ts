import { useDeferredValue } from 'react'
import { loading, type View } from './view-state'

/**
 * What there is to draw now. Content that has come is drawn in slices, between which the page answers: until all of it stands, it goes on loading. What stands follows
 * at once.
 * @returns the view to draw, and whether content has come that does not stand yet
 */
export function useDrawn<T>(view: View<T>): { view: View<T>; isDrawing: boolean } {
  // Of a plain value: a view is another one at each drawing, and all of it would be drawn twice.
  const wasLoading = useDeferredValue(view.state === 'loading')
  const isDrawing = wasLoading && view.state === 'ready'
  return { view: isDrawing ? loading() : view, isDrawing }
}
