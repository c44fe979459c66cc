import { eq, sql } from 'drizzle-orm'
import type { catalogProductLicenses as calls } from '@sitewright/api-client/contract/catalog'
import { VENDOR_CATEGORY } from '@sitewright/domain/add-ons/model'
import { catalogFieldMessages } from '@sitewright/domain/catalog/messages'
import type { CatalogProductLicense, CatalogProductLicenseInput } from '@sitewright/domain/catalog/model'
import type { FieldErrors } from '@sitewright/domain/shared/problem'
import type { Queries } from '../../db/database'
import { idList } from '../../db/id-list'
import { addOnRoleGroups, addOns, licenseAddOns, roleGroups } from '../../db/schema'
import type { AreaHandlers } from '../../http/handler'
import { catalogEntries, keyOfName, type CatalogPart } from './entries'
import type { CatalogOptions } from './notice'

/** The category of a new standard product license. Others of the demo data have categories of their own. */
const STANDARD_CATEGORY = 'STANDARD'

interface Row extends CatalogProductLicense {
  readonly category: string
}

type Stored = {
  id: number
  name: string
  short_name: string
  description: string
  color: string
  category: string
  is_retired: boolean
  version: number
  holders: number
  licenses: number
  role_group_ids: number[]
  groups_in_use: number[]
}

/**
 * All product licenses with their uses. A role group is in use (CAT-09) where a user, a user group or an API key that has the product license has one of its roles, and no other
 * product license of theirs offers it. Users also have the product licenses and roles of their groups.
 */
const readAll = sql`
  with holder as (
    select 'user' as kind, user_id as id, add_on_id from user_add_on
    union select 'user', user_id, add_on_id from user_group_add_on join user_group_user using (user_group_id)
    union select 'group', user_group_id, add_on_id from user_group_add_on
    union select 'key', api_key_id, add_on_id from api_key_add_on
  ), granted as (
    select 'user' as kind, user_id as id, role_id from user_role
    union all select 'group', user_group_id, role_id from user_group_role
    union all select 'key', api_key_id, role_id from api_key_role
  ), needed as (
    select distinct holder.add_on_id, offer.role_group_id
    from holder
      join add_on_role_group offer using (add_on_id)
      join granted on granted.kind = holder.kind and granted.id = holder.id
      join role on role.role_id = granted.role_id and role.role_group_id = offer.role_group_id
    where not exists (
      select from holder other join add_on_role_group also using (add_on_id)
      where other.kind = holder.kind and other.id = holder.id
        and other.add_on_id <> holder.add_on_id and also.role_group_id = offer.role_group_id)
  )
  select add_on_id as id, name, short_name, description, color, category, is_retired, version,
    (select count(*) from (select from user_add_on u where u.add_on_id = a.add_on_id
      union all select from user_group_add_on g where g.add_on_id = a.add_on_id
      union all select from api_key_add_on k where k.add_on_id = a.add_on_id) direct)::int as holders,
    (select count(*) from license_add_on l where l.add_on_id = a.add_on_id and l.max_users <> 0)::int as licenses,
    array(select role_group_id from add_on_role_group o where o.add_on_id = a.add_on_id order by 1) as role_group_ids,
    array(select role_group_id from needed n where n.add_on_id = a.add_on_id order by 1) as groups_in_use
  from add_on a
  order by lower(name collate pg_c_utf8), add_on_id`

const categoryOf = (isVendor: boolean, stored: string = STANDARD_CATEGORY): string =>
  isVendor ? VENDOR_CATEGORY : stored === VENDOR_CATEGORY ? STANDARD_CATEGORY : stored

