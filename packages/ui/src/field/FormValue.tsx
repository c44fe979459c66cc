import { memo } from 'react'

/** Props of FormValue. */
export interface FormValueProps {
  /** Name of the entry in the form's data; without one nothing is submitted. */
  name: string | undefined
  /** Id of the form, if the field is outside it. */
  form?: string | undefined
  /** The submitted values, one entry each. Memoize the array if it can be long. */
  values: readonly (string | number)[]
}

/**
 * Hidden inputs with the values that a native form submits, for a field whose visible input shows another text. For example, the value is
 * an id or an ISO date. The visible input has no `name`, and `data-field-name` instead, so that a form with an error in this field can
 * focus it.
 */
export const FormValue = memo(function FormValue({ name, form, values }: FormValueProps) {
  if (name === undefined) return null
  return values.map((value, place) => (
    // oxlint-disable-next-line react/no-array-index-key -- the inputs have no state, and values can repeat
    <input key={place} type="hidden" name={name} form={form} value={value} />
  ))
})
