const TEXT_CONTROLS = 'input, textarea, select, [contenteditable=""], [contenteditable="true"], [role="textbox"]'

/** Types of inputs that take no text. */
const NO_TEXT = new Set(['checkbox', 'radio', 'button', 'submit', 'reset', 'range', 'color', 'file', 'image'])

/** Whether an event belongs to a control in which the user types or chooses by letters. */
export const isTextControl = (target: EventTarget | null): boolean => {
  const field = target instanceof Element ? target.closest(TEXT_CONTROLS) : null
  return field !== null && !(field instanceof HTMLInputElement && NO_TEXT.has(field.type))
}
