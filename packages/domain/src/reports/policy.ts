import {
  allowed,
  amongEquals,
  anyRoleInLicense,
  requireAnyRole,
  type LicenseOwned,
  type Policy,
} from '../shared/policy'

const byRoleInLicense = anyRoleInLicense('canAssignReports', 'ADMINISTER_ASSIGNED_REPORTS')

/** Assign and un-assign reports of a user, who may not stand above: in all licenses with that role as well, else in the own one (USER-104, USER-105). */
export const canAssignReports = amongEquals(byRoleInLicense)

/** See the reports of a user: who holds the role that assigns them, and everybody the own ones (USER-102, USER-105). */
export const canReadReports: Policy<LicenseOwned & { userId: number }> = {
  name: 'canReadReports',
  canDecide: () => allowed,
  decide: (actor, user) => (user.userId === actor.userId ? allowed : byRoleInLicense.decide(actor, user)),
}

/** The catalog of reports, for shortcuts and report groups (API-73). */
export const canListReports = requireAnyRole(
  'canListReports',
  'ACCESS_ALL_CUSTOMER_LICENCES',
  'ACCESS_MY_CUSTOMER_LICENCE',
)
