'use client'

import { TriangleAlert } from 'lucide-react'
import type { ChangeEvent, ComponentPropsWithRef, ReactNode } from 'react'
import { DisabledReason } from '../disabled-reason/DisabledReason'
import { AlertSign } from '../field/AlertSign'
import { useField } from '../field/use-field'
import { Below, Input, Label, Root } from './Checkbox.styles'
import { ignoreChange, preventToggle } from './disabled-checkbox'
import { useIndeterminate } from './use-indeterminate'

/**
 * Props of Checkbox. Rest props and `ref` reach the `<input>`; `className` and `style` reach the root. Use `disabledReason` instead of
 * the native `disabled`.
 */
export interface CheckboxProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'size' | 'checked' | 'defaultChecked' | 'disabled' | 'readOnly' | 'children' | 'onChange'
> {
  /** Accessible name, beside the box. */
  label: string
  /** What checking it means, shown under the label; describes the checkbox. */
  help?: ReactNode
  /** What is wrong, as a sentence; marks the checkbox as invalid. */
  error?: string
  /** A warning about its state that is not an error; describes the checkbox, and is announced when it appears. */
  note?: ReactNode
  /** Whether it is checked. Controlled; omit it to leave the state to the component. */
  isSelected?: boolean
  /** Whether an uncontrolled checkbox is checked initially; `false` by default. */
  defaultSelected?: boolean
  /** Some of the items that it represents are checked and some are not. */
  isIndeterminate?: boolean
  /** Called with the new state when the user toggles it. */
  onChange?: (isSelected: boolean, event: ChangeEvent<HTMLInputElement>) => void
  /** Why it cannot be changed, as a sentence. It stays focusable, has a dashed border and shows the reason. */
  disabledReason?: string
  /** Hides the label visually, as in a row of a table; assistive technology still reads it. */
  isLabelHidden?: boolean
}

/** On, off or in between. Exposes `checkbox` (checked, unchecked or mixed), named by its label. Space toggles it. */
export function Checkbox(props: CheckboxProps) {
  const {
    label,
    help,
    error,
    note,
    isSelected,
    defaultSelected,
    isIndeterminate = false,
    onClick,
    onChange,
    disabledReason,
    isLabelHidden,
    className,
    style,
    ref,
    ...rest
  } = props
  const wiring = useField({ help, error, note, disabledReason }, rest)
  const inputRef = useIndeterminate(isIndeterminate, ref)
  const changeHandler = onChange && ((event: ChangeEvent<HTMLInputElement>) => onChange(event.target.checked, event))
  return (
    <Root className={className} style={style}>
      <Label data-bare={isLabelHidden || undefined}>
        <Input
          {...rest}
          ref={inputRef}
          type="checkbox"
          checked={isSelected}
          defaultChecked={defaultSelected}
          id={wiring.controlId}
          aria-label={isLabelHidden ? label : rest['aria-label']}
          aria-invalid={wiring.isInvalid || rest['aria-invalid'] || undefined}
          aria-disabled={wiring.isDisabled || undefined}
          aria-describedby={wiring.describedBy}
          onClick={wiring.isDisabled ? preventToggle : onClick}
          onChange={wiring.isDisabled ? ignoreChange : changeHandler}
        />
        {!isLabelHidden && <span>{label}</span>}
      </Label>
      {wiring.isInvalid && (
        <Below id={wiring.errorId} data-tone="danger">
          <AlertSign />
          <span>{error}</span>
        </Below>
      )}
      {Boolean(note) && (
        <Below id={wiring.noteId} data-tone="warning">
          <TriangleAlert aria-hidden="true" />
          <span>{note}</span>
        </Below>
      )}
      {Boolean(help) && <Below id={wiring.helpId}>{help}</Below>}
      {disabledReason !== undefined && <DisabledReason id={wiring.reasonId}>{disabledReason}</DisabledReason>}
    </Root>
  )
}
