'use client'

import type { ChangeEvent } from 'react'
import { DisabledReason } from '../disabled-reason/DisabledReason'
import { Field, type FieldFrameProps } from '../field/Field'
import { ControlBox } from '../field/Field.styles'
import { type FieldState, omitFieldProps, useField } from '../field/use-field'
import type { TextFieldProps } from './TextField'
import { Input } from './TextField.styles'

/** Props of TextControl: those of TextField, and what PasswordField and SearchField need. */
export interface TextControlProps extends TextFieldProps, Pick<FieldFrameProps, 'noteIcon'> {
  /** Restores the default value of a field that keeps its text itself, when the form around it is reset. */
  onFormReset?: FieldState['onReset']
}

/** The input and its texts that TextField, PasswordField and SearchField share. */
export function TextControl(props: TextControlProps) {
  const {
    noteIcon,
    onChange,
    onFormReset,
    startIcon,
    trailing,
    size = 'medium',
    align = 'start',
    ...rest
  } = omitFieldProps(props)
  const field = useField(props, { onReset: onFormReset })
  return (
    <Field {...field.frame} noteIcon={noteIcon}>
      <ControlBox {...field.box} data-size={size}>
        {startIcon}
        <Input
          {...rest}
          {...field.control}
          readOnly={field.isFixed}
          data-align={align}
          onChange={onChange && ((event: ChangeEvent<HTMLInputElement>) => onChange(event.target.value, event))}
        />
        {trailing}
        {props.disabledReason !== undefined && (
          <DisabledReason id={field.reasonId}>{props.disabledReason}</DisabledReason>
        )}
      </ControlBox>
    </Field>
  )
}
