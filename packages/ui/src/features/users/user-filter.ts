import type { UserSortKey } from '@sitewright/domain/users/model'
import type { ListFilter } from '../patterns/ListPage'

/** What the user list shows, as it stands in the address. */
export interface UserFilter extends ListFilter<UserSortKey> {
  onlyActive: boolean
}
