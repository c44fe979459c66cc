import type { FormPlace } from './form-errors'

type Control = Element & { name: string; labels?: NodeListOf<HTMLLabelElement> | null }

const isControl = (element: Element): element is Control => 'name' in element && element.name !== ''

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
    path: element.name,
    label: (labelOf(element) ?? '').trim(),
  }))
}

/** Moves the focus to the field of a path; of a group to the first that is chosen. */
export function focusField(form: HTMLFormElement, path: string): void {
  const controls = [...form.elements].filter((element) => isControl(element) && element.name === path)
  const control = controls.find((element) => element.matches(':checked')) ?? controls[0]
  if (control instanceof HTMLElement) control.focus()
}
