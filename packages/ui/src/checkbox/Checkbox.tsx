'use client'

import { Input } from './Checkbox.styles'
import { ToggleField, type ToggleProps } from './ToggleField'

/** Props of Checkbox. Rest props and `ref` reach the `<input>`; `className` and `style` reach the root. */
export interface CheckboxProps extends ToggleProps {
  /** Some of the items that it represents are checked and some are not. */
  isIndeterminate?: boolean
}

/** On, off or in between. Exposes `checkbox` (checked, unchecked or mixed), named by its label. Space toggles it. */
export function Checkbox(props: CheckboxProps) {
  return <ToggleField {...props} missing="check" input={(input) => <Input {...input} />} />
}
