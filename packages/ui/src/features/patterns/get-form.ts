/** Finds a form by its `id`. */
export function getForm(formId: string): HTMLFormElement | undefined {
  const element = document.getElementById(formId)
  return element instanceof HTMLFormElement ? element : undefined
}
