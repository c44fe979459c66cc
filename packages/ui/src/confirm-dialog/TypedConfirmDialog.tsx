'use client'

import { useState } from 'react'
import { focusOnMount } from '../dialog/focus-on-mount'
import { TextField } from '../text-field/TextField'
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog'
import { isTyped } from './is-typed'

/** Props of TypedConfirmDialog: those of ConfirmDialog, and these. */
export interface TypedConfirmDialogProps extends Omit<
  ConfirmDialogProps,
  'tone' | 'confirmDisabledReason' | 'initialFocus'
> {
  /** What must be typed before a yes counts: the name of what will be lost. Blanks around it are forgiven, case is not. */
  expected: string
  /** Label of the field; 'Type "…" to confirm' by default. */
  fieldLabel?: string
  /** Help under the label; none by default. */
  fieldHelp?: string
  /** Why the button does nothing yet; "Type the name first." by default. */
  notTypedReason?: string
}

/**
 * Asks before something that nobody can take back: a yes counts once the name of what will be lost has been typed.
 * Exposes `alertdialog` with a text field, which has the focus at first; Enter in it says yes once the name is there.
 */
export function TypedConfirmDialog(props: TypedConfirmDialogProps) {
  const { expected, fieldLabel = `Type “${expected}” to confirm`, fieldHelp, ...others } = props
  const { notTypedReason = 'Type the name first.', children, ...rest } = others
  const [typed, setTyped] = useState('')
  const [wasOpen, setWasOpen] = useState(rest.isOpen)
  // Each question starts empty: what was typed for the last one must not confirm the next.
  if (wasOpen !== rest.isOpen) {
    setWasOpen(rest.isOpen)
    setTyped('')
  }
  const isSame = isTyped(typed, expected)
  return (
    <ConfirmDialog
      {...rest}
      tone="danger"
      initialFocus="content"
      confirmDisabledReason={isSame ? undefined : notTypedReason}
    >
      {children}
      <TextField
        ref={focusOnMount}
        label={fieldLabel}
        help={fieldHelp}
        value={typed}
        autoComplete="off"
        spellCheck={false}
        onChange={setTyped}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          event.preventDefault()
          if (isSame && rest.isOpen && rest.isBusy !== true && !event.repeat) rest.onConfirm()
        }}
      />
    </ConfirmDialog>
  )
}
