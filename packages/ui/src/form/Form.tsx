'use client'

import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form'
import type { ElementProps } from '../element-props/element-props'
import { ErrorSummary, type SubmitAttempt } from './ErrorSummary'
import { getFields } from './form-fields'
import { FORM_LABELS, type FormLabels } from './form-labels'
import { SUBMIT_FAILURE, SubmitFailure } from './SubmitFailure'
import type { LabelTexts } from '../locale/label-texts'
import { useLabels } from '../locale/locale-context'

export type { FormLabels } from './form-labels'
export { toFieldProps } from './to-field-props'

/** Props of Form: those of a `<form>`, and these. Rest props and `ref` reach the root. */
export interface FormProps<Values extends FieldValues, Context, Transformed> extends ElementProps<
  'form',
  'onSubmit' | 'noValidate' | 'children'
> {
  /** The result of `useForm` from react-hook-form. Pass `shouldFocusError: false` to it, because this form moves the focus itself. */
  form: UseFormReturn<Values, Context, Transformed>
  /**
   * Called with the values when all of them are valid. Another submit does nothing until its promise settles. If it throws, or its
   * promise rejects, the form shows `labels.submitFailed`, keeps every value and can be submitted again.
   */
  onSubmit: (values: Transformed) => void | Promise<void>
  /** Called with what `onSubmit` or the validation threw, for a log. */
  onSubmitError?: (error: unknown) => void
  /** Fields, and the buttons that are not in an `UnsavedBar`. */
  children: ReactNode
  /** Replaces the English texts. */
  labels?: LabelTexts<FormLabels>
  /** Leaves errors that have a field out of the summary, so that each is shown once: the focus moves to the first invalid field, or to a summary of the others. */
  isSummaryHidden?: boolean
}

/**
 * A form whose fields are wired by name. Errors appear at each field and, after a submit, in a summary that takes the focus and links
 * to the fields. A failed submit never clears what was typed.
 */
export function Form<Values extends FieldValues, Context, Transformed>(props: FormProps<Values, Context, Transformed>) {
  const { form, onSubmit, onSubmitError, children, labels: labelOverrides, isSummaryHidden = false, ...rest } = props
  const labels = useLabels('Form', FORM_LABELS, labelOverrides)
  const [attempt, setAttempt] = useState<SubmitAttempt | null>(null)
  const isSubmitting = useRef(false)

  const fail = (error: unknown): void => {
    form.setError(SUBMIT_FAILURE, { type: 'submit', message: labels.submitFailed })
    onSubmitError?.(error)
  }
  const submitValues = async (values: Transformed): Promise<void> => {
    try {
      await onSubmit(values)
    } catch (error) {
      // Runs before the library counts the submit, so that it does not count as successful.
      fail(error)
    }
  }
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    // Enter twice, or Enter and a click, is one submit.
    if (isSubmitting.current) return
    isSubmitting.current = true
    setAttempt({ form: event.currentTarget, fields: getFields(event.currentTarget) })
    try {
      await form.handleSubmit(submitValues)(event)
    } catch (error) {
      // The validation itself threw.
      fail(error)
    } finally {
      isSubmitting.current = false
    }
  }

  return (
    <FormProvider {...form}>
      <form
        {...rest}
        noValidate
        onSubmit={(event) => {
          // React bubbles the event of a form in a dialog to the form around that dialog.
          event.stopPropagation()
          void submit(event)
        }}
      >
        <SubmitFailure />
        <ErrorSummary attempt={attempt} labels={labels} isHidden={isSummaryHidden} />
        {children}
      </form>
    </FormProvider>
  )
}
