import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Queries } from '../../db/database'
import { addOns, licenseAddOns, licenses, projects, users } from '../../db/schema'
import { isStorableId } from '../../http/storable'
import type { AddOnRow } from '../add-on-wire'
import { inScope, type LicenseScope } from '../scope'

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
  const userCounts = q
    .select({ licenseId: users.licenseId, total: sql<number>`count(*)::int`.as('user_total') })
    .from(users)
    .groupBy(users.licenseId)
    .as('user_counts')
  const projectCounts = q
    .select({ licenseId: projects.licenseId, total: sql<number>`count(*)::int`.as('project_total') })
    .from(projects)
    .groupBy(projects.licenseId)
    .as('project_counts')
  return q
    .select({
      ...getTableColumns(licenses),
      numUsers: sql<number>`coalesce(${userCounts.total}, 0)`,
      numProjects: sql<number>`coalesce(${projectCounts.total}, 0)`,
    })
    .from(licenses)
    .leftJoin(userCounts, eq(userCounts.licenseId, licenses.licenseId))
    .leftJoin(projectCounts, eq(projectCounts.licenseId, licenses.licenseId))
    .where(inScope(licenses.licenseId, scope))
    .orderBy(asc(licenses.licenseId))
}

export type LicenseAddOnRow = AddOnRow & { readonly maxUsers: number; readonly numUsers: number }

/** How many users of a license hold each product license, in one pass: who holds one twice, directly and through a group, counts once. */
const holdersIn = (licenseId: number) => sql`(
  select add_on_id, count(*)::int as num_users
  from (
    select ua.add_on_id, ua.user_id from user_add_on ua join app_user u using (user_id) where u.license_id = ${licenseId}
    union
    select ga.add_on_id, gu.user_id
    from user_group_add_on ga join user_group_user gu using (user_group_id) join app_user u using (user_id)
    where u.license_id = ${licenseId}
  ) holder
  group by add_on_id
) as holders`

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
