import type { MouseEvent } from 'react'

/** A press of a checkbox, radio button or switch that cannot be changed: the browser takes the change back. */
export const keep = (event: MouseEvent): void => event.preventDefault()

/** The change is told before the browser takes it back. */
export const ignore = (): void => undefined
