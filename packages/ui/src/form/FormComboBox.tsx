'use client'

import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { type ComboId, ComboBox, type ComboBoxProps } from '../combo-box/ComboBox'
import { createFormField, type FormFieldProps } from './create-form-field'
import { useNullable } from './use-controlled'

/**
 * Props of FormComboBox: those of ComboBox that the form does not set, and the path of the value.
 * @typeParam Id the values of the options
 */
export type FormComboBoxProps<Values extends FieldValues = FieldValues, Id extends ComboId = string> = FormFieldProps<
  ComboBoxProps<Id>,
  Values
>

/** A ComboBox of the form around it; its value is that of the chosen option, or `null` for none. */
export const FormComboBox: <Values extends FieldValues = FieldValues, Id extends ComboId = string>(
  props: FormComboBoxProps<Values, Id>,
) => ReactNode = createFormField<ComboBoxProps<ComboId>>(ComboBox, useNullable)
