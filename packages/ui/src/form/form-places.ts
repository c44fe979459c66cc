import type { FormPlace } from './form-errors'

type Control = Element & { name: string; labels?: NodeListOf<HTMLLabelElement> | null }

const isControl = (element: Element): element is Control => 'name' in element && element.name !== ''

/** The fields of a form in the order of the page, with their labels. */
export function placesOf(form: HTMLFormElement): FormPlace[] {
  return [...form.elements].filter(isControl).map((element) => ({
    path: element.name,
    label: (element.labels?.[0]?.textContent ?? element.getAttribute('aria-label') ?? '').trim(),
  }))
}

/** Moves the focus to the field of a path; of a group of radio buttons to the chosen one. */
export function focusField(form: HTMLFormElement, path: string): void {
  const controls = [...form.elements].filter((element) => isControl(element) && element.name === path)
  const control = controls.find((element) => element.matches(':checked')) ?? controls[0]
  if (control instanceof HTMLElement) control.focus()
}
