'use client'

import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { CheckboxGroup, type CheckboxGroupProps } from '../checkbox-group/CheckboxGroup'
import { createFormField, type FormFieldProps } from './create-form-field'
import { useList } from './use-controlled'

/**
 * Props of FormCheckboxGroup: those of CheckboxGroup that the form does not set, and the path of the value.
 * @typeParam Value the values to choose from
 */
export type FormCheckboxGroupProps<
  Values extends FieldValues = FieldValues,
  Value extends string = string,
> = FormFieldProps<CheckboxGroupProps<Value>, Values>

/** A CheckboxGroup of the form around it. Its value is a list of the selected values. */
export const FormCheckboxGroup: <Values extends FieldValues = FieldValues, Value extends string = string>(
  props: FormCheckboxGroupProps<Values, Value>,
) => ReactNode = createFormField<CheckboxGroupProps>(CheckboxGroup, useList)
