import type { ComponentPropsWithRef } from 'react'
import type { ElementProps } from '../element-props/element-props'

/**
 * Props of an `<input>` that a field passes through. The field itself defines its value and its type.
 * @typeParam Own further props that the field defines itself
 */
export type InputProps<Own extends keyof ComponentPropsWithRef<'input'> = never> = ElementProps<
  'input',
  'value' | 'type' | 'size' | 'children' | Own
>
