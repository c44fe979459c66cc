'use client'

import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Select, type SelectProps } from '../select/Select'
import { createFormField, type FormFieldProps } from './create-form-field'
import { type NumericProps, useRegistered } from './use-registered'

/**
 * Props of FormSelect: those of Select that the form does not set, and the path of the value.
 * @typeParam Value the values to choose from
 */
export type FormSelectProps<Values extends FieldValues = FieldValues, Value extends string = string> = FormFieldProps<
  SelectProps<Value> & NumericProps,
  Values
>

/** A Select of the form around it. */
export const FormSelect: <Values extends FieldValues = FieldValues, Value extends string = string>(
  props: FormSelectProps<Values, Value>,
) => ReactNode = createFormField<SelectProps & NumericProps>(Select, useRegistered)
