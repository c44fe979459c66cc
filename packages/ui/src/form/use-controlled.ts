import { useController, useFormContext } from 'react-hook-form'
import { useDefaultMessage } from './use-registered'

/**
 * Wires a field whose value is not a text, such as a number, a day or a list. A change renders this field and no other.
 * @param name path of the value
 * @param empty the field's empty value, used where the form has `undefined`
 * @returns props for the field's component, its error message included
 */
export function useControlled<Value>(name: string, empty: Value) {
  const defaultMessage = useDefaultMessage()
  const { control } = useFormContext()
  const { field, fieldState } = useController({ control, name })
  const { error, invalid } = fieldState
  return {
    name,
    value: (field.value as Value | undefined) ?? empty,
    onChange: (value: Value) => field.onChange(value),
    onBlur: field.onBlur,
    error: invalid ? error?.message || defaultMessage : undefined,
  }
}

/** Wires a field whose empty value is `null`. */
export const useNullable = (name: string) => useControlled<unknown>(name, null)

const NONE: readonly unknown[] = []

/** Wires a field whose value is a list. */
export const useList = (name: string) => useControlled<readonly unknown[]>(name, NONE)
