'use client'

import { EmailTagInput, type EmailTagInputProps } from '../email-tag-input/EmailTagInput'
import { useControlled } from './use-controlled'
import type { Named, Wired } from './use-registered'

/** Props of FormEmailTagInput: those of EmailTagInput that the form does not decide, and the path of the value. */
export interface FormEmailTagInputProps extends Omit<EmailTagInputProps, Wired>, Named {}

const NONE: readonly string[] = []

/** An EmailTagInput of the form around it; its value is the list of its texts. A submit takes along what is typed, or is stopped. */
export function FormEmailTagInput({ name, ...rest }: FormEmailTagInputProps) {
  return <EmailTagInput {...rest} {...useControlled<readonly string[]>(name, NONE)} />
}
