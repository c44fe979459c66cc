/**
 * Calls back with whether an element is in the viewport, at the start and on each change. Without `IntersectionObserver`, as in jsdom,
 * everything is.
 * @returns a function that stops it
 */
export function observeVisibility(
  element: Element,
  onChange: (isVisible: boolean) => void,
  options?: IntersectionObserverInit & { scrollMargin?: string },
): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    onChange(true)
    return () => undefined
  }
  const observer = new IntersectionObserver((entries) => onChange(entries.at(-1)?.isIntersecting === true), options)
  observer.observe(element)
  return () => observer.disconnect()
}
