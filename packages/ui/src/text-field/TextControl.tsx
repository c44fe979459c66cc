'use client'

import type { ChangeEvent } from 'react'
import { DisabledReason } from '../disabled-reason/DisabledReason'
import { Field, type FieldProps } from '../field/Field'
import { ControlBox } from '../field/Field.styles'
import { useField } from '../field/use-field'
import type { TextFieldProps } from './TextField'
import { Input } from './TextField.styles'

/** Props of TextControl: those of TextField, and what PasswordField needs. */
export interface TextControlProps extends TextFieldProps, Pick<FieldProps, 'noteIcon'> {}

/** The input and its texts that TextField and PasswordField share. */
export function TextControl(props: TextControlProps) {
  const {
    label,
    onChange,
    help,
    error,
    note,
    noteIcon,
    isRequired,
    isReadOnly,
    disabledReason,
    startIcon,
    trailing,
    labelEnd,
    isLabelHidden,
    size = 'medium',
    align = 'start',
    className,
    style,
    ...rest
  } = props
  const wiring = useField({ help, error, note, disabledReason }, rest)
  return (
    <Field
      wiring={wiring}
      isRequired={isRequired && !isReadOnly}
      {...{ label, help, error, note, noteIcon, labelEnd, isLabelHidden, className, style }}
    >
      <ControlBox
        data-size={size}
        data-invalid={wiring.isInvalid || undefined}
        data-read-only={isReadOnly || undefined}
        data-disabled={wiring.isDisabled || undefined}
      >
        {startIcon}
        <Input
          aria-required={isRequired || undefined}
          {...rest}
          id={wiring.controlId}
          readOnly={isReadOnly || wiring.isDisabled}
          aria-disabled={wiring.isDisabled || undefined}
          aria-invalid={wiring.isInvalid || undefined}
          aria-describedby={wiring.describedBy}
          data-align={align}
          onChange={onChange && ((event: ChangeEvent<HTMLInputElement>) => onChange(event.target.value, event))}
        />
        {trailing}
        {disabledReason !== undefined && <DisabledReason id={wiring.reasonId}>{disabledReason}</DisabledReason>}
      </ControlBox>
    </Field>
  )
}
