'use client'

import type { ComponentPropsWithRef, ReactNode } from 'react'
import { useId } from 'react'
import { DisabledReason } from '../disabled-reason/DisabledReason'
import { AlertSign } from '../field/AlertSign'
import { useField } from '../field/use-field'
import { Below, Input, Label, Root } from './Checkbox.styles'
import { ignore, keep } from './held-checkbox'
import { useIndeterminate } from './use-indeterminate'

/**
 * Props of Checkbox. Rest props and `ref` reach the `<input>`; `className` and `style` reach the root. A native
 * `disabled` is refused: use `disabledReason`.
 */
export interface CheckboxProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'size' | 'disabled' | 'readOnly' | 'children'
> {
  /** Its name, beside it. */
  label: string
  /** What ticking it means; stands under the label and describes it. */
  help?: ReactNode
  /** What is wrong, as a sentence; marks it as invalid. */
  error?: string
  /** Some of what it stands for is on, some is off. */
  isIndeterminate?: boolean
  /** Why it cannot be changed, as a sentence. It stays focusable, is drawn dashed and says so. */
  disabledReason?: string
  /** The label is heard and not drawn, as in a row of a table. */
  isLabelHidden?: boolean
}

/** On, off, or in between. Exposes `checkbox` (checked, unchecked or mixed), named by its label; Space toggles it. */
export function Checkbox(props: CheckboxProps) {
  const { label, help, error, isIndeterminate = false, disabledReason, isLabelHidden, ref, ...others } = props
  const { className, style, onClick, onChange, ...rest } = others
  const reasonId = useId()
  const isDisabled = disabledReason !== undefined
  const described = [rest['aria-describedby'], isDisabled && reasonId].filter(Boolean).join(' ')
  const wiring = useField({ help, error }, { id: rest.id, 'aria-describedby': described })
  const inputRef = useIndeterminate(isIndeterminate, ref)
  return (
    <Root className={className} style={style}>
      <Label data-bare={isLabelHidden || undefined}>
        <Input
          {...rest}
          ref={inputRef}
          type="checkbox"
          id={wiring.controlId}
          aria-label={isLabelHidden ? label : rest['aria-label']}
          aria-invalid={wiring.isInvalid || rest['aria-invalid'] || undefined}
          aria-disabled={isDisabled || undefined}
          aria-describedby={wiring.describedBy}
          onClick={isDisabled ? keep : onClick}
          onChange={isDisabled ? ignore : onChange}
        />
        {!isLabelHidden && <span>{label}</span>}
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
