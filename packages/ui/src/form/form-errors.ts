/** One error of a form. */
export interface FormError {
  /** Path of the value, with dots: `contacts.0.email`. It starts with `root` for an error of the whole form. */
  path: string
  message: string
}

const isLeaf = (value: object): value is { type: string; message?: unknown } =>
  'type' in value && typeof value.type === 'string'

/**
 * Turns the nested errors of react-hook-form into one list with paths.
 *
 * A value with parts can have an error of its own, such as a list that is too long. The library stores it under `root`, which is not part
 * of the path.
 */
export function flattenErrors(errors: object, prefix = ''): FormError[] {
  const entries: [string, unknown][] = Object.entries(errors)
  return entries.flatMap(([name, value]): FormError[] => {
    if (typeof value !== 'object' || value === null || name === 'ref' || name === 'types') return []
    const path = prefix !== '' && name === 'root' ? prefix : prefix + name
    if (isLeaf(value))
      return [{ path: path.replace(/\.$/, ''), message: typeof value.message === 'string' ? value.message : '' }]
    return flattenErrors(value, path.endsWith('.') ? path : `${path}.`)
  })
}

/** Whether an error belongs to the whole form and to no field. */
const isFormError = (error: FormError): boolean => error.path === 'root' || error.path.startsWith('root.')

/** Whether a field has a path, or is in a row of the list at the path: `contacts/2/email` in `contacts`. */
export const isAtPath = (field: string, path: string): boolean => field === path || field.startsWith(`${path}/`)

/** A field on the page. */
export interface FormField {
  /** Its name, which is the path of its value. */
  path: string
  /** Its label, or an empty text if it has none. */
  label: string
}

/** An error with the label of its field. */
export interface SummaryEntry extends FormError {
  /** Label of the field, or an empty text for an error without a field. */
  label: string
  /** Whether the page has a field for it. */
  hasField: boolean
}

/** Sorts errors into the order of the page, errors of the whole form first and errors without a field last. */
export function toSummaryEntries(errors: readonly FormError[], fields: readonly FormField[]): SummaryEntry[] {
  const findIndex = (error: FormError): number => fields.findIndex(({ path }) => isAtPath(path, error.path))
  const getRank = (error: FormError): number => {
    if (isFormError(error)) return -1
    const index = findIndex(error)
    return index === -1 ? fields.length : index
  }
  return errors
    .toSorted((first, second) => getRank(first) - getRank(second))
    .map((error) => {
      const field = isFormError(error) ? undefined : fields[findIndex(error)]
      return { ...error, label: field?.label ?? '', hasField: field !== undefined }
    })
}
