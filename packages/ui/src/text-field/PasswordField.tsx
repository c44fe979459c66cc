'use client'

import { ArrowBigUpDash, Eye, EyeOff } from 'lucide-react'
import { useId } from 'react'
import { IconButton } from '../button/Button'
import { getLabelId } from '../field/use-field'
import { TextControl } from './TextControl'
import type { TextFieldProps } from './TextField'
import { useCapsLock } from './use-caps-lock'
import { useReveal } from './use-reveal'
import type { CompleteTexts, LabelTexts } from '../locale/label-texts'
import { useLabels } from '../locale/locale-context'

/** Texts of PasswordField. */
export interface PasswordFieldLabels {
  /** Name of the button that shows the password. */
  show: string
  /** Name of the button that hides it again. */
  hide: string
  /** Note while Caps Lock is on and the field has the focus. There is no such note by default. */
  capsLock?: string
}

const LABELS: CompleteTexts<PasswordFieldLabels> = { show: 'Show password', hide: 'Hide password' }

/** Props of PasswordField: those of TextField, except what it decides itself. */
export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'trailing' | 'startIcon' | 'note' | 'align'> {
  /** Replaces the English texts. */
  labels?: LabelTexts<PasswordFieldLabels>
}

/**
 * A password. Browsers expose no role for it; it is named by its label. A button shows the text and leaves the caret where it is.
 * `autoComplete` is `current-password` by default.
 */
export function PasswordField(props: PasswordFieldProps) {
  const { labels: labelOverrides, onKeyDown, onKeyUp, onMouseDown, onBlur, ...rest } = props
  const labels = useLabels('PasswordField', LABELS, labelOverrides)
  const ownId = useId()
  const id = rest.id ?? ownId
  const reveal = useReveal()
  const capsLock = useCapsLock()
  return (
    <TextControl
      autoComplete="current-password"
      {...rest}
      id={id}
      type={reveal.isRevealed ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      note={capsLock.isOn ? labels.capsLock : undefined}
      noteIcon={<ArrowBigUpDash aria-hidden="true" />}
      onKeyDown={(event) => {
        capsLock.update(event)
        onKeyDown?.(event)
      }}
      onKeyUp={(event) => {
        capsLock.update(event)
        onKeyUp?.(event)
      }}
      onMouseDown={(event) => {
        capsLock.update(event)
        onMouseDown?.(event)
      }}
      onBlur={(event) => {
        capsLock.reset()
        onBlur?.(event)
      }}
      trailing={
        <IconButton
          size="small"
          label={reveal.isRevealed ? labels.hide : labels.show}
          icon={reveal.isRevealed ? <EyeOff /> : <Eye />}
          aria-controls={id}
          aria-describedby={getLabelId(id)}
          {...reveal.button}
        />
      }
    />
  )
}
