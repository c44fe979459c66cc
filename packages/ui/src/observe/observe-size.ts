/**
 * Calls back when the size of an element changes, and once at the start, before the browser paints. Without `ResizeObserver`, as in
 * jsdom, nothing has a size that could change.
 * @returns a function that stops it
 */
export function observeSize(elements: Iterable<Element>, onResize: () => void): () => void {
  if (typeof ResizeObserver === 'undefined') return () => undefined
  const observer = new ResizeObserver(onResize)
  for (const element of elements) observer.observe(element)
  return () => observer.disconnect()
}
