'use client'

import { type ComponentPropsWithRef, type ComponentType, createContext, type ReactNode, useContext } from 'react'

/** Any attribute of an `<a>`, with an address. */
export interface LinkProps extends ComponentPropsWithRef<'a'> {
  /** Where it goes. Without a scheme it belongs to the app and is given to the router's link. */
  href: string
}

const LinkContext = createContext<ComponentType<LinkProps> | null>(null)

/** Which component draws the links of an app. */
export interface LinkProviderProps {
  /** Gets the props of an `<a>` with `href`; must pass rest props and ref on to one. */
  component: ComponentType<LinkProps>
  /** The app whose links it draws. */
  children: ReactNode
}

/** Lets an app draw its own links with its router; without it every link is a plain `<a>`. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>
}

/** A router knows the app's own pages; other sites, mail, downloads and places on the page are the browser's. */
function isOfTheApp({ href, target, download }: LinkProps): boolean {
  if (download !== undefined || (target !== undefined && target !== '_self')) return false
  return !/^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i.test(href)
}

/**
 * A link. Every component that leads somewhere is built on it, so that a router is named once, in `LinkProvider`.
 */
export function Link(props: LinkProps) {
  const component = useContext(LinkContext)
  const Component = component !== null && isOfTheApp(props) ? component : 'a'
  return <Component {...props} />
}
