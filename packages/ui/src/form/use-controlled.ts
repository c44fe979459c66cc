import { useController, useFormContext } from 'react-hook-form'
import { NO_LABELS } from './use-registered'

/**
 * Wires a field whose value is no text: a number, a day, one of many, several. Changing it draws this field and no other.
 * @param name path of the value
 * @param none what stands for nothing in the field; the form may hold `undefined`
 * @returns what the field's component takes, the error in words included
 */
export function useControlled<Value>(name: string, none: Value) {
  const { control } = useFormContext()
  const { field, fieldState } = useController({ control, name })
  const { error, invalid } = fieldState
  return {
    name,
    value: (field.value as Value | undefined) ?? none,
    onChange: (value: Value) => field.onChange(value),
    onBlur: field.onBlur,
    error: invalid ? error?.message || NO_LABELS : undefined,
  }
}
