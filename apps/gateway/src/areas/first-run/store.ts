import { and, eq, sql } from 'drizzle-orm'
import { VENDOR_CATEGORY } from '@sitewright/domain/add-ons/model'
import type { FirstRunState } from '@sitewright/domain/first-run/model'
import type { Queries } from '../../db/database'
import { licenses } from '../../db/schema'
import { isStorableId } from '../../http/storable'

type Stored = Omit<FirstRunState, 'sendsMail'>

/** Customers are all licenses but the first, which belongs to the first administrator. */
const isCustomer = sql`license_id > (select min(license_id) from license)`

/** The license of a customer. */
export async function findCustomer(q: Queries, licenseId: number): Promise<{ readonly name: string } | undefined> {
  if (!isStorableId(licenseId)) return undefined
  const rows = await q
    .select({ name: licenses.name })
    .from(licenses)
    .where(and(eq(licenses.licenseId, licenseId), isCustomer))
  return rows[0]
}

/** How far the installation is set up, in one statement that reads one row of each kind (FIRST-01, FIRST-02). */
export async function readFirstRun(q: Queries, userId: number): Promise<Stored> {
  const { rows } = await q.execute<{ state: Stored }>(sql`
    select jsonb_build_object(
      'hasEmail', exists(select from app_user where user_id = ${userId} and (email <> '' or is_sso_user)),
      'environment', (
        select jsonb_build_object('id', environment_id, 'name', name)
        from environment where not is_retired order by environment_id limit 1),
      'productLicenses', (select count(*) from add_on where not is_retired and category <> ${VENDOR_CATEGORY}),
      'license', (
        select jsonb_build_object('licenseId', license_id, 'name', name, 'offersRoles', exists(
          select from license_add_on limits
          join add_on using (add_on_id)
          join add_on_role_group using (add_on_id)
          where limits.license_id = license.license_id and limits.max_users <> 0
            and add_on.category <> ${VENDOR_CATEGORY} and not add_on.is_retired))
        from license where ${isCustomer} order by license_id limit 1),
      'administrator', (
        select jsonb_build_object('userName', user_name)
        from app_user where ${isCustomer} and (
          exists(
            select from user_role join role using (role_id)
            where user_role.user_id = app_user.user_id and role.name = 'ADMINISTER_USER_CREATE_UPDATE')
          or exists(
            select from user_group_user member join user_group_role using (user_group_id) join role using (role_id)
            where member.user_id = app_user.user_id and role.name = 'ADMINISTER_USER_CREATE_UPDATE'))
        order by user_id limit 1)
    ) as state`)
  const [row] = rows
  if (row === undefined) throw new Error('The state was not read.')
  return row.state
}
