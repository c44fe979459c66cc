'use client'

import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Field } from '../field/Field'
import { useField } from '../field/use-field'
import { Area, AreaBox } from './TextField.styles'

/** Props of TextArea. Rest props and `ref` reach the `<textarea>`; `className` and `style` reach the root. */
export interface TextAreaProps extends Omit<ComponentPropsWithRef<'textarea'>, 'disabled' | 'readOnly' | 'children'> {
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
  /** At the end of the label's line: a link, or "Optional". */
  labelEnd?: ReactNode
  /** The label is heard and not drawn. */
  isLabelHidden?: boolean
}

/** Several lines of text. Exposes a multi-line `textbox`, named by its label; Enter makes a new line. */
export function TextArea(props: TextAreaProps) {
  const { label, help, error, note, isRequired, isReadOnly, labelEnd, isLabelHidden, className, style, ...rest } = props
  const wiring = useField({ help, error, note }, rest)
  const words = { label, help, error, note, labelEnd, isLabelHidden }
  return (
    <Field wiring={wiring} {...words} className={className} style={style}>
      <AreaBox data-invalid={wiring.isInvalid || undefined} data-read-only={isReadOnly || undefined}>
        <Area
          required={isRequired}
          rows={3}
          {...rest}
          id={wiring.controlId}
          readOnly={isReadOnly}
          aria-invalid={wiring.isInvalid || undefined}
          aria-describedby={wiring.describedBy}
        />
      </AreaBox>
    </Field>
  )
}
