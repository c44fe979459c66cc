import type { ElementProps } from '../element-props/element-props'
import { Hidden } from './VisuallyHidden.styles'

/** Props of VisuallyHidden: those of a `<span>`. */
export interface VisuallyHiddenProps extends ElementProps<'span'> {
  /** The text for assistive technology. */
  children?: React.ReactNode
}

/** Text for assistive technology only. It adds nothing to the layout. Never put a control in it: keyboard users must see what they focus. */
export function VisuallyHidden(props: VisuallyHiddenProps) {
  return <Hidden {...props} />
}
