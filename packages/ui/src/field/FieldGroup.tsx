'use client'

import { TriangleAlert } from 'lucide-react'
import type { ElementProps } from '../element-props/element-props'
import { AlertSign } from './AlertSign'
import { GroupRoot, Help, LabelEnd, Legend, Message } from './Field.styles'
import { LabelText } from './LabelText'
import type { FieldProps, FieldWiring } from './use-field'

/** Props of FieldGroup: those of a `<fieldset>`, and these. Rest props and `ref` reach the root. */
export interface FieldGroupProps
  extends ElementProps<'fieldset'>, Omit<FieldProps, 'requiredError' | 'isReadOnly' | 'disabledReason'> {
  /** Result of `useField`. */
  wiring: FieldWiring
}

/**
 * Label, error and help above a group of controls, as a `<fieldset>` with its legend. The error comes before the controls, so that it is
 * read before them. A form finds the label by `data-field`.
 */
export function FieldGroup(props: FieldGroupProps) {
  const { wiring, label, isRequired, labelEnd, isLabelHidden, help, error, note, children, ...rest } = props
  return (
    <GroupRoot {...rest} id={wiring.controlId} aria-describedby={wiring.describedBy} data-field="">
      <Legend data-label-hidden={isLabelHidden || undefined}>
        <span>
          <LabelText label={label} isRequired={isRequired} />
        </span>
        {labelEnd !== undefined && <LabelEnd>{labelEnd}</LabelEnd>}
      </Legend>
      {wiring.isInvalid && (
        <Message id={wiring.errorId} data-tone="danger">
          <AlertSign />
          <span>{error}</span>
        </Message>
      )}
      {Boolean(note) && (
        <Message id={wiring.noteId}>
          <TriangleAlert aria-hidden="true" />
          <span>{note}</span>
        </Message>
      )}
      {Boolean(help) && <Help id={wiring.helpId}>{help}</Help>}
      {children}
    </GroupRoot>
  )
}
