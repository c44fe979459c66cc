import type { PointerEvent } from 'react'

/** Tooltips. */
const LAYER = '[popover][aria-hidden="true"]'
/** Buttons of the board. The name of a card covers all of it, so that every text covers one. */
const CONTROL = '[data-part="head"] button, button:not([data-part="stop"])'

/**
 * Lets the pointer through a text that covers a button of the board: the pointer can rest on the text everywhere else, and the text closes as
 * when the pointer leaves it.
 */
export function yieldToControl({ target, currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): void {
  const layer = target instanceof Element ? target.closest<HTMLElement>(LAYER) : null
  if (layer === null) return
  const isCovered = document
    .elementsFromPoint(clientX, clientY)
    .some((element) => !layer.contains(element) && currentTarget.contains(element) && element.closest(CONTROL) !== null)
  if (!isCovered) return
  layer.style.pointerEvents = 'none'
  layer.addEventListener('toggle', () => layer.style.removeProperty('pointer-events'), { once: true })
}
