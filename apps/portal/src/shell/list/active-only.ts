import { ACTIVE_ONLY_COOKIE_DAYS } from '@sitewright/domain/users/model'
import { cookieChoice } from './cookie'
import { activeOnly } from './list-address'

/** The filter of active rows of one list. A cookie remembers the choice for each list (USER-08, KEY-05). */
export const rememberActiveOnly = (table: string) =>
  activeOnly(cookieChoice(`sitewright.${table}.onlyActive`, ACTIVE_ONLY_COOKIE_DAYS))
