import type { ComponentPropsWithRef } from 'react'
import { Hidden } from './VisuallyHidden.styles'

/** Any attribute of a `<span>`. */
export interface VisuallyHiddenProps extends ComponentPropsWithRef<'span'> {
  /** Words for assistive technology alone. */
  children?: React.ReactNode
}

/**
 * Text that is spoken and not drawn.
 *
 * It takes no room and no focus. Not for controls: whoever tabs to one must see it.
 */
export function VisuallyHidden(props: VisuallyHiddenProps) {
  return <Hidden {...props} />
}
