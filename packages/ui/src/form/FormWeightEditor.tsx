'use client'

import { useController, useFormContext } from 'react-hook-form'
import { WeightEditor, type WeightEditorProps, type Weights } from '../weight-editor/WeightEditor'
import { flatErrors } from './form-errors'
import { type Named, NO_WORDS, type Wired } from './use-registered'

/** Props of FormWeightEditor: those of WeightEditor that the form does not decide, and the path of the value. */
export interface FormWeightEditorProps extends Omit<WeightEditorProps, Wired | 'errors'>, Named {}

const NONE: Weights = {}

/**
 * A WeightEditor of the form around it; its value are weights by the id of their row, `NaN` for a text that is none, which every
 * schema refuses. An error at `name` stands at the sum. One at `name.id` stands at its row from a submit to the next change, as the
 * form forgets it then; no id may have a point in it.
 */
export function FormWeightEditor({ name, ...rest }: FormWeightEditorProps) {
  const { control } = useFormContext()
  const { field, fieldState } = useController({ control, name })
  const found = flatErrors({ all: fieldState.error ?? {} })
  const ofAll = found.find(({ path }) => path === 'all')
  const ofRows = found.filter(({ path }) => path !== 'all')
  return (
    <WeightEditor
      {...rest}
      name={name}
      value={(field.value as Weights | undefined) ?? NONE}
      onChange={(value) => field.onChange(value)}
      errors={Object.fromEntries(ofRows.map(({ path, message }) => [path.slice('all.'.length), message || NO_WORDS]))}
      error={ofAll && (ofAll.message || NO_WORDS)}
    />
  )
}
