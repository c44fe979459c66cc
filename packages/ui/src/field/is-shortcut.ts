const TEXT_CONTROLS = 'input, textarea, select, [contenteditable=""], [contenteditable="true"], [role="textbox"]'

/** Types of inputs that take no text. */
const NO_TEXT = new Set(['checkbox', 'radio', 'button', 'submit', 'reset', 'range', 'color', 'file', 'image'])

/** Whether an event belongs to a control in which the user types or chooses by letters. */
const isTextControl = (target: EventTarget | null): boolean => {
  const field = target instanceof Element ? target.closest(TEXT_CONTROLS) : null
  return field !== null && !(field instanceof HTMLInputElement && NO_TEXT.has(field.type))
}

/**
 * Whether a pressed key may act as a shortcut of an element elsewhere on the page: a key without modifiers that nothing has used, outside of controls in which the user
 * types, while no dialog covers the element.
 */
export const isShortcut = (event: KeyboardEvent, element: Element): boolean =>
  !(event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || event.isComposing) &&
  !isTextControl(event.target) &&
  element.closest('[inert], [aria-hidden="true"]') === null
