'use client'

import { type ComponentType, createContext, type ReactNode, useContext } from 'react'
import type { ElementProps } from '../element-props/element-props'

/** Any attribute of an `<a>`, with an address. */
export interface LinkProps extends ElementProps<'a'> {
  /** Its address. An address without a scheme is a page of the app, which the router's link opens. */
  href: string
}

const LinkContext = createContext<ComponentType<LinkProps> | null>(null)

/** Props of LinkProvider. */
export interface LinkProviderProps {
  /** The router's link. Receives the props of an `<a>` with `href`, and must pass rest props and ref to one. */
  component: ComponentType<LinkProps>
  /** The app. */
  children: ReactNode
}

/** Sets the component that renders links to pages of the app; without it every link is a plain `<a>`. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>
}

/** Whether the router handles an address. The browser handles other sites, mail, downloads and anchors on the same page. */
function isInternal({ href, target, download }: LinkProps): boolean {
  if (download !== undefined || (target !== undefined && target !== '_self')) return false
  return !/^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i.test(href)
}

/** A link. Every component that navigates uses it, so that an app names its router once, in `LinkProvider`. */
export function Link(props: LinkProps) {
  const component = useContext(LinkContext)
  const Component = component !== null && isInternal(props) ? component : 'a'
  return <Component {...props} />
}
