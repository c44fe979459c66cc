import { type RegisterOptions, useFormContext, useFormState } from 'react-hook-form'

/** Said when a rule gives no words. */
export const NO_LABELS = 'Check this field.'

/** An empty field holds no number. */
const asNumber = (value: unknown): number | undefined =>
  value === '' || value === null || value === undefined ? undefined : Number(value)

/** What the form decides for a field. */
export type Wired =
  | 'name'
  | 'error'
  | 'value'
  | 'defaultValue'
  | 'checked'
  | 'defaultChecked'
  | 'onChange'
  | 'onBlur'
  | 'ref'

/** What every field of a form has. */
export interface Named {
  /** Path of the value in the form: `address.city`. */
  name: string
}

/** What a field has whose text may stand for a number. */
export interface Numeric {
  /** The value is a number, and `undefined` when the field is empty; a text by default. */
  isNumber?: boolean
}

/**
 * Wires an uncontrolled field: typing draws nothing anew, and only its own error draws the field.
 * @param name path of the value
 * @returns what the field's component takes, the error in words included
 */
export function useRegistered(name: string, { isNumber = false }: Numeric = {}) {
  const { register, control, getFieldState } = useFormContext()
  const state = useFormState({ control, name, exact: true })
  const { error, invalid } = getFieldState(name, state)
  const options: RegisterOptions = isNumber ? { setValueAs: asNumber } : {}
  return { ...register(name, options), error: invalid ? error?.message || NO_LABELS : undefined }
}
