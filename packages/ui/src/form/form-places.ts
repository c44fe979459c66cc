import type { FormPlace } from './form-errors'

type Control = HTMLElement & { name: string; labels?: NodeListOf<HTMLLabelElement> | null }

/** The path of a control: its name, or `data-field-name` if a hidden input submits its value. */
const getPath = (element: Control): string => element.dataset.fieldName ?? element.name

const isControl = (element: Element): element is Control =>
  element instanceof HTMLElement &&
  'name' in element &&
  element.matches(':not([type="hidden"]):is([data-field-name], [name]:not([name=""]))')

/** Of several controls that answer one question the question; of any other its own label. */
function labelOf(element: Control): string | null | undefined {
  const question = element.matches('[type="radio"], [type="checkbox"]')
    ? element.closest('fieldset[data-field]')?.querySelector('[data-field-label]')
    : null
  const label = element.labels?.[0]
  // A label may hold more than the name, such as the word for on and off.
  const name = question ?? label?.querySelector('[data-field-label]') ?? label
  return name?.textContent ?? element.getAttribute('aria-label')
}

/** The fields of a form in the order of the page, with their labels. */
export function placesOf(form: HTMLFormElement): FormPlace[] {
  return [...form.elements].filter(isControl).map((element) => ({
    path: getPath(element),
    label: (labelOf(element) ?? '').trim(),
  }))
}

/** Moves the focus to the field of a path; of a group to the first that is chosen. */
export function focusField(form: HTMLFormElement, path: string): void {
  const controls = [...form.elements].filter((element) => isControl(element) && getPath(element) === path)
  const control = controls.find((element) => element.matches(':checked')) ?? controls[0]
  if (control instanceof HTMLElement) control.focus()
}
