/** A ref that focuses an element when it mounts. The function is stable, so React calls it once per element. */
export const focusOnMount = (element: HTMLElement | null): void => {
  if (element === null) return
  element.focus()
  if (document.activeElement === element) return
  // A dialog below this one keeps the focus inside until this one is completely mounted.
  queueMicrotask(() => element.focus())
}
