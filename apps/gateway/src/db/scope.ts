import { eq, type AnyColumn, type SQL } from 'drizzle-orm'
import { worksInAllLicenses, type Actor } from '@sitewright/domain/shared/policy'

/** Whose rows a call reaches: those of all licenses, or of one (ROLE-34, ROLE-51). Every query of a store takes one. */
export type LicenseScope = 'all' | { readonly licenseId: number }

export const scopeOf = (actor: Actor): LicenseScope =>
  worksInAllLicenses(actor) ? 'all' : { licenseId: actor.licenseId }

/** The condition of a query; none where the scope is all licenses. */
export const inScope = (column: AnyColumn, scope: LicenseScope): SQL | undefined =>
  scope === 'all' ? undefined : eq(column, scope.licenseId)
