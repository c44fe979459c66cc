/** Moves the focus to the first control with an error in an element, if there is one. */
export const focusFirstInvalid = (root: Element | null): void =>
  root?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
