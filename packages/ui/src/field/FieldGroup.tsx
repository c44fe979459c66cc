'use client'

import type { ComponentPropsWithRef, ReactNode } from 'react'
import { AlertSign } from './AlertSign'
import { GroupRoot, Help, LabelEnd, Legend, Message } from './Field.styles'
import type { FieldWiring, FieldLabels } from './use-field'

/** What stands around several controls that answer one question. */
export interface FieldGroupProps
  extends Omit<ComponentPropsWithRef<'fieldset'>, 'disabled'>, Pick<FieldLabels, 'label' | 'help' | 'error'> {
  wiring: FieldWiring
  /** At the end of the label's line: "Optional". */
  labelEnd?: ReactNode
  /** The label is heard and not drawn. */
  isLabelHidden?: boolean
}

/**
 * Label, error and help above a group of controls, as a `<fieldset>` with its legend. What is wrong stands before the first
 * of them, where it is read before they are. `data-field` lets a form find the group's label.
 */
export function FieldGroup(props: FieldGroupProps) {
  const { wiring, label, labelEnd, isLabelHidden, help, error, children, ...rest } = props
  return (
    <GroupRoot {...rest} id={wiring.controlId} aria-describedby={wiring.describedBy} data-field="">
      <Legend data-label-hidden={isLabelHidden || undefined}>
        <span data-field-label="">{label}</span>
        {labelEnd !== undefined && <LabelEnd>{labelEnd}</LabelEnd>}
      </Legend>
      {wiring.isInvalid && (
        <Message id={wiring.errorId} data-tone="danger">
          <AlertSign />
          <span>{error}</span>
        </Message>
      )}
      {Boolean(help) && <Help id={wiring.helpId}>{help}</Help>}
      {children}
    </GroupRoot>
  )
}
