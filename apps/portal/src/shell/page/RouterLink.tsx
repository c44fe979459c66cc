import type { LinkProps } from '@sitewright/ui/link'
import { useHref, useLinkClickHandler } from 'react-router-dom'

/**
 * The router's link as the design system asks for it: an address of the portal. The router's own `Link` also prefetches pages of its
 * framework, 2 kB that every page would load.
 */
export function RouterLink({ href, onClick, target, children, ...rest }: LinkProps) {
  const follow = useLinkClickHandler(href, { target })
  return (
    <a
      {...rest}
      href={useHref(href)}
      target={target}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) follow(event)
      }}
    >
      {children}
    </a>
  )
}
