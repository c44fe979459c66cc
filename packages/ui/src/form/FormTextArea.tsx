'use client'

import { TextArea, type TextAreaProps } from '../text-field/TextArea'
import { type Named, useRegistered, type Wired } from './use-registered'

/** Props of FormTextArea: those of TextArea that the form does not decide, and the path of the value. */
export interface FormTextAreaProps extends Omit<TextAreaProps, Wired>, Named {}

/** A TextArea of the form around it. */
export function FormTextArea({ name, ...rest }: FormTextAreaProps) {
  return <TextArea {...rest} {...useRegistered(name)} />
}
