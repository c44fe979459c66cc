import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Vendor } from '@sitewright/domain/licenses/model'
import type { Queries } from '../../db/database'
import { addOns, licenseAddOns, licenseCounts, licenses, projects, vendors } from '../../db/schema'
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

/** The licenses in scope by id, with how many projects and users each has. */
export async function listLicenses(q: Queries, scope: LicenseScope): Promise<LicenseRow[]> {
  const projectCounts = q
    .select({ licenseId: projects.licenseId, total: sql<number>`count(*)::int`.as('project_total') })
    .from(projects)
    .groupBy(projects.licenseId)
    .as('project_counts')
  return q
    .select({
      ...getTableColumns(licenses),
      numUsers: sql<number>`coalesce(${licenseCounts.userCount}, 0)`,
      numProjects: sql<number>`coalesce(${projectCounts.total}, 0)`,
    })
    .from(licenses)
    .leftJoin(licenseCounts, eq(licenseCounts.licenseId, licenses.licenseId))
    .leftJoin(projectCounts, eq(projectCounts.licenseId, licenses.licenseId))
    .where(inScope(licenses.licenseId, scope))
    .orderBy(asc(licenses.licenseId))
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
