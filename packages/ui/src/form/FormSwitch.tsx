'use client'

import type { FieldValues } from 'react-hook-form'
import { Switch, type SwitchProps } from '../switch/Switch'
import { createFormField, type FormFieldProps } from './create-form-field'
import { useRegistered } from './use-registered'

/** Props of FormSwitch: those of Switch that the form does not set, and the path of the value. */
export type FormSwitchProps<Values extends FieldValues = FieldValues> = FormFieldProps<SwitchProps, Values>

/** A Switch of the form around it; its value is true or false. */
export const FormSwitch = createFormField(Switch, useRegistered)
