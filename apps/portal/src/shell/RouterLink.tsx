import type { LinkProps } from '@sitewright/ui/link'
import { Link } from 'react-router-dom'

/** The router's link as the design system asks for it. */
export function RouterLink({ href, ...rest }: LinkProps) {
  return <Link to={href} {...rest} />
}
