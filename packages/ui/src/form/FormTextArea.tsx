'use client'

import { type FieldValues, useFormContext, useWatch } from 'react-hook-form'
import { TextArea, type TextAreaProps } from '../text-field/TextArea'
import { type PathProps, useRegistered, type FormControlledProp } from './use-registered'

/** Props of FormTextArea: those of TextArea that the form does not set, and the path of the value. */
export interface FormTextAreaProps<Values extends FieldValues = FieldValues>
  extends Omit<TextAreaProps, FormControlledProp>, PathProps<Values> {}

/** A TextArea of the form around it. */
export function FormTextArea<Values extends FieldValues = FieldValues>(props: FormTextAreaProps<Values>) {
  const { name, ...rest } = props
  const { control } = useFormContext()
  const isCounted = rest.maxCharacters !== undefined
  // A form writes into its fields without an event, so a field with a counter watches its value. Other fields never render while the user
  // types.
  const text: unknown = useWatch({ control, name, disabled: !isCounted })
  const value = isCounted ? { value: typeof text === 'string' ? text : '' } : {}
  return <TextArea {...rest} {...value} {...useRegistered(name)} />
}
