'use client'

import type { FieldValues } from 'react-hook-form'
import { EmailTagInput, type EmailTagInputProps } from '../email-tag-input/EmailTagInput'
import { createFormField, type FormFieldProps } from './create-form-field'
import { useList } from './use-controlled'

/** Props of FormEmailTagInput: those of EmailTagInput that the form does not set, and the path of the value. */
export type FormEmailTagInputProps<Values extends FieldValues = FieldValues> = FormFieldProps<
  EmailTagInputProps,
  Values
>

/** An EmailTagInput of the form around it; its value is the list of its texts. A submit commits the typed text first, or is canceled if that fails. */
export const FormEmailTagInput = createFormField(EmailTagInput, useList)
