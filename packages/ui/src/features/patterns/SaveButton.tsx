import { type FieldValues, type UseFormReturn, useWatch } from 'react-hook-form'
import { Button } from '../../button/Button'
import { getForm } from './get-form'
import { useSaveKey } from '../../unsaved-bar/use-save-key'

/** Props of SaveButton. */
export interface SaveButtonProps<T extends FieldValues> {
  form: UseFormReturn<T>
  /** `id` of the form element. */
  formId: string
  isBusy: boolean
  /** Returns why it cannot be saved yet, as a sentence. */
  getDisabledReason: ((values: T) => string | undefined) | undefined
  children: string
}

/** Saves a form that creates a record, as Ctrl+S does. Watches the form, so that a key press renders this and not the page. */
export function SaveButton<T extends FieldValues>(props: SaveButtonProps<T>) {
  const { form, formId, isBusy, getDisabledReason, children } = props
  const values = useWatch({ control: form.control }) as T
  const disabledReason = getDisabledReason?.(values)
  useSaveKey(formId, isBusy)
  return (
    <Button
      type="submit"
      tone="primary"
      aria-keyshortcuts="Control+S Meta+S"
      isBusy={isBusy}
      disabledReason={disabledReason}
      // Also runs for Enter in a field. The form shows which fields are invalid.
      onClickCapture={disabledReason === undefined ? undefined : () => getForm(formId)?.requestSubmit()}
    >
      {children}
    </Button>
  )
}