async function judge(tx: Queries, fields: CatalogProductLicenseInput, row: Row | undefined): Promise<FieldErrors> {
  const faults: FieldErrors = {}
  if (row !== undefined && row.isAssigned && row.isVendor !== fields.isVendor) {
    faults['isVendor'] = [catalogFieldMessages.kindInUse]
  }
  const known = await tx.select().from(roleGroups)
  if (!fields.roleGroupIds.every((id) => known.some(({ roleGroupId }) => roleGroupId === id))) {
    faults['roleGroupIds'] = [catalogFieldMessages.unknownGroup]
  }
  const taken = row?.roleGroupsInUse.filter((id) => !fields.roleGroupIds.includes(id)) ?? []
  if (taken.length > 0) {
    const names = known.filter(({ roleGroupId }) => taken.includes(roleGroupId)).map(({ name }) => name)
    faults['roleGroupIds'] = [catalogFieldMessages.groupsInUse(names)]
  }
  return faults
}

async function writeRoleGroups(tx: Queries, addOnId: number, roleGroupIds: readonly number[]): Promise<void> {
  await tx.delete(addOnRoleGroups).where(eq(addOnRoleGroups.addOnId, addOnId))
  await tx.execute(sql`
    insert into add_on_role_group (add_on_id, role_group_id)
    select ${addOnId}, id from unnest(${idList([...new Set(roleGroupIds)])}) id`)
}

export const productLicensePart: CatalogPart<Row, CatalogProductLicenseInput, CatalogProductLicense> = {
  area: 'catalogProductLicenses',
  kind: 'product-license',
  read: async (q) => {
    const { rows } = await q.execute<Stored>(readAll)
    return rows.map((row) => ({
      id: row.id,
      name: row.name,
      shortName: row.short_name,
      description: row.description,
      color: row.color,
      category: row.category,
      isVendor: row.category === VENDOR_CATEGORY,
      isRetired: row.is_retired,
      isAssigned: row.holders > 0,
      uses: row.holders + row.licenses,
      roleGroupIds: row.role_group_ids,
      roleGroupsInUse: row.groups_in_use,
      version: row.version,
    }))
  },
  fieldsOf: ({ id, name, shortName, description, color, isVendor, roleGroupIds, isRetired }) => ({
    id,
    name,
    shortName,
    description,
    color,
    isVendor,
    roleGroupIds,
    isRetired,
  }),
  present: ({ category: _category, ...entry }) => entry,
  unique: {
    id: ({ id }) => String(id),
    name: ({ name }) => keyOfName(name),
    shortName: ({ shortName }) => keyOfName(shortName),
  },
  judge,
  insert: async (tx, { id, isVendor, roleGroupIds, ...fields }) => {
    await tx.insert(addOns).values({ ...fields, addOnId: id, category: categoryOf(isVendor) })
    await writeRoleGroups(tx, id, roleGroupIds)
    // Every license can raise its limit (CAT-07).
    await tx.execute(sql`
      insert into license_add_on (license_id, add_on_id, max_users) select license_id, ${id}, 0 from license`)
    return id
  },
  update: async (tx, row, { id, isVendor, roleGroupIds, ...fields }) => {
    const category = categoryOf(isVendor, row.category)
    await tx
      .update(addOns)
      .set({ ...fields, category, version: row.version + 1 })
      .where(eq(addOns.addOnId, id))
    await writeRoleGroups(tx, id, roleGroupIds)
  },
  remove: async (tx, { id }) => {
    await tx.delete(licenseAddOns).where(eq(licenseAddOns.addOnId, id))
    await tx.delete(addOnRoleGroups).where(eq(addOnRoleGroups.addOnId, id))
    await tx.delete(addOns).where(eq(addOns.addOnId, id))
  },
}

export function catalogProductLicenseHandlers(options: CatalogOptions): AreaHandlers<typeof calls> {
  const { handlers } = catalogEntries(productLicensePart, options)
  return {
    ...handlers,
    roleGroups: {
      run: async () => ({
        status: 200,
        body: await options.db.orm.select().from(roleGroups).orderBy(roleGroups.name),
      }),
    },
  }
}
