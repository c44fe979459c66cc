'use client'

import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { type ComboId, MultiComboBox, type MultiComboBoxProps } from '../combo-box/MultiComboBox'
import { createFormField, type FormFieldProps } from './create-form-field'
import { useList } from './use-controlled'

/**
 * Props of FormMultiComboBox: those of MultiComboBox that the form does not set, and the path of the value.
 * @typeParam Id the values of the options
 */
export type FormMultiComboBoxProps<
  Values extends FieldValues = FieldValues,
  Id extends ComboId = string,
> = FormFieldProps<MultiComboBoxProps<Id>, Values>

/** A MultiComboBox of the form around it; its value is the list of the chosen options' values, in the order in which they were chosen. */
export const FormMultiComboBox: <Values extends FieldValues = FieldValues, Id extends ComboId = string>(
  props: FormMultiComboBoxProps<Values, Id>,
) => ReactNode = createFormField<MultiComboBoxProps<ComboId>>(MultiComboBox, useList)
