'use client'

import type { ChangeEvent, ReactNode } from 'react'
import type { ElementProps } from '../element-props/element-props'
import type { FieldProps } from '../field/use-field'
import { TextControl } from './TextControl'

/**
 * Props of TextField. Rest props and `ref` reach the `<input>`; `className` and `style` reach the root. Use `disabledReason` or
 * `isReadOnly` instead of the native `disabled`.
 */
export interface TextFieldProps extends ElementProps<'input', 'size' | 'children' | 'value'>, FieldProps {
  /** The text of a controlled field. */
  value?: string
  /** The first text of an uncontrolled field; empty by default. */
  defaultValue?: string
  /** Called with the text on every change by the user. */
  onChange?: (value: string, event: ChangeEvent<HTMLInputElement>) => void
  /** A lucide icon before the value; hidden from assistive technology. */
  startIcon?: ReactNode
  /** After the value: a unit, a key, a small button. */
  trailing?: ReactNode
  /** 32 px by default; `large` is 40 px, for the sign-in sheet. */
  size?: 'medium' | 'large'
  /** Alignment of the value; `start` by default, `end` for numbers. */
  align?: 'start' | 'end'
}

/** A line of text. Exposes `textbox` or the role of its `type`, named by its label, described by error, note and help. */
export function TextField(props: TextFieldProps) {
  return <TextControl {...props} />
}
