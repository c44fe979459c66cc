'use client'

import { TriangleAlert } from 'lucide-react'
import type { CSSProperties, ReactNode } from 'react'
import { AlertSign } from './AlertSign'
import { FieldRoot, Help, Label, LabelEnd, LabelRow, Message } from './Field.styles'
import type { FieldWiring, FieldLabels } from './use-field'

/** What stands around a control. */
export interface FieldProps extends FieldLabels {
  wiring: FieldWiring
  /** At the end of the label's line: a link such as "Forgot Password", or "Optional". */
  labelEnd?: ReactNode
  /** The label is heard and not drawn; only where the place says it all, as in a toolbar. */
  isLabelHidden?: boolean
  /** The note comes and goes while a person types, and is announced. */
  isNoteLive?: boolean
  /** Before the note. */
  noteIcon?: ReactNode
  className?: string
  style?: CSSProperties
  /** The control. */
  children: ReactNode
}

/**
 * Label above, control, then error, help and note. The base of every labelled control; a caller wires nothing.
 */
export function Field(props: FieldProps) {
  const { wiring, label, labelEnd, isLabelHidden, help, error, note, isNoteLive, className, style, children } = props
  const noteIcon = props.noteIcon ?? <TriangleAlert aria-hidden="true" />
  return (
    <FieldRoot className={className} style={style}>
      <LabelRow data-label-hidden={isLabelHidden || undefined}>
        <Label htmlFor={wiring.controlId}>{label}</Label>
        {labelEnd !== undefined && <LabelEnd>{labelEnd}</LabelEnd>}
      </LabelRow>
      {children}
      {wiring.isInvalid && (
        <Message id={wiring.errorId} data-tone="danger">
          <AlertSign />
          <span>{error}</span>
        </Message>
      )}
      {(isNoteLive || Boolean(note)) && (
        <Message id={wiring.noteId} role={isNoteLive ? 'status' : undefined}>
          {Boolean(note) && noteIcon}
          {Boolean(note) && <span>{note}</span>}
        </Message>
      )}
      {Boolean(help) && <Help id={wiring.helpId}>{help}</Help>}
    </FieldRoot>
  )
}
