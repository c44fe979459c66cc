'use client'

import type { FieldValues } from 'react-hook-form'
import { PasswordField, type PasswordFieldProps } from '../text-field/PasswordField'
import { createFormField, type FormFieldProps } from './create-form-field'
import { useRegistered } from './use-registered'

/** Props of FormPasswordField: those of PasswordField that the form does not set, and the path of the value. */
export type FormPasswordFieldProps<Values extends FieldValues = FieldValues> = FormFieldProps<
  PasswordFieldProps,
  Values
>

/** A PasswordField of the form around it. */
export const FormPasswordField = createFormField(PasswordField, useRegistered)
