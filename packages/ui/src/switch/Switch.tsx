'use client'

import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { AlertSign } from '../field/AlertSign'
import { Below, Label, Root } from '../checkbox/Checkbox.styles'
import { ignore, keep } from '../checkbox/held-checkbox'
import { DisabledReason } from '../disabled-reason/DisabledReason'
import { useField } from '../field/use-field'
import { Input, State } from './Switch.styles'

/**
 * Props of Switch. Rest props and `ref` reach the `<input>`; `className` and `style` reach the root. A native `disabled`
 * is refused: use `disabledReason`.
 */
export interface SwitchProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'role' | 'size' | 'disabled' | 'readOnly' | 'children'
> {
  /** Its name, beside it. Does not change with the state. */
  label: string
  /** What being on means; stands under the label and describes it. */
  help?: ReactNode
  /** What is wrong, as a sentence; marks it as invalid. */
  error?: string
  /** The word for on; "On" by default. */
  onWord?: string
  /** The word for off; "Off" by default. */
  offWord?: string
  /** Shown ahead of the server's word: dashed, and it can still be turned, so that the last wish wins. */
  isBusy?: boolean
  /** Why it cannot be changed, as a sentence. It stays focusable, is drawn dashed and says so. */
  disabledReason?: string
}

/**
 * Turns something on or off at once. Exposes `switch`, on or off, named by its label; Space turns it. The word beside it
 * says the state without color. Saving and undoing belong to whoever owns the state. Moves no focus.
 */
export function Switch(props: SwitchProps) {
  const { label, help, error, onWord = 'On', offWord = 'Off', isBusy, disabledReason, ...others } = props
  const { className, style, onClick, onChange, ...rest } = others
  const reasonId = useId()
  const isDisabled = disabledReason !== undefined
  const described = [rest['aria-describedby'], isDisabled && reasonId].filter(Boolean).join(' ')
  const wiring = useField({ help, error }, { id: rest.id, 'aria-describedby': described })
  return (
    <Root className={className} style={style}>
      <Label>
        <Input
          {...rest}
          type="checkbox"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox tells its state itself
          role="switch"
          id={wiring.controlId}
          aria-invalid={wiring.isInvalid || undefined}
          aria-busy={isBusy || undefined}
          aria-disabled={isDisabled || undefined}
          aria-describedby={wiring.describedBy}
          onClick={isDisabled ? keep : onClick}
          onChange={isDisabled ? ignore : onChange}
        />
        <span data-field-label="">{label}</span>
        <State aria-hidden="true">
          <span data-word="on">{onWord}</span>
          <span data-word="off">{offWord}</span>
        </State>
      </Label>
      {wiring.isInvalid && (
        <Below id={wiring.errorId} data-tone="danger">
          <AlertSign />
          <span>{error}</span>
        </Below>
      )}
      {Boolean(help) && <Below id={wiring.helpId}>{help}</Below>}
      {isDisabled && <DisabledReason id={reasonId}>{disabledReason}</DisabledReason>}
    </Root>
  )
}
