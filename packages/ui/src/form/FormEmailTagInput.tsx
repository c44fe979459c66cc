'use client'

import type { FieldValues } from 'react-hook-form'
import { EmailTagInput, type EmailTagInputProps } from '../email-tag-input/EmailTagInput'
import { useControlled } from './use-controlled'
import type { PathProps, FormControlledProp } from './use-registered'

/** Props of FormEmailTagInput: those of EmailTagInput that the form does not set, and the path of the value. */
export interface FormEmailTagInputProps<Values extends FieldValues = FieldValues>
  extends Omit<EmailTagInputProps, FormControlledProp>, PathProps<Values> {}

const NONE: readonly string[] = []

/**
 * An EmailTagInput of the form around it; its value is the list of its texts. A submit commits the typed text first, or is canceled if that
 * fails.
 */
export function FormEmailTagInput<Values extends FieldValues = FieldValues>({
  name,
  ...rest
}: FormEmailTagInputProps<Values>) {
  return <EmailTagInput {...rest} {...useControlled<readonly string[]>(name, NONE)} />
}
