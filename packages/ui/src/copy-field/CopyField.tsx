'use client'

import { Check, Copy, Eye, EyeOff } from 'lucide-react'
import { type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { Announcement } from '../announcer/Announcement'
import { useAnnouncement } from '../announcer/use-announcement'
import { Button, IconButton } from '../button/Button'
import { useCopy } from '../clipboard/use-copy'
import { Field } from '../field/Field'
import type { InputProps } from '../field/input-props'
import { useField } from '../field/use-field'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'
import { Box, Value } from './CopyField.styles'
import { useSecret } from './use-secret'
import type { CompleteTexts, LabelTexts } from '../locale/label-texts'
import { useLabels } from '../locale/locale-context'

/** Texts of CopyField. */
export interface CopyFieldLabels {
  /** Text of the button. */
  copy: string
  /** Text of the button after a copy, and its announcement. */
  copied: string
  /** Announced when the browser refused. */
  failed: string
  /** Name of the button that shows a secret: "Show Key". */
  show: (label: string) => string
  /** Name of the button that hides a secret: "Hide Key". */
  hide: (label: string) => string
  /** Why an empty value cannot be copied. */
  emptyReason: string
}

const LABELS: CompleteTexts<CopyFieldLabels> = {
  copy: 'Copy',
  copied: 'Copied',
  failed: 'Could not copy. The value is selected.',
  show: 'Show {label}',
  hide: 'Hide {label}',
  emptyReason: 'There is nothing to copy.',
}

/** Props of CopyField. Rest props and `ref` reach the `<input>`; `className` and `style` reach the root. */
export interface CopyFieldProps extends InputProps {
  /** Its name, above it: "API key". */
  label: string
  /** The value to copy, in a monospace font on one line. */
  value: string
  /** Shows the value on as many lines as it needs; by default one line may cut it off. */
  isWhole?: boolean
  /** `secret` hides the value until the user shows it; it can be copied without being revealed. `plain` by default. */
  kind?: 'plain' | 'secret'
  /** How to use it, below the value; describes it. */
  help?: ReactNode
  /** Hides the label visually; assistive technology still reads it. False by default. */
  isLabelHidden?: boolean
  /** Called when the value is on the clipboard, for example to show a toast. With it, the field announces no success. */
  onCopied?: () => void
  /** Called when the browser refused. The value is selected then, so that the keyboard or the menu can copy it. With it, the field announces no failure. */
  onFailed?: (error: unknown) => void
  /** Replaces the English texts. */
  labels?: LabelTexts<CopyFieldLabels>
}

/** A single line truncates a long value; a text area starts with two lines. */
const WHOLE = { as: 'textarea', rows: 2, 'data-whole': '' } as const

/**
 * A value to copy. Exposes a read-only `textbox` named by its label, and a `button` "Copy" with the label in its name. When the browser refuses the
 * clipboard, the value is selected and has the focus; otherwise the focus stays on the button.
 */
export function CopyField(props: CopyFieldProps) {
  const {
    label,
    value,
    isWhole,
    kind = 'plain',
    help,
    isLabelHidden,
    onCopied,
    onFailed,
    labels: labelOverrides,
    className,
    style,
    ...rest
  } = props
  const labels = useLabels('CopyField', LABELS, labelOverrides)
  const wiring = useField({ ...rest, help })
  const secret = useSecret(value, kind === 'secret')
  const select = (): void => {
    flushSync(secret.reveal)
    const input = document.getElementById(wiring.controlId)
    if (!(input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement)) return
    input.focus()
    input.select()
  }
  const [announcement, announce] = useAnnouncement()
  const { state, copy } = useCopy(value, {
    onCopied: onCopied ?? (() => announce(labels.copied)),
    onFailed: (error) => {
      select()
      if (onFailed) onFailed(error)
      else announce(labels.failed)
    },
  })
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
          value={secret.shownValue}
          aria-describedby={wiring.describedBy}
        />
        {kind === 'secret' && (
          <IconButton
            size="small"
            label={labels[secret.isRevealed ? 'hide' : 'show'](label)}
            icon={secret.isRevealed ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
            aria-controls={wiring.controlId}
            onClick={secret.isRevealed ? secret.hide : secret.reveal}
          />
        )}
        <Button
          size="small"
          tone="ghost"
          icon={state === 'copied' ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
          disabledReason={value === '' ? labels.emptyReason : undefined}
          onClick={() => void copy()}
        >
          {state === 'copied' ? labels.copied : labels.copy}
          <VisuallyHidden> {label}</VisuallyHidden>
        </Button>
        <Announcement of={announcement} />
      </Box>
    </Field>
  )
}
