'use client'

import { Check, Copy, Eye, EyeOff } from 'lucide-react'
import { type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { Button, IconButton } from '../button/Button'
import { useCopy } from '../clipboard/use-copy'
import { Field } from '../field/Field'
import type { InputProps } from '../field/input-props'
import { useField } from '../field/use-field'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'
import { Box, Value } from './CopyField.styles'
import { useSecret } from './use-secret'

/** Props of CopyField. Rest props and `ref` reach the `<input>`; `className` and `style` reach the root. */
export interface CopyFieldProps extends InputProps {
  /** Its name, above it: "API key". */
  label: string
  /** What is copied; shown in mono on one line, and whole when it is copied. */
  value: string
  /** It is shown whole, on as many lines as it takes; otherwise on one line, which may cut it off. */
  isWhole?: boolean
  /** `secret` hides the value until the eye is pressed; it can be copied without being seen. `plain` by default. */
  kind?: 'plain' | 'secret'
  /** How to use it; stands under it and describes it. */
  help?: ReactNode
  /** The label is heard and not drawn. */
  isLabelHidden?: boolean
  /** The value is on the clipboard: the place for a toast. With it, the field itself announces nothing. */
  onCopied?: () => void
  /** The browser refused; the value is selected then, so that it can be copied by keyboard or menu. */
  onFailed?: (error: unknown) => void
  /** "Copy" by default. */
  copyLabel?: string
  /** "Copied" by default. */
  copiedLabel?: string
  /** Said when the browser refused and there is no `onFailed`; "Could not copy. The value is selected." by default. */
  failedLabel?: string
  /** "Show" by default; the field's label follows it. */
  showLabel?: string
  /** "Hide" by default; the field's label follows it. */
  hideLabel?: string
  /** Why an empty value cannot be copied; "There is nothing to copy." by default. */
  emptyReason?: string
}

/** One line cuts off what has no room; an area takes a second one. */
const WHOLE = { as: 'textarea', rows: 2, 'data-whole': '' } as const

/**
 * A value to take along. Exposes a read-only `textbox` named by its label, and a `button` "Copy" named with it. Where the
 * browser refuses the clipboard, the value is selected and has the focus; otherwise the focus stays on the button.
 */
export function CopyField(props: CopyFieldProps) {
  const { label, value, isWhole, kind = 'plain', help, isLabelHidden, onCopied, onFailed, ...others } = props
  const {
    copyLabel = 'Copy',
    copiedLabel = 'Copied',
    failedLabel = 'Could not copy. The value is selected.',
    className,
    style,
    ...more
  } = others
  const { showLabel = 'Show', hideLabel = 'Hide', emptyReason = 'There is nothing to copy.', ...rest } = more
  const wiring = useField({ help }, rest)
  const secret = useSecret(value, kind === 'secret')
  const select = (): void => {
    flushSync(secret.reveal)
    const input = document.getElementById(wiring.controlId)
    if (!(input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement)) return
    input.focus()
    input.select()
  }
  const { state, copy } = useCopy(value, {
    onCopied,
    onFailed: (error) => {
      select()
      onFailed?.(error)
    },
  })
  const said = { idle: '', copied: onCopied ? '' : copiedLabel, failed: onFailed ? '' : failedLabel }[state]
  return (
    <Field wiring={wiring} label={label} help={help} isLabelHidden={isLabelHidden} className={className} style={style}>
      <Box data-read-only="">
        <Value
          {...(isWhole && WHOLE)}
          autoComplete="off"
          spellCheck={false}
          dir="ltr"
          {...rest}
          id={wiring.controlId}
          readOnly
          value={secret.shown}
          aria-describedby={wiring.describedBy}
        />
        {kind === 'secret' && (
          <IconButton
            size="small"
            label={`${secret.isShown ? hideLabel : showLabel} ${label}`}
            icon={secret.isShown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
            aria-controls={wiring.controlId}
            onClick={secret.isShown ? secret.hide : secret.reveal}
          />
        )}
        <Button
          size="small"
          tone="ghost"
          icon={state === 'copied' ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
          disabledReason={value === '' ? emptyReason : undefined}
          onClick={() => void copy()}
        >
          {state === 'copied' ? copiedLabel : copyLabel}
          <VisuallyHidden> {label}</VisuallyHidden>
        </Button>
        <VisuallyHidden role="status">{said}</VisuallyHidden>
      </Box>
    </Field>
  )
}
