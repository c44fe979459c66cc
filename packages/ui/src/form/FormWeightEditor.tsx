'use client'

import { type FieldValues, useController, useFormContext } from 'react-hook-form'
import { WeightEditor, type WeightEditorProps, type Weights } from '../weight-editor/WeightEditor'
import { flattenErrors } from './form-errors'
import { createFormField, type FormFieldProps } from './create-form-field'
import { useDefaultMessage } from './use-registered'

/** Props of FormWeightEditor: those of WeightEditor that the form does not set, and the path of the value. */
export type FormWeightEditorProps<Values extends FieldValues = FieldValues> = FormFieldProps<
  Omit<WeightEditorProps, 'errors'>,
  Values
>

const NONE: Weights = {}

function useWeightErrors(name: string, { rows }: Pick<WeightEditorProps, 'rows'>) {
  const defaultMessage = useDefaultMessage()
  const { control, setValue, trigger } = useFormContext()
  const { field, fieldState, formState } = useController({ control, name })
  const errors = flattenErrors({ all: fieldState.error ?? {} })
  const sumError = errors.find(({ path }) => path === 'all')
  const rowErrors = errors.filter(({ path }) => path !== 'all')
  return {
    name,
    value: (field.value as Weights | undefined) ?? NONE,
    onChange: (value: Weights): void => {
      setValue(name, value, { shouldDirty: true })
      // If only the value is validated, the library drops the errors of its rows.
      if (formState.isSubmitted) void trigger([name, ...rows.map(({ id }) => `${name}.${id}`)])
    },
    errors: Object.fromEntries(
      rowErrors.map(({ path, message }) => [path.slice('all.'.length), message || defaultMessage]),
    ),
    error: sumError && (sumError.message || defaultMessage),
  }
}

/**
 * A WeightEditor of the form around it. Its value is the weights by row id, with `NaN` for a text that is not a number, which every
 * schema rejects. An error at `name` appears at the sum, one at `name.id` at its row. After a submit every change validates the sum
 * and the rows again. A row id must not contain a dot.
 */
export const FormWeightEditor = createFormField<Omit<WeightEditorProps, 'errors'>>(WeightEditor, useWeightErrors)
