import { SITE_VIEWS, type SiteView } from '@sitewright/domain/sites/overview-messages'
import { readStored, store } from './storage'

const keyOf = (userId: number): string => `sitewright.siteView.${userId}`

const parse = (text: string | null): SiteView | undefined => SITE_VIEWS.find((view) => view === text)

/** The view of the Sites tab: that of the address, else the one that the user chose last on this device, at first the tree (MAP-26). */
export const readSiteView = (userId: number, address: string | null): SiteView =>
  parse(address) ?? parse(readStored(keyOf(userId))) ?? 'tree'

/** Remembers the view that a user chose. */
export const storeSiteView = (userId: number, view: SiteView): void => void store(keyOf(userId), view)
