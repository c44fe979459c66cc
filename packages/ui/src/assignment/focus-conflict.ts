/** `id` of the conflict note of a form. */
export const getConflictId = (formId: string): string => `${formId}-conflict`

/** Focuses the conflict note of a form, because a conflict must be resolved before a save. Does nothing without a conflict. */
export const focusConflict = (formId: string): void => document.getElementById(getConflictId(formId))?.focus()
