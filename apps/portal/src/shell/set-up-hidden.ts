import type { Actor } from '@sitewright/domain/shared/policy'
import { readStored, store, unstore } from './storage'

const keyOf = ({ userId }: Pick<Actor, 'userId'>): string => `sitewright.setUp.hidden.${userId}`

/** Whether a user hid the setup on this device (FIRST-04). */
export const isSetUpHidden = (actor: Pick<Actor, 'userId'>): boolean => readStored(keyOf(actor)) !== null

/** Hides the setup for a user on this device, or shows it again. */
export const hideSetUp = (actor: Pick<Actor, 'userId'>, isHidden: boolean): void => {
  if (isHidden) store(keyOf(actor), 'true')
  else unstore(keyOf(actor))
}
