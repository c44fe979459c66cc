'use client'

import { useFormContext, useWatch } from 'react-hook-form'
import { TextArea, type TextAreaProps } from '../text-field/TextArea'
import { type Named, useRegistered, type Wired } from './use-registered'

/** Props of FormTextArea: those of TextArea that the form does not decide, and the path of the value. */
export interface FormTextAreaProps extends Omit<TextAreaProps, Wired>, Named {}

/** A TextArea of the form around it. */
export function FormTextArea({ name, ...rest }: FormTextAreaProps) {
  const { control } = useFormContext()
  const isCounted = rest.maxCount !== undefined
  // Only what is counted is drawn anew with every key: a form writes into its fields without an event.
  const text: unknown = useWatch({ control, name, disabled: !isCounted })
  const value = isCounted ? { value: typeof text === 'string' ? text : '' } : {}
  return <TextArea {...rest} {...value} {...useRegistered(name)} />
}
