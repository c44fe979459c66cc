'use client'

import type { FieldValues } from 'react-hook-form'
import { Checkbox, type CheckboxProps } from '../checkbox/Checkbox'
import { createFormField, type FormFieldProps } from './create-form-field'
import { useRegistered } from './use-registered'

/** Props of FormCheckbox: those of Checkbox that the form does not set, and the path of the value. */
export type FormCheckboxProps<Values extends FieldValues = FieldValues> = FormFieldProps<CheckboxProps, Values>

/** A Checkbox of the form around it; its value is true or false. */
export const FormCheckbox = createFormField(Checkbox, useRegistered)
