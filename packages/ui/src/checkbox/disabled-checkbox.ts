import type { MouseEvent } from 'react'

/** Makes the browser undo a click on a checkbox, radio button or switch that is disabled but focusable. */
export const preventToggle = (event: MouseEvent): void => event.preventDefault()

/** React calls `onChange` before the browser undoes the click. */
export const ignoreChange = (): void => undefined
