import { type FieldPath, type FieldValues, type RegisterOptions, useFormContext, useFormState } from 'react-hook-form'
import { useLabels } from '../locale/locale-context'
import { FORM_LABELS } from './form-labels'
import { toFieldProps } from './to-field-props'

/** The error of a rule without a message. */
export const useDefaultMessage = (): string => useLabels('Form', FORM_LABELS, undefined).invalidField

/** The props that the form sets for a field. */
export type FormControlledProp =
  | 'name'
  | 'error'
  | 'value'
  | 'defaultValue'
  | 'isSelected'
  | 'defaultSelected'
  | 'onChange'
  | 'onBlur'
  | 'ref'

/**
 * The props that every field of a form has.
 * @typeParam Values the values of the form, which limit `name` to their paths: `<FormTextField<User> name="firstName" />`
 */
export interface PathProps<Values extends FieldValues = FieldValues> {
  /** Path of the value in the form: `address.city`. */
  name: NoInfer<FieldPath<Values>>
}

/** The props of a field whose text can be a number. */
export interface NumericProps {
  /** The value is a number, or `undefined` when the field is empty; a text by default. */
  isNumber?: boolean
}

/** Converts a text to a number; undefined for an empty field. */
const toNumber = (value: unknown): number | undefined =>
  value === '' || value === null || value === undefined ? undefined : Number(value)

/**
 * Wires an uncontrolled field. Typing renders nothing again, and only its own error renders the field.
 * @param name path of the value
 * @returns props for the field's component, its error message included
 */
export function useRegistered(name: string, { isNumber = false }: NumericProps = {}) {
  const { register, control, getFieldState } = useFormContext()
  const defaultMessage = useDefaultMessage()
  const state = useFormState({ control, name, exact: true })
  const { error, invalid } = getFieldState(name, state)
  const options: RegisterOptions = isNumber ? { setValueAs: toNumber } : {}
  return { ...toFieldProps(register(name, options)), error: invalid ? error?.message || defaultMessage : undefined }
}
