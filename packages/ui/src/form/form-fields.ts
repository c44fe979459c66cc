import type { FormField } from './form-errors'

type Control = Element & { name: string; labels?: NodeListOf<HTMLLabelElement> | null }

const isControl = (element: Element): element is Control => 'name' in element && element.name !== ''

/** The label of a control. A radio button or checkbox of a group has the label of its group. */
function getLabel(element: Control): string {
  const groupLabel = element.matches('[type="radio"], [type="checkbox"]')
    ? element.closest('fieldset[data-field]')?.querySelector('[data-field-label]')
    : null
  const label = element.labels?.[0]
  // A label can contain more than the name, such as the word for on and off.
  const name = groupLabel ?? label?.querySelector('[data-field-label]') ?? label
  return (name?.textContent ?? element.getAttribute('aria-label') ?? '').trim()
}

/** The fields of a form in the order of the page, with their labels. */
export function getFields(form: HTMLFormElement): FormField[] {
  return [...form.elements].filter(isControl).map((element) => ({ path: element.name, label: getLabel(element) }))
}

/** Focuses the field of a path. In a group that is its first checked control, else its first one. */
export function focusField(form: HTMLFormElement, path: string): void {
  const controls = [...form.elements].filter((element) => isControl(element) && element.name === path)
  const control = controls.find((element) => element.matches(':checked')) ?? controls[0]
  if (control instanceof HTMLElement) control.focus()
}
