/** One thing that is wrong. */
export interface FormError {
  /** Path of the value, with dots: `contacts.0.email`. Under `root` stands what belongs to no field. */
  path: string
  message: string
}

const isLeaf = (value: object): value is { type: string; message?: unknown } =>
  'type' in value && typeof value.type === 'string'

/**
 * All errors of a form in one list, nested ones with their path.
 *
 * Something that holds errors of its parts may be wrong itself, as a list that is too long: `root` is then no part of its
 * path.
 */
export function flatErrors(errors: object, prefix = ''): FormError[] {
  const entries: [string, unknown][] = Object.entries(errors)
  return entries.flatMap(([name, value]): FormError[] => {
    if (typeof value !== 'object' || value === null || name === 'ref' || name === 'types') return []
    const path = prefix !== '' && name === 'root' ? prefix : prefix + name
    if (isLeaf(value))
      return [{ path: path.replace(/\.$/, ''), message: typeof value.message === 'string' ? value.message : '' }]
    return flatErrors(value, path.endsWith('.') ? path : `${path}.`)
  })
}

/** What belongs to no field. */
export const isOfTheForm = (error: FormError): boolean => error.path === 'root' || error.path.startsWith('root.')

/** A field as it stands on the page. */
export interface FormPlace {
  /** Its name, which is the path of its value. */
  path: string
  /** Its label; empty if it has none. */
  label: string
}

/** An error with the words of its field, if it has one. */
export interface PlacedError extends FormError {
  /** Label of the field; empty for what belongs to no field. */
  label: string
  /** There is a field to go to. */
  hasField: boolean
}

/** Puts errors into the order of the page, those that belong to no field first. */
export function placeErrors(errors: readonly FormError[], places: readonly FormPlace[]): PlacedError[] {
  const order = new Map(places.map(({ path }, place) => [path, place]))
  const rank = (error: FormError): number => (isOfTheForm(error) ? -1 : (order.get(error.path) ?? places.length))
  return errors
    .toSorted((one, other) => rank(one) - rank(other))
    .map((error) => {
      const place = isOfTheForm(error) ? undefined : places[order.get(error.path) ?? -1]
      return { ...error, label: place?.label ?? '', hasField: place !== undefined }
    })
}
