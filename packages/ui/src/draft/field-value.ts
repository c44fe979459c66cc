import { isSameSet } from './id-set'
import type { Rows } from './rows'

/** An id in a set. */
export type Id = string | number

/** A value that is replaced as a whole. */
export type Scalar = string | number | boolean | null | undefined

/** The value of a field: a set is merged id by id, a list row by row. Other objects are plain data, replaced as a whole and compared by their content. */
export type FieldValue = Scalar | ReadonlySet<Id> | Rows | object

/** Restricts a record to fields that a draft can merge. */
export type DraftFields<T> = { readonly [Field in keyof T]: FieldValue }

/** Name of a field. */
export type FieldName<T> = keyof T & string

/** Name of a field whose value is a set of ids. */
export type SetName<T> = { [Field in FieldName<T>]: T[Field] extends ReadonlySet<Id> ? Field : never }[FieldName<T>]

/** Name of a field whose value is a list of rows. */
export type RowsName<T> = { [Field in FieldName<T>]: T[Field] extends Rows ? Field : never }[FieldName<T>]

/** The fields of a record or a row. */
export type Fields = Readonly<Record<string, FieldValue>>

export const isRows = (value: FieldValue): value is Rows => value instanceof Map

/** Lists the names of the fields. */
export const getFields = <T extends object>(value: T): FieldName<T>[] => Object.keys(value) as FieldName<T>[]

/** Whether two values of a field are the same. Lists must have the same rows in the same order. */
export function isSameValue(a: FieldValue, b: FieldValue): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (a instanceof Set || b instanceof Set) return a instanceof Set && b instanceof Set && isSameSet(a, b)
  if (isRows(a) || isRows(b)) return isRows(a) && isRows(b) && isSameRows(a, b)
  if (Array.isArray(a) !== Array.isArray(b)) return false
  return getDifferingFields(a as Fields, b as Fields).length === 0
}

function isSameRows(a: Rows, b: Rows): boolean {
  if (a.size !== b.size) return false
  const ids = b.keys()
  for (const [id, row] of a) if (ids.next().value !== id || !isSameValue(row, b.get(id))) return false
  return true
}

/** Lists the fields that differ between two values, in the order of the first one. An absent field is `undefined`. */
export function getDifferingFields<T extends object>(before: T, after: T): FieldName<T>[] {
  if (before === after) return []
  const fields = getFields(before)
  const added = getFields(after).filter((field) => !Object.hasOwn(before, field))
  // Names in plain data are from users: one can be the name of something that every object inherits.
  const get = (value: T, field: FieldName<T>) =>
    Object.hasOwn(value, field) ? (value[field] as FieldValue) : undefined
  return [...fields, ...added].filter((field) => !isSameValue(get(before, field), get(after, field)))
}
