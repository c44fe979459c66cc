import type { MouseEvent } from 'react'

/** Sets the `title` of a hovered cell whose text is truncated. */
export function showTruncatedText({ target }: MouseEvent): void {
  if (!(target instanceof HTMLElement) || target.title !== '') return
  if (target.scrollWidth > target.clientWidth && target.children.length === 0) target.title = target.textContent
}
