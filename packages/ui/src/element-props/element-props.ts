import type { ComponentPropsWithRef, JSX } from 'react'

/**
 * Native props that have another name or another signature here: `isSelected` and `defaultSelected`, `disabledReason`, `isReadOnly`,
 * `isRequired`, and an `onChange` that gets the value. The types of React have some of them on every element, where they do nothing.
 */
export type ReplacedProp =
  | 'checked'
  | 'defaultChecked'
  | 'defaultValue'
  | 'disabled'
  | 'onChange'
  | 'readOnly'
  | 'required'

/**
 * Props of the element that the rest props of a component reach, without those that the component names differently.
 * @typeParam Tag the name of the element
 * @typeParam Own further props that the component defines itself
 */
export type ElementProps<
  Tag extends keyof JSX.IntrinsicElements,
  Own extends keyof ComponentPropsWithRef<Tag> = never,
> = Omit<ComponentPropsWithRef<Tag>, ReplacedProp | Own>
