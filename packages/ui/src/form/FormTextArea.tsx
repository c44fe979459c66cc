'use client'

import { type FieldValues, useFormContext, useWatch } from 'react-hook-form'
import { TextArea, type TextAreaProps } from '../text-field/TextArea'
import { createFormField, type FormFieldProps } from './create-form-field'
import { useRegistered } from './use-registered'

/** Props of FormTextArea: those of TextArea that the form does not set, and the path of the value. */
export type FormTextAreaProps<Values extends FieldValues = FieldValues> = FormFieldProps<TextAreaProps, Values>

/** A form writes into its fields without an event, so a field with a counter watches its value. Other fields never render while the user types. */
function useCountedText(name: string, { maxCharacters }: TextAreaProps) {
  const { control } = useFormContext()
  const isCounted = maxCharacters !== undefined
  const text: unknown = useWatch({ control, name, disabled: !isCounted })
  return { ...(isCounted && { value: typeof text === 'string' ? text : '' }), ...useRegistered(name) }
}

/** A TextArea of the form around it. */
export const FormTextArea = createFormField(TextArea, useCountedText)
