import { allowed, requireAnyRole, refused, worksInLicense, type LicenseOwned, type Policy } from '../shared/policy'

/** The environments of a license: everybody's of the own one, whatever the roles (ENV-03, ROUTE-10). */
export const canReadEnvironments: Policy<LicenseOwned> = {
  name: 'canReadEnvironments',
  canDecide: () => allowed,
  decide: (actor, subject) =>
    worksInLicense(actor, subject.licenseId) ? allowed : refused('This belongs to another license.'),
}

/** All environments: the choice of the license form (API-26, API-28). */
export const canListEnvironments = requireAnyRole('canListEnvironments', 'ACCESS_ALL_CUSTOMER_LICENCES')
