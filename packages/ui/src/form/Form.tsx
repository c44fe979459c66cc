'use client'

import { type ComponentPropsWithRef, type FormEvent, type ReactNode, useRef, useState } from 'react'
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form'
import { ErrorSummary, type SubmitAttempt } from './ErrorSummary'
import { placesOf } from './form-places'

/** Props of Form: those of a `<form>`, and these. Rest props and `ref` reach the root. */
export interface FormProps<Values extends FieldValues, Context, Transformed> extends Omit<
  ComponentPropsWithRef<'form'>,
  'onSubmit' | 'noValidate' | 'children'
> {
  /** What `useForm` of react-hook-form returned; given `shouldFocusError: false`, as this form moves the focus itself. */
  form: UseFormReturn<Values, Context, Transformed>
  /** Told the values when all of them are right. Until its promise settles another submit does nothing. */
  onSubmit: (values: Transformed) => void | Promise<void>
  /** Fields, and the buttons that are not in an `UnsavedBar`. */
  children: ReactNode
  /** Heading of the summary; "Check these fields" by default. */
  summaryTitle?: string
  /** Before an entry of the summary that is right by now; "Done:" by default. */
  mendedLabel?: string
  /** Without a summary, as on a form of two fields: the focus then goes to the first field that is wrong. */
  isSummaryHidden?: boolean
}

/**
 * A form whose fields are wired by name. What is wrong stands at each field and, after a submit, in a summary that takes the
 * focus and leads to the fields. Nothing that was typed is ever lost.
 */
export function Form<Values extends FieldValues, Context, Transformed>(props: FormProps<Values, Context, Transformed>) {
  const { form, onSubmit, children, summaryTitle = 'Check these fields', ...others } = props
  const { mendedLabel = 'Done:', isSummaryHidden = false, ...rest } = others
  const [attempt, setAttempt] = useState<SubmitAttempt | null>(null)
  const isUnderWay = useRef(false)

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    // Enter twice, or Enter and a press: one submit.
    if (isUnderWay.current) return
    isUnderWay.current = true
    setAttempt({ form: event.currentTarget, places: placesOf(event.currentTarget) })
    try {
      await form.handleSubmit(onSubmit)(event)
    } finally {
      isUnderWay.current = false
    }
  }

  return (
    <FormProvider {...form}>
      <form
        {...rest}
        noValidate
        onSubmit={(event) => {
          // A form in a dialog is, for React, inside the form around the dialog.
          event.stopPropagation()
          void submit(event)
        }}
      >
        <ErrorSummary attempt={attempt} title={summaryTitle} mendedLabel={mendedLabel} isHidden={isSummaryHidden} />
        {children}
      </form>
    </FormProvider>
  )
}
