import { use, useCallback } from 'react'
import { useController, useFormContext, useFormState } from 'react-hook-form'
import { isRows, type RowsName } from '../../draft/field-value'
import type { Rows } from '../../draft/rows'
import { type RowList, useRowActions } from '../../draft/use-draft'
import { FormDraft } from './EditedField'

const NO_ROWS: Rows = new Map()

/** A list of rows in a form. */
export interface FormRows<Row extends object> extends RowList<Row> {
  /** The error of the list, after an attempt to save. */
  error: string | undefined
}

type RowOf<Values, Name extends keyof Values> = Values[Name] extends Rows<infer Row extends object> ? Row : never

/** A list of rows in an EditForm or a CreateForm, by the name of its field, with stable functions. `base` is empty in a form that creates a record. */
export function useFormRows<Values, Name extends RowsName<Values>>(field: Name): FormRows<RowOf<Values, Name>> {
  type Row = RowOf<Values, Name>
  const name: string = field
  const { field: controlled, fieldState } = useController({ name })
  const { getValues, setValue } = useFormContext()
  // After an attempt to save, an error ends with the change that corrects it.
  const { isSubmitted: shouldValidate } = useFormState({ name })
  const stored = use(FormDraft)?.base.value[name]
  const set: RowList<Row>['set'] = useCallback(
    (rows) => {
      const next = typeof rows === 'function' ? rows(getValues(name) as Rows<Row>) : rows
      setValue(name, next, { shouldDirty: true, shouldTouch: true, shouldValidate })
    },
    [getValues, setValue, name, shouldValidate],
  )
  const base = isRows(stored) ? stored : NO_ROWS
  return {
    rows: controlled.value as Rows<Row>,
    base: base as Rows<Row>,
    error: fieldState.error?.message,
    set,
    ...useRowActions(set),
  }
}
