import { and, eq, type SQL } from 'drizzle-orm'
import type { LicenseScope } from '../../db/scope'
import { projects } from '../../db/schema'
import { visibleProjectsSql } from '../../holdings/visible-projects'
import type { SignedIn } from '../../http/caller'

/** Whose records Home is about. */
export interface HomeScope {
  readonly actor: SignedIn
  readonly scope: LicenseScope
  /** The license that the query names; undefined for all that the actor works in. */
  readonly licenseId: number | undefined
  /** Epoch milliseconds. */
  readonly now: number
}

/** The projects that the actor sees, of the license that the query names (PERM-19). */
export const visibleIn = (
  { actor, licenseId }: HomeScope,
  options: { readonly forPreservation?: boolean } = {},
): SQL | undefined =>
  and(visibleProjectsSql(actor, options), licenseId === undefined ? undefined : eq(projects.licenseId, licenseId))
