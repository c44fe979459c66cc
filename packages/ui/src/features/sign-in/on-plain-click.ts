import type { MouseEvent } from 'react'

/** Runs an action in place of a link. With a modifier key the browser opens the address in another tab or window. */
export const onPlainClick = (action: (() => void) | undefined) => (event: MouseEvent) => {
  if (action === undefined || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  action()
}
