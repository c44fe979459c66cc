'use client'

import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { RadioGroup, type RadioGroupProps } from '../radio-group/RadioGroup'
import { createFormField, type FormFieldProps } from './create-form-field'
import { useNullable } from './use-controlled'

/**
 * Props of FormRadioGroup: those of RadioGroup that the form does not set, and the path of the value.
 * @typeParam Value the values to choose from
 */
export type FormRadioGroupProps<
  Values extends FieldValues = FieldValues,
  Value extends string = string,
> = FormFieldProps<RadioGroupProps<Value>, Values>

/** A RadioGroup of the form around it. Its value is that of the selected option, or `null` for none. */
export const FormRadioGroup: <Values extends FieldValues = FieldValues, Value extends string = string>(
  props: FormRadioGroupProps<Values, Value>,
) => ReactNode = createFormField<RadioGroupProps>(RadioGroup, useNullable)
