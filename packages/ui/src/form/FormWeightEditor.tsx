'use client'

import { useController, useFormContext } from 'react-hook-form'
import { WeightEditor, type WeightEditorProps, type Weights } from '../weight-editor/WeightEditor'
import { flatErrors } from './form-errors'
import { type Named, NO_LABELS, type Wired } from './use-registered'

/** Props of FormWeightEditor: those of WeightEditor that the form does not decide, and the path of the value. */
export interface FormWeightEditorProps extends Omit<WeightEditorProps, Wired | 'errors'>, Named {}

const NONE: Weights = {}

/**
 * A WeightEditor of the form around it; its value are weights by the id of their row, `NaN` for a text that is none, which every
 * schema refuses. An error at `name` stands at the sum, one at `name.id` at its row; after a submit both are looked at again with
 * every change, and go when the value is right. No id may have a point in it.
 */
export function FormWeightEditor({ name, ...rest }: FormWeightEditorProps) {
  const { control, setValue, trigger } = useFormContext()
  const { field, fieldState, formState } = useController({ control, name })
  const found = flatErrors({ all: fieldState.error ?? {} })
  const ofAll = found.find(({ path }) => path === 'all')
  const ofRows = found.filter(({ path }) => path !== 'all')
  const change = (value: Weights): void => {
    setValue(name, value, { shouldDirty: true })
    // Asked of the value alone, the library forgets what is wrong inside of it.
    if (formState.isSubmitted) void trigger([name, ...rest.rows.map(({ id }) => `${name}.${id}`)])
  }
  return (
    <WeightEditor
      {...rest}
      name={name}
      value={(field.value as Weights | undefined) ?? NONE}
      onChange={change}
      errors={Object.fromEntries(ofRows.map(({ path, message }) => [path.slice('all.'.length), message || NO_LABELS]))}
      error={ofAll && (ofAll.message || NO_LABELS)}
    />
  )
}
