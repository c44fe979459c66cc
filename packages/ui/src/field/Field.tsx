'use client'

import { TriangleAlert } from 'lucide-react'
import type { CSSProperties, ReactNode } from 'react'
import { AlertSign } from './AlertSign'
import { FieldRoot, Help, LabelEnd, Label, LabelRow, Message } from './Field.styles'
import { LabelText } from './LabelText'
import type { FieldWiring, FieldLabels } from './use-field'

/** Props of Field. */
export interface FieldProps extends FieldLabels {
  /** Result of `useField`. */
  wiring: FieldWiring
  /** Marks the label with an asterisk. The control itself says it to assistive technology. */
  isRequired?: boolean
  /** At the end of the label's line: a link such as "Forgot Password", or "Optional". */
  labelEnd?: ReactNode
  /** Hides the label visually, for places that make it obvious, such as a toolbar. Assistive technology still reads it. */
  isLabelHidden?: boolean
  /** Before the note; a warning sign by default. */
  noteIcon?: ReactNode
  /** Class of the root. */
  className?: string
  /** Style of the root. */
  style?: CSSProperties
  /** The control. */
  children: ReactNode
}

/** Label above, control, then error, note and help. The base of every labeled control. */
export function Field(props: FieldProps) {
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
    className,
    style,
    children,
  } = props
  return (
    <FieldRoot className={className} style={style}>
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
