'use client'

import { ArrowBigUpDash, Eye, EyeOff } from 'lucide-react'
import type { ChangeEvent, FocusEvent, KeyboardEvent, MouseEvent } from 'react'
import { IconButton } from '../button/Button'
import { DisabledReason } from '../disabled-reason/DisabledReason'
import { Field } from '../field/Field'
import { ControlBox } from '../field/Field.styles'
import { useField } from '../field/use-field'
import type { TextFieldProps } from './TextField'
import { Input } from './TextField.styles'
import { useCapsLock } from './use-caps-lock'
import { useReveal } from './use-reveal'

/** Texts of PasswordField. */
export interface PasswordFieldLabels {
  /** Name of the button that shows the password. */
  show: string
  /** Name of the button that hides it again. */
  hide: string
  /** Note while Caps Lock is on and the field has the focus. There is no such note by default. */
  capsLock?: string
}

const LABELS: PasswordFieldLabels = { show: 'Show password', hide: 'Hide password' }

/** Props of PasswordField: those of TextField, except what it decides itself. */
export interface PasswordFieldProps extends Omit<
  TextFieldProps,
  'type' | 'trailing' | 'startIcon' | 'note' | 'isReadOnly' | 'align'
> {
  /** Replaces English texts. */
  labels?: Partial<PasswordFieldLabels>
}

/**
 * A password. Browsers expose no role for it; it is named by its label. A button shows the text and leaves the caret where it is.
 * `autoComplete` is `current-password` by default.
 */
export function PasswordField(props: PasswordFieldProps) {
  const {
    label,
    onChange,
    onKeyDown,
    onKeyUp,
    onMouseDown,
    onBlur,
    help,
    error,
    isRequired,
    disabledReason,
    labels: labelOverrides,
    labelEnd,
    isLabelHidden,
    size = 'medium',
    className,
    style,
    ...rest
  } = props
  const labels = { ...LABELS, ...labelOverrides }
  const reveal = useReveal()
  const capsLock = useCapsLock()
  const note = capsLock.isOn ? labels.capsLock : undefined
  const wiring = useField({ help, error, note, disabledReason }, rest)
  return (
    <Field
      wiring={wiring}
      {...{ label, help, error, note, labelEnd, isLabelHidden, className, style }}
      isNoteLive={labels.capsLock !== undefined}
      noteIcon={<ArrowBigUpDash aria-hidden="true" />}
    >
      <ControlBox
        data-size={size}
        data-invalid={wiring.isInvalid || undefined}
        data-disabled={wiring.isDisabled || undefined}
      >
        <Input
          aria-required={isRequired || undefined}
          autoComplete="current-password"
          {...rest}
          type={reveal.isRevealed ? 'text' : 'password'}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          id={wiring.controlId}
          readOnly={wiring.isDisabled}
          aria-disabled={wiring.isDisabled || undefined}
          aria-invalid={wiring.isInvalid || undefined}
          aria-describedby={wiring.describedBy}
          onChange={onChange && ((event: ChangeEvent<HTMLInputElement>) => onChange(event.target.value, event))}
          onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
            capsLock.update(event)
            onKeyDown?.(event)
          }}
          onKeyUp={(event: KeyboardEvent<HTMLInputElement>) => {
            capsLock.update(event)
            onKeyUp?.(event)
          }}
          onMouseDown={(event: MouseEvent<HTMLInputElement>) => {
            capsLock.update(event)
            onMouseDown?.(event)
          }}
          onBlur={(event: FocusEvent<HTMLInputElement>) => {
            capsLock.reset()
            onBlur?.(event)
          }}
        />
        <IconButton
          size="small"
          label={reveal.isRevealed ? labels.hide : labels.show}
          icon={reveal.isRevealed ? <EyeOff /> : <Eye />}
          aria-controls={wiring.controlId}
          {...reveal.button}
        />
        {disabledReason !== undefined && <DisabledReason id={wiring.reasonId}>{disabledReason}</DisabledReason>}
      </ControlBox>
    </Field>
  )
}
