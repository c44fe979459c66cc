'use client'

import type { ChangeEvent, ComponentPropsWithRef, ReactNode } from 'react'
import { TextControl } from './TextControl'

/**
 * Props of TextField. Rest props and `ref` reach the `<input>`; `className` and `style` reach the root. Use `disabledReason` or
 * `isReadOnly` instead of the native `disabled`.
 */
export interface TextFieldProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'size' | 'disabled' | 'readOnly' | 'children' | 'value' | 'defaultValue' | 'onChange'
> {
  /** Accessible name, above the field. */
  label: string
  /** The text of a controlled field. */
  value?: string
  /** The first text of an uncontrolled field; empty by default. */
  defaultValue?: string
  /** Called with the text on every change by the user. */
  onChange?: (value: string, event: ChangeEvent<HTMLInputElement>) => void
  /** How to fill it in, shown under it; describes the field. */
  help?: ReactNode
  /** What is wrong with the value, as a sentence; marks the field as invalid. */
  error?: string
  /** A remark that is not an error. */
  note?: ReactNode
  /**
   * Marks the field as required for assistive technology (`aria-required`). The form validates it and shows the error: a native
   * `required` would block the submit with the browser's own bubble.
   */
  isRequired?: boolean
  /** The value can be focused, read and copied but not changed; it has a dashed border. */
  isReadOnly?: boolean
  /** Why it cannot be used, as a sentence. It stays focusable and readable, has a dashed border and shows the reason. */
  disabledReason?: string
  /** A lucide icon before the value; hidden from assistive technology. */
  startIcon?: ReactNode
  /** After the value: a unit, a key, a small button. */
  trailing?: ReactNode
  /** At the end of the label's line: a link, or "Optional". */
  labelEnd?: ReactNode
  /** Hides the label visually; assistive technology still reads it. */
  isLabelHidden?: boolean
  /** 32 px by default; `large` is 40 px, for the sign-in sheet. */
  size?: 'medium' | 'large'
  /** Alignment of the value; `start` by default, `end` for numbers. */
  align?: 'start' | 'end'
}

/** A line of text. Exposes `textbox` or the role of its `type`, named by its label, described by error, note and help. */
export function TextField(props: TextFieldProps) {
  return <TextControl {...props} />
}
