import type { Actor } from '@sitewright/domain/shared/policy'

/** Where this device stores that a user hid the setup on Home (FIRST-04). */
export const setUpKey = ({ userId }: Pick<Actor, 'userId'>): string => `sitewright.setUp.hidden.${userId}`
