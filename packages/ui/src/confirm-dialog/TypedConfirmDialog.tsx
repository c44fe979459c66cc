'use client'

import { useState } from 'react'
import { focusOnMount } from '../focus/focus-on-mount'
import { TextField } from '../text-field/TextField'
import { isImeKey } from '../field/is-ime-key'
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog'
import { isTyped } from './is-typed'
import type { CompleteTexts, LabelTexts } from '../locale/label-texts'
import { useLabels } from '../locale/locale-context'

/** Texts of TypedConfirmDialog, for translation. */
export interface TypedConfirmDialogLabels {
  /** Label of the field; 'Type “…” to confirm' by default. */
  field: (expected: string) => string
  /** Why the confirm button does nothing yet; "Type the name first." by default. */
  notTypedReason: string
}

/** Props of TypedConfirmDialog: those of ConfirmDialog, and these. */
export interface TypedConfirmDialogProps extends Omit<
  ConfirmDialogProps,
  'tone' | 'confirmDisabledReason' | 'initialFocus' | 'labels'
> {
  /** The name that the user must type. Case matters; spaces around the name do not. */
  expected: string
  /** Help text of the field; none by default. */
  help?: string
  /** Replaces the English texts. */
  labels?: LabelTexts<TypedConfirmDialogLabels> & ConfirmDialogProps['labels']
}

const LABELS: CompleteTexts<TypedConfirmDialogLabels> = {
  field: 'Type “{expected}” to confirm',
  notTypedReason: 'Type the name first.',
}

/**
 * Asks for confirmation before an irreversible action: the user must type the name of the item that will be lost. Exposes `alertdialog`
 * with a text field that has the initial focus. Enter in the field confirms once the name matches.
 */
export function TypedConfirmDialog(props: TypedConfirmDialogProps) {
  const { expected, help, labels: labelOverrides, children, ...rest } = props
  const labels = useLabels('TypedConfirmDialog', LABELS, labelOverrides)
  const [text, setText] = useState('')
  const [wasOpen, setWasOpen] = useState(rest.isOpen)
  // Empty on each opening, so that the text for one question cannot confirm the next one.
  if (wasOpen !== rest.isOpen) {
    setWasOpen(rest.isOpen)
    setText('')
  }
  const canConfirm = isTyped(text, expected)
  return (
    <ConfirmDialog
      {...rest}
      tone="danger"
      initialFocus="content"
      confirmDisabledReason={canConfirm ? undefined : labels.notTypedReason}
      labels={labelOverrides}
    >
      {children}
      <TextField
        ref={focusOnMount}
        label={labels.field(expected)}
        help={help}
        value={text}
        autoComplete="off"
        spellCheck={false}
        onChange={setText}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || isImeKey(event)) return
          event.preventDefault()
          if (canConfirm && rest.isOpen && rest.isBusy !== true && !event.repeat) rest.onConfirm()
        }}
      />
    </ConfirmDialog>
  )
}
