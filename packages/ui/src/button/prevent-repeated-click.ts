import type { KeyboardEvent } from 'react'

/** For `onKeyDown` of a native button: while Enter is held down, the browser clicks the button again on each repeat. */
export function preventRepeatedClick(event: KeyboardEvent): void {
  if (event.repeat && event.key === 'Enter') event.preventDefault()
}
