'use client'

import type { ChangeEvent, ComponentPropsWithRef, ReactNode } from 'react'
import { AlertSign } from '../field/AlertSign'
import { Below, Label, Root } from '../checkbox/Checkbox.styles'
import { ignoreChange, preventToggle } from '../checkbox/disabled-checkbox'
import { DisabledReason } from '../disabled-reason/DisabledReason'
import { useField } from '../field/use-field'
import { Input, State } from './Switch.styles'
import type { CompleteTexts, LabelTexts } from '../locale/label-texts'
import { useLabels } from '../locale/locale-context'

/** Texts of Switch. */
export interface SwitchLabels {
  /** The word for on. */
  on: string
  /** The word for off. */
  off: string
}

const LABELS: CompleteTexts<SwitchLabels> = { on: 'On', off: 'Off' }

/**
 * Props of Switch. Rest props and `ref` reach the `<input>`; `className` and `style` reach the root. Use `disabledReason` instead of the
 * native `disabled`.
 */
export interface SwitchProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'role' | 'size' | 'checked' | 'defaultChecked' | 'disabled' | 'readOnly' | 'children' | 'onChange'
> {
  /** Accessible name, beside the switch. It does not change with the state. */
  label: string
  /** What being on means, shown under the label; describes the switch. */
  help?: ReactNode
  /** What is wrong, as a sentence; marks the switch as invalid. */
  error?: string
  /** Replaces the English texts. */
  labels?: LabelTexts<SwitchLabels>
  /** Whether it is on. Controlled; omit it to leave the state to the component. */
  isSelected?: boolean
  /** Whether an uncontrolled switch is on initially; `false` by default. */
  defaultSelected?: boolean
  /** Called with the new state when the user toggles it. */
  onChange?: (isSelected: boolean, event: ChangeEvent<HTMLInputElement>) => void
  /** Its state is being saved, and it has a dashed border. It can still be toggled, and the last state is the one to save. */
  isBusy?: boolean
  /** Why it cannot be changed, as a sentence. It stays focusable, has a dashed border and shows the reason. */
  disabledReason?: string
}

/**
 * Turns something on or off at once. Exposes `switch`, on or off, named by its label. Space toggles it. The word beside it shows the
 * state without color. The caller saves the state and rolls it back. It never moves the focus.
 */
export function Switch(props: SwitchProps) {
  const {
    label,
    help,
    error,
    labels: labelOverrides,
    isSelected,
    defaultSelected,
    onClick,
    onChange,
    isBusy,
    disabledReason,
    className,
    style,
    ...rest
  } = props
  const labels = useLabels('Switch', LABELS, labelOverrides)
  const wiring = useField({ help, error, disabledReason }, rest)
  const changeHandler = onChange && ((event: ChangeEvent<HTMLInputElement>) => onChange(event.target.checked, event))
  return (
    <Root className={className} style={style}>
      <Label>
        <Input
          {...rest}
          type="checkbox"
          checked={isSelected}
          defaultChecked={defaultSelected}
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox exposes its state
          role="switch"
          id={wiring.controlId}
          aria-invalid={wiring.isInvalid || undefined}
          aria-busy={isBusy || undefined}
          aria-disabled={wiring.isDisabled || undefined}
          aria-describedby={wiring.describedBy}
          onClick={wiring.isDisabled ? preventToggle : onClick}
          onChange={wiring.isDisabled ? ignoreChange : changeHandler}
        />
        <span data-field-label="">{label}</span>
        <State aria-hidden="true">
          <span data-word="on">{labels.on}</span>
          <span data-word="off">{labels.off}</span>
        </State>
      </Label>
      {wiring.isInvalid && (
        <Below id={wiring.errorId} data-tone="danger">
          <AlertSign />
          <span>{error}</span>
        </Below>
      )}
      {Boolean(help) && <Below id={wiring.helpId}>{help}</Below>}
      {disabledReason !== undefined && <DisabledReason id={wiring.reasonId}>{disabledReason}</DisabledReason>}
    </Root>
  )
}
