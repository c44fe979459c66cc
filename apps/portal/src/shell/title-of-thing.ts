import type { View } from '@sitewright/ui/view-state'

/** What the title of a thing's page is made of. */
export interface ThingWords {
  /** As far as it is known; else what kind of thing it is. */
  name: string
  tab: string | undefined
  /** Says that there is nothing to see, and of what kind. */
  failed: string
}

/** The title of the page of one thing: its name and the tab that stands, or that there is no such thing. A page that failed has no tabs. */
export const titleOfThing = ({ state }: View<unknown>, { name, tab, failed }: ThingWords): string =>
  state === 'failed' ? failed : [name, tab].filter(Boolean).join(' · ')
