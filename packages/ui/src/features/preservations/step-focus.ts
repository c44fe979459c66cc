/** The control of a step that has the focus, by its name; undefined for any other element. */
export const getControl = (element: Element | null): string | undefined =>
  element instanceof HTMLElement && element.closest('[data-step]') !== null ? element.dataset['control'] : undefined

/** The id of the step that an element belongs to; undefined outside of the steps. */
export const getStepId = (element: Element | null): string | undefined =>
  element?.closest<HTMLElement>('[data-step]')?.dataset['step']

/** Focuses a control of a step. */
export function focusControl(root: HTMLElement | null, stepId: string, control: string): void {
  const row = root?.querySelector(`[data-step="${CSS.escape(stepId)}"]`)
  row?.querySelector<HTMLElement>(`[data-control="${control}"]`)?.focus()
}
