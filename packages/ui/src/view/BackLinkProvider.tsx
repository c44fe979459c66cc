'use client'

import { createContext, type ReactNode, use } from 'react'

/** A link to the page above, such as the list that a record belongs to. */
export interface BackLink {
  /** Address of the page above. */
  href: string
  /** Text of the link: "Go to Users". */
  label: string
}

const BackLinkContext = createContext<BackLink | undefined>(undefined)

/** Props of BackLinkProvider. */
export interface BackLinkProviderProps {
  /** The link that a `View` below offers. */
  link: BackLink
  children: ReactNode
}

/** Provides what a `View` offers instead of Retry when its record does not exist. */
export function BackLinkProvider({ link, children }: BackLinkProviderProps) {
  return <BackLinkContext value={link}>{children}</BackLinkContext>
}

/** The link of the provider around; undefined without one. */
export const useBackLink = (): BackLink | undefined => use(BackLinkContext)
