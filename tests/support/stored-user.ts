import type { User } from '@sitewright/domain/users/model'
import { newUser } from '@sitewright/domain/users/rules'

/** A user as the server answers it: `mara` of license 1, with nothing assigned. */
export const storedUser = (over: Partial<User> = {}): User => ({
  ...newUser(1),
  userId: 7,
  userName: 'mara',
  userGroups: [],
  isSsoInitial: false,
  createDate: null,
  lastActivityDate: null,
  lastLoginDate: null,
  lastLockedOutDate: null,
  lastPasswordChangedDate: null,
  addons: [],
  userData: { vendors: [] },
  version: 1,
  ...over,
})
