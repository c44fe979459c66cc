import type { User } from '@sitewright/domain/users/model'
import { presentAddOn } from '../add-on-wire'
import type { Holdings } from './holdings'
import type { UserRow } from './store'

/** A user as the wire shows it: field by field, so that a new column stays in the house. */
export const presentUser = (row: UserRow, holdings: Holdings): User => ({
  userId: row.userId,
  userName: row.userName,
  firstName: row.firstName,
  lastName: row.lastName,
  email: row.email,
  phoneNumber: row.phoneNumber,
  companyName: row.companyName,
  position: row.position,
  comment: row.comment,
  licenseId: row.licenseId,
  isApproved: row.isApproved,
  isLockedOut: row.isLockedOut,
  isSsoUser: row.isSsoUser,
  isSsoInitial: row.isSsoInitial,
  mustUpdatePassword: row.mustUpdatePassword,
  twoFactorEnabled: row.twoFactorEnabled,
  createDate: row.createDate,
  lastActivityDate: row.lastActivityDate,
  lastLoginDate: row.lastLoginDate,
  lastLockedOutDate: row.lastLockedOutDate,
  lastPasswordChangedDate: row.lastPasswordChangedDate,
  addons: holdings.addOns.map(presentAddOn),
  userData: { vendors: row.vendors },
  userGroups: holdings.groups.map(({ userGroupId, name }) => ({ userGroupId, name })),
  isAllLicenses: holdings.isAllLicenses,
  version: row.version,
})
