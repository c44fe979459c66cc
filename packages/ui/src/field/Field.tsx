'use client'

import { TriangleAlert } from 'lucide-react'
import type { CSSProperties, FormEventHandler, ReactNode } from 'react'
import { AlertSign } from './AlertSign'
import { FieldRoot, Help, LabelEnd, Label, LabelRow, Message } from './Field.styles'
import { LabelText } from './LabelText'
import type { FieldProps, FieldWiring } from './use-field'

/** Props of Field: the `frame` of `useField`, and the control. */
export interface FieldFrameProps extends Omit<FieldProps, 'requiredError' | 'isReadOnly' | 'disabledReason'> {
  /** Result of `useField`. */
  wiring: FieldWiring
  /** Before the note; a warning sign by default. */
  noteIcon?: ReactNode
  /** Class of the root. */
  className?: string
  /** Style of the root. */
  style?: CSSProperties
  onInvalid?: FormEventHandler
  onInput?: FormEventHandler
  /** The control. */
  children: ReactNode
}

/** Label above, control, then error, note and help. The base of every labeled control. */
export function Field(props: FieldFrameProps) {
  const {
    wiring,
    label,
    isRequired,
    labelEnd,
    isLabelHidden,
    help,
    error,
    note,
    noteIcon = <TriangleAlert aria-hidden="true" />,
    children,
    ...rest
  } = props
  return (
    <FieldRoot {...rest}>
      <LabelRow data-label-hidden={isLabelHidden || undefined}>
        <Label id={wiring.labelId} htmlFor={wiring.controlId}>
          <LabelText label={label} isRequired={isRequired} />
        </Label>
        {labelEnd !== undefined && <LabelEnd>{labelEnd}</LabelEnd>}
      </LabelRow>
      {children}
      {wiring.isInvalid && (
        <Message id={wiring.errorId} data-tone="danger">
          <AlertSign />
          <span>{error}</span>
        </Message>
      )}
      {Boolean(note) && (
        <Message id={wiring.noteId}>
          {noteIcon}
          <span>{note}</span>
        </Message>
      )}
      {Boolean(help) && <Help id={wiring.helpId}>{help}</Help>}
    </FieldRoot>
  )
}
