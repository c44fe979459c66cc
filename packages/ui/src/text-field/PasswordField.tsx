'use client'

import { ArrowBigUpDash, Eye, EyeOff } from 'lucide-react'
import { IconButton } from '../button/Button'
import { Field } from '../field/Field'
import { ControlBox } from '../field/Field.styles'
import { useField } from '../field/use-field'
import type { TextFieldProps } from './TextField'
import { Input } from './TextField.styles'
import { useCapsLock } from './use-caps-lock'
import { useReveal } from './use-reveal'

/** Props of PasswordField: those of TextField, without what it decides itself. */
export interface PasswordFieldProps extends Omit<
  TextFieldProps,
  'type' | 'end' | 'startIcon' | 'note' | 'isReadOnly' | 'align'
> {
  /** Said while Caps Lock is on and the field has the focus; without it nothing is. */
  capsLockNote?: string
  /** Name of the button that shows the password; "Show password" by default. */
  showLabel?: string
  /** Name of the button that hides it again; "Hide password" by default. */
  hideLabel?: string
}

/**
 * A secret. Browsers expose no role for it; it is named by its label. The eye shows what is typed, and the caret stays
 * where it was. `autoComplete` is `current-password` unless given.
 */
export function PasswordField(props: PasswordFieldProps) {
  const {
    label,
    help,
    error,
    isRequired,
    labelEnd,
    isLabelHidden,
    size = 'medium',
    className,
    style,
    ...others
  } = props
  const { capsLockNote, showLabel = 'Show password', hideLabel = 'Hide password', ...rest } = others
  const reveal = useReveal()
  const capsLock = useCapsLock()
  const note = capsLock.isOn ? capsLockNote : undefined
  const wiring = useField({ help, error, note }, rest)
  const words = { label, help, error, note, labelEnd, isLabelHidden }
  return (
    <Field
      wiring={wiring}
      {...words}
      isNoteLive={capsLockNote !== undefined}
      noteIcon={<ArrowBigUpDash aria-hidden="true" />}
      className={className}
      style={style}
    >
      <ControlBox data-size={size} data-invalid={wiring.isInvalid || undefined}>
        <Input
          required={isRequired}
          autoComplete="current-password"
          {...rest}
          type={reveal.isRevealed ? 'text' : 'password'}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          id={wiring.controlId}
          aria-invalid={wiring.isInvalid || undefined}
          aria-describedby={wiring.describedBy}
          onKeyDown={(event) => {
            capsLock.read(event)
            rest.onKeyDown?.(event)
          }}
          onKeyUp={(event) => {
            capsLock.read(event)
            rest.onKeyUp?.(event)
          }}
          onMouseDown={(event) => {
            capsLock.read(event)
            rest.onMouseDown?.(event)
          }}
          onBlur={(event) => {
            capsLock.forget()
            rest.onBlur?.(event)
          }}
        />
        <IconButton
          size="small"
          label={reveal.isRevealed ? hideLabel : showLabel}
          icon={reveal.isRevealed ? <EyeOff /> : <Eye />}
          aria-controls={wiring.controlId}
          {...reveal.button}
        />
      </ControlBox>
    </Field>
  )
}
