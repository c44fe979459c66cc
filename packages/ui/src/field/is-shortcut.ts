import { isTextControl } from './is-text-control'

/**
 * Whether a pressed key may act as a shortcut of an element elsewhere on the page: a key without modifiers that nothing has used, outside of controls in which the user
 * types, while no dialog covers the element.
 */
export const isShortcut = (event: KeyboardEvent, element: Element): boolean =>
  !(event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || event.isComposing) &&
  !isTextControl(event.target) &&
  element.closest('[inert], [aria-hidden="true"]') === null
