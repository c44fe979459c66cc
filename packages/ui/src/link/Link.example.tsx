import { Link, LinkProvider } from '@sitewright/ui/link'
import type { ComponentProps } from 'react'

/** In an application: the link of your router. */
const RouterLink = ({ children, ...props }: ComponentProps<'a'>) => <a {...props}>{children}</a>

export function Example() {
  return (
    <LinkProvider component={RouterLink}>
      <p>
        12 users have this role. <Link href="#users">Show them</Link>
      </p>
    </LinkProvider>
  )
}
