'use client'

import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Field } from '../field/Field'
import { ControlBox } from '../field/Field.styles'
import { useField } from '../field/use-field'
import { Input } from './TextField.styles'

/**
 * Props of TextField. Rest props and `ref` reach the `<input>`, so that a form library's registration spreads onto it;
 * `className` and `style` reach the root. A native `disabled` is refused: what may not be changed is `isReadOnly`.
 */
export interface TextFieldProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'size' | 'disabled' | 'readOnly' | 'children'
> {
  /** Its name, above it. */
  label: string
  /** How to fill it in; stands under it and describes it. */
  help?: ReactNode
  /** What is wrong with the value, as a sentence; marks the field as invalid. */
  error?: string
  /** A remark that is not an error. */
  note?: ReactNode
  /** Says so to assistive technology. The form checks it, and its error tells. */
  isRequired?: boolean
  /** Can be read, focused and copied, not changed; drawn dashed. */
  isReadOnly?: boolean
  /** A lucide icon before the value; hidden from assistive technology. */
  startIcon?: ReactNode
  /** After the value: a unit, a key, a small button. */
  end?: ReactNode
  /** At the end of the label's line: a link, or "Optional". */
  labelEnd?: ReactNode
  /** The label is heard and not drawn. */
  isLabelHidden?: boolean
  /** 32 px by default; `large` is 40, for the sign-in sheet. */
  size?: 'medium' | 'large'
  /** Where the value stands; `end` for numbers. */
  align?: 'start' | 'end'
}

/** A line of text. Exposes `textbox` (or the role of its `type`), named by its label, described by error, note and help. */
export function TextField(props: TextFieldProps) {
  const { label, help, error, note, isRequired, isReadOnly, startIcon, end, labelEnd, isLabelHidden, ...others } = props
  const { size = 'medium', align = 'start', className, style, ...rest } = others
  const wiring = useField({ help, error, note }, rest)
  const words = { label, help, error, note, labelEnd, isLabelHidden }
  return (
    <Field wiring={wiring} {...words} className={className} style={style}>
      <ControlBox
        data-size={size}
        data-invalid={wiring.isInvalid || undefined}
        data-read-only={isReadOnly || undefined}
      >
        {startIcon}
        <Input
          required={isRequired}
          {...rest}
          id={wiring.controlId}
          readOnly={isReadOnly}
          aria-invalid={wiring.isInvalid || undefined}
          aria-describedby={wiring.describedBy}
          data-align={align}
        />
        {end}
      </ControlBox>
    </Field>
  )
}
