'use client'

import { TriangleAlert } from 'lucide-react'
import type { ChangeEvent, ComponentPropsWithRef, ReactNode } from 'react'
import { DisabledReason } from '../disabled-reason/DisabledReason'
import type { ElementProps } from '../element-props/element-props'
import { AlertSign } from '../field/AlertSign'
import { LabelText } from '../field/LabelText'
import { type BaseFieldProps, omitFieldProps, useField } from '../field/use-field'
import { Below, Label, Root } from './Checkbox.styles'
import { ignoreChange, preventToggle } from './disabled-checkbox'
import { useToggleState } from './use-toggle-state'

type Input = ComponentPropsWithRef<'input'> & { 'data-fixed'?: true | undefined }

/** Props of Checkbox and Switch. Rest props and `ref` reach the `<input>`; `className` and `style` reach the root. */
export interface ToggleProps extends ElementProps<'input', 'type' | 'role' | 'size' | 'children'>, BaseFieldProps {
  /** Its state. Controlled; omit it to leave the state to the component. */
  isSelected?: boolean
  /** The initial state of an uncontrolled one; `false` by default. */
  defaultSelected?: boolean
  /** Called with the new state when the user toggles it. */
  onChange?: (isSelected: boolean, event: ChangeEvent<HTMLInputElement>) => void
}

/** Props of ToggleField. */
export interface ToggleFieldProps extends ToggleProps {
  isIndeterminate?: boolean
  /** The error of a required one that is off. */
  missing: 'check' | 'turnOn'
  /** Draws the native checkbox. */
  input: (props: Input) => ReactNode
  /** After the label. */
  trailing?: ReactNode
}

/** The label beside a native checkbox, and its texts below. A press does not change one that is disabled or read-only. */
export function ToggleField(props: ToggleFieldProps) {
  const { isSelected, defaultSelected, isIndeterminate, missing, input, trailing, onClick, onChange, ref, ...rest } =
    omitFieldProps(props)
  const { label, help, note, isReadOnly, isLabelHidden } = props
  const field = useField(props, { missing })
  const inputRef = useToggleState(isIndeterminate === true, isSelected, ref)
  const changeHandler = onChange && ((event: ChangeEvent<HTMLInputElement>) => onChange(event.target.checked, event))
  return (
    <Root {...field.root}>
      <Label data-bare={isLabelHidden || undefined}>
        {input({
          ...rest,
          ...field.control,
          'data-fixed': field.isFixed || undefined,
          ref: inputRef,
          type: 'checkbox',
          checked: isSelected,
          defaultChecked: defaultSelected,
          'aria-label': isLabelHidden ? label : rest['aria-label'],
          'aria-invalid': field.isInvalid || rest['aria-invalid'] || undefined,
          'aria-readonly': isReadOnly || undefined,
          onClick: field.isFixed ? preventToggle : onClick,
          onChange: field.isFixed ? ignoreChange : changeHandler,
        })}
        {!isLabelHidden &&
          (field.frame.isRequired ? (
            <span>
              <LabelText label={label} isRequired />
            </span>
          ) : (
            <LabelText label={label} isRequired={false} />
          ))}
        {trailing}
      </Label>
      {field.isInvalid && (
        <Below id={field.errorId} data-tone="danger">
          <AlertSign />
          <span>{field.error}</span>
        </Below>
      )}
      {Boolean(note) && (
        <Below id={field.noteId} data-tone="warning">
          <TriangleAlert aria-hidden="true" />
          <span>{note}</span>
        </Below>
      )}
      {Boolean(help) && <Below id={field.helpId}>{help}</Below>}
      {props.disabledReason !== undefined && (
        <DisabledReason id={field.reasonId}>{props.disabledReason}</DisabledReason>
      )}
    </Root>
  )
}
