'use client'

import { type FieldValues, useController, useFormContext } from 'react-hook-form'
import { WeightEditor, type WeightEditorProps, type Weights } from '../weight-editor/WeightEditor'
import { flattenErrors } from './form-errors'
import { useDefaultMessage, type PathProps, type FormControlledProp } from './use-registered'

/** Props of FormWeightEditor: those of WeightEditor that the form does not set, and the path of the value. */
export interface FormWeightEditorProps<Values extends FieldValues = FieldValues>
  extends Omit<WeightEditorProps, FormControlledProp | 'errors'>, PathProps<Values> {}

const NONE: Weights = {}

/**
 * A WeightEditor of the form around it. Its value is the weights by row id, with `NaN` for a text that is not a number, which every
 * schema rejects. An error at `name` appears at the sum, one at `name.id` at its row. After a submit every change validates the sum
 * and the rows again. A row id must not contain a dot.
 */
export function FormWeightEditor<Values extends FieldValues = FieldValues>(props: FormWeightEditorProps<Values>) {
  const { name: path, ...rest } = props
  const name: string = path
  const defaultMessage = useDefaultMessage()
  const { control, setValue, trigger } = useFormContext()
  const { field, fieldState, formState } = useController({ control, name })
  const errors = flattenErrors({ all: fieldState.error ?? {} })
  const sumError = errors.find(({ path }) => path === 'all')
  const rowErrors = errors.filter(({ path }) => path !== 'all')
  const change = (value: Weights): void => {
    setValue(name, value, { shouldDirty: true })
    // If only the value is validated, the library drops the errors of its rows.
    if (formState.isSubmitted) void trigger([name, ...rest.rows.map(({ id }) => `${name}.${id}`)])
  }
  return (
    <WeightEditor
      {...rest}
      name={name}
      value={(field.value as Weights | undefined) ?? NONE}
      onChange={change}
      errors={Object.fromEntries(
        rowErrors.map(({ path, message }) => [path.slice('all.'.length), message || defaultMessage]),
      )}
      error={sumError && (sumError.message || defaultMessage)}
    />
  )
}
