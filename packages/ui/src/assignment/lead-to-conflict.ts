/** `id` of the note that asks about a conflict of a form. */
export const conflictIdOf = (formId: string): string => `${formId}-conflict`

/** Nothing is saved before the choice: whoever saves is led there. Does nothing where no conflict is told. */
export const leadToConflict = (formId: string): void => document.getElementById(conflictIdOf(formId))?.focus()
