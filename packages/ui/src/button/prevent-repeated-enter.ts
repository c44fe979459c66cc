import type { KeyboardEvent } from 'react'

/** Stops the clicks that a native button repeats while Enter is held down. For buttons whose second click undoes or confirms the first. */
export function preventRepeatedEnter(event: KeyboardEvent): void {
  if (event.repeat && event.key === 'Enter') event.preventDefault()
}
