import type { ComponentPropsWithRef } from 'react'

type Input = ComponentPropsWithRef<'input'>

/**
 * Props of an `<input>` that a field hands on as they are. What the value is, how it is told and what holds it are the field's own.
 * @typeParam Own more that the field decides
 */
export type InputProps<Own extends keyof Input = never> = Omit<
  Input,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'size' | 'disabled' | 'readOnly' | 'children' | Own
>
