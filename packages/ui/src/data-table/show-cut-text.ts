import type { MouseEvent } from 'react'

/** Shows the whole of a value that does not fit to the pointer, and only then. */
export function showCutText({ target }: MouseEvent): void {
  if (!(target instanceof HTMLElement) || target.title !== '') return
  if (target.scrollWidth > target.clientWidth && target.children.length === 0) target.title = target.textContent
}
