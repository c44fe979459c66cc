import { createContext } from 'react'

/** A link to the page above, such as the list that a record belongs to. */
export interface BackLink {
  href: string
  label: string
}

/** What a `View` offers instead of Retry when its record does not exist. Nothing by default. */
export const BackLinkContext = createContext<BackLink | undefined>(undefined)
