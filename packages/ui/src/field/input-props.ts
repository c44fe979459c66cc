import type { ComponentPropsWithRef } from 'react'

type Input = ComponentPropsWithRef<'input'>

/**
 * Props of an `<input>` that a field passes through. The field itself defines its value, its `onChange` and its disabled state.
 * @typeParam Own further props that the field defines itself
 */
export type InputProps<Own extends keyof Input = never> = Omit<
  Input,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'size' | 'disabled' | 'readOnly' | 'children' | Own
>
