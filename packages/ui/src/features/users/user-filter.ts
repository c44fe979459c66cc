import type { UserSortKey } from '@sitewright/domain/users/model'

/** What the user list shows, as it stands in the address. */
export interface UserFilter {
  search: string
  onlyActive: boolean
  /** `undefined` is all licenses that the session works in. */
  licenseId: number | undefined
  sort: { key: UserSortKey; isDescending: boolean }
  /** From 1. */
  page: number
}
