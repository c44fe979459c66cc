'use client'

import type { FieldValues } from 'react-hook-form'
import { TextField, type TextFieldProps } from '../text-field/TextField'
import { createFormField, type FormFieldProps } from './create-form-field'
import { type NumericProps, useRegistered } from './use-registered'

/** Props of FormTextField: those of TextField that the form does not set, and the path of the value. */
export type FormTextFieldProps<Values extends FieldValues = FieldValues> = FormFieldProps<
  TextFieldProps & NumericProps,
  Values
>

/** A TextField of the form around it. */
export const FormTextField = createFormField<TextFieldProps & NumericProps>(TextField, useRegistered)
