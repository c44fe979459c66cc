import { allowed, anyRoleInLicense, type LicenseOwned, type Policy } from '../shared/policy'

/** Assign and un-assign reports of a user: in all licenses with that role as well, else in the own one (USER-104, USER-105). */
export const canAssignReports = anyRoleInLicense('canAssignReports', 'ADMINISTER_ASSIGNED_REPORTS')

/** See the reports of a user: who may assign them, and everybody the own ones (USER-102, USER-105). */
export const canReadReports: Policy<LicenseOwned & { userId: number }> = {
  name: 'canReadReports',
  canDecide: () => allowed,
  decide: (actor, user) => (user.userId === actor.userId ? allowed : canAssignReports.decide(actor, user)),
}
