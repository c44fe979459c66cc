import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Vendor } from '@sitewright/domain/licenses/model'
import type { Queries } from '../../db/database'
import { idList } from '../../db/id-list'
import { addOns, environments, licenseAddOns, licenseEnvironments, licenses, users, vendors } from '../../db/schema'
import { holdersIn } from '../../holdings/limits'
import { isStorableId } from '../../http/storable'
import type { AddOnRow } from '../../holdings/add-on-wire'
import { inScope, type LicenseScope } from '../../db/scope'

export type LicenseRow = typeof licenses.$inferSelect & { readonly numProjects: number; readonly numUsers: number }

export async function licenseExists(q: Queries, scope: LicenseScope, licenseId: number): Promise<boolean> {
  if (!isStorableId(licenseId)) return false
  const found = await q
    .select({ licenseId: licenses.licenseId })
    .from(licenses)
    .where(and(eq(licenses.licenseId, licenseId), inScope(licenses.licenseId, scope)))
  return found.length > 0
}

/** What a license refers to, by name. */
export interface LicenseNames {
  readonly ownerNames: ReadonlyMap<number, string>
  /** Of the linked environments, in the order of their ids. */
  readonly environmentNames: ReadonlyMap<number, readonly string[]>
}

/** The names of the environments and owners of some licenses. An owner of another license than those in scope has none (ROLE-54). */
export async function readLicenseNames(
  q: Queries,
  scope: LicenseScope,
  rows: readonly Pick<LicenseRow, 'licenseId' | 'ownerId'>[],
): Promise<LicenseNames> {
  const ownerIds = [...new Set(rows.flatMap(({ ownerId }) => (ownerId === null ? [] : [ownerId])))]
  const owners = await q
    .select({ userId: users.userId, userName: users.userName })
    .from(users)
    .where(and(sql`${users.userId} = any(${idList(ownerIds)})`, inScope(users.licenseId, scope)))
  const linked = await q
    .select({ licenseId: licenseEnvironments.licenseId, name: environments.name })
    .from(licenseEnvironments)
    .innerJoin(environments, eq(environments.environmentId, licenseEnvironments.environmentId))
    .where(sql`${licenseEnvironments.licenseId} = any(${idList(rows.map(({ licenseId }) => licenseId))})`)
    .orderBy(asc(environments.environmentId))
  const environmentNames = new Map<number, string[]>()
  for (const { licenseId, name } of linked) {
    environmentNames.set(licenseId, [...(environmentNames.get(licenseId) ?? []), name])
  }
  return { ownerNames: new Map(owners.map(({ userId, userName }) => [userId, userName])), environmentNames }
}

export type LicenseAddOnRow = AddOnRow & { readonly maxUsers: number; readonly numUsers: number }

/** The product licenses of a license by name, hidden and unlimited ones too. */
export const listLicenseAddOns = async (q: Queries, licenseId: number): Promise<LicenseAddOnRow[]> =>
  q
    .select({
      ...getTableColumns(addOns),
      maxUsers: licenseAddOns.maxUsers,
      numUsers: sql<number>`coalesce(holders.num_users, 0)`,
    })
    .from(licenseAddOns)
    .innerJoin(addOns, eq(addOns.addOnId, licenseAddOns.addOnId))
    .leftJoin(holdersIn(licenseId), sql`holders.add_on_id = ${addOns.addOnId}`)
    .where(eq(licenseAddOns.licenseId, licenseId))
    .orderBy(sql`lower(${addOns.name})`, asc(addOns.addOnId))

/** The vendors of a license by name. */
export const listVendors = async (q: Queries, licenseId: number): Promise<Vendor[]> =>
  q
    .select({ vendorId: vendors.vendorId, name: vendors.name })
    .from(vendors)
    .where(eq(vendors.licenseId, licenseId))
    .orderBy(sql`lower(${vendors.name})`, asc(vendors.vendorId))
