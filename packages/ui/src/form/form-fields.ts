import { type FormField, isAtPath } from './form-errors'

type Control = HTMLElement & { name: string; labels?: NodeListOf<HTMLLabelElement> | null }

/** The path of a control: its name, or `data-field-name` if a hidden input submits its value. */
const getPath = (element: Control): string => element.dataset.fieldName ?? element.name

const isControl = (element: Element): element is Control =>
  element instanceof HTMLElement &&
  'name' in element &&
  element.matches(':not([type="hidden"]):is([data-field-name], [name]:not([name=""]))')

/** The label of a control. A radio button or checkbox of a group has the label of its group. */
function getLabel(element: Control): string {
  const groupLabel = element.matches('[type="radio"], [type="checkbox"]')
    ? element.closest('fieldset[data-field]')?.querySelector('[data-field-label]')
    : null
  const label = element.labels?.[0]
  // A label can contain more than the name, such as the words for on and off.
  const name = groupLabel ?? label?.querySelector('[data-field-label]') ?? label
  return (name?.textContent ?? element.getAttribute('aria-label') ?? '').trim()
}

/** The fields of a form in the order of the page, with their labels. */
export function getFields(form: HTMLFormElement): FormField[] {
  return [...form.elements].filter(isControl).map((element) => ({ path: getPath(element), label: getLabel(element) }))
}

/** Focuses the field of a path. In a group that is its first checked control, in the rows of a list the first invalid one, else its first one. */
export function focusField(form: HTMLFormElement, path: string): void {
  const controls = [...form.elements].filter(isControl).filter((element) => isAtPath(getPath(element), path))
  const own = controls.filter((element) => getPath(element) === path)
  const control =
    own.find((element) => element.matches(':checked')) ??
    own[0] ??
    controls.find((element) => element.matches('[aria-invalid="true"]')) ??
    controls[0]
  control?.focus()
}
