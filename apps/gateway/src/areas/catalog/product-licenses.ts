import { eq, getTableColumns, sql } from 'drizzle-orm'
import type { catalogProductLicenses as calls } from '@sitewright/api-client/contract/catalog'
import { VENDOR_CATEGORY } from '@sitewright/domain/add-ons/model'
import { catalogFieldMessages } from '@sitewright/domain/catalog/messages'
import type { CatalogProductLicense, CatalogProductLicenseInput } from '@sitewright/domain/catalog/model'
import { nameKey } from '@sitewright/domain/shared/name-key'
import type { FieldErrors } from '@sitewright/domain/shared/problem'
import type { Queries } from '../../db/database'
import { idList } from '../../db/id-list'
import { addOnRoleGroups, addOns, licenseAddOns, roleGroups } from '../../db/schema'
import type { AreaHandlers } from '../../http/handler'
import type { JobStart } from '../../jobs/start'
import { catalogEntries, type CatalogPart } from './entries'
import { lockForDeletion } from './lock-for-deletion'
import type { CatalogOptions } from './notice'
import { countUses, totalOf, type Uses } from './uses'

/** The category of a new standard product license. Others of the demo data have categories of their own. */
const STANDARD_CATEGORY = 'STANDARD'

interface Row extends CatalogProductLicense {
  readonly category: string
}

const uses: Uses = {
  user: sql`select add_on_id as entry_id, user_id as id from user_add_on`,
  'user-group': sql`select add_on_id as entry_id, user_group_id as id from user_group_add_on`,
  'api-key': sql`select add_on_id as entry_id, api_key_id as id from api_key_add_on`,
  license: sql`select add_on_id as entry_id, license_id as id from license_add_on where max_users <> 0`,
}

/** Every user, user group and API key with each of its product licenses. Users also have those of their groups. */
const HOLDERS = sql`(
  select 'user' as kind, user_id as id, add_on_id from user_add_on
  union all select 'user', user_id, add_on_id from user_group_add_on join user_group_user using (user_group_id)
  union all select 'group', user_group_id, add_on_id from user_group_add_on
  union all select 'key', api_key_id, add_on_id from api_key_add_on)`

/** The roles of each of them. */
const GRANTED = sql`(
  select 'user' as kind, user_id as id, role_id from user_role
  union all select 'group', user_group_id, role_id from user_group_role
  union all select 'key', api_key_id, role_id from api_key_role)`

/**
 * The role groups of a product license that are in use (CAT-09): where a user, a user group or an API key that has the product license has one of their roles, and none of its
 * other product licenses offers them. One holder is enough, so each search ends at the first.
 */
async function readGroupsInUse(q: Queries, { id }: Pick<Row, 'id'>): Promise<number[]> {
  const { rows } = await q.execute<{ id: number }>(sql`
    select offer.role_group_id as id from add_on_role_group offer
    where offer.add_on_id = ${id} and exists (
      select from ${HOLDERS} holder
        join ${GRANTED} granted on granted.kind = holder.kind and granted.id = holder.id
        join role on role.role_id = granted.role_id and role.role_group_id = offer.role_group_id
      where holder.add_on_id = ${id} and not exists (
        select from ${HOLDERS} other join add_on_role_group also using (add_on_id)
        where other.kind = holder.kind and other.id = holder.id
          and other.add_on_id <> ${id} and also.role_group_id = offer.role_group_id))
    order by 1`)
  return rows.map((row) => row.id)
}

const categoryOf = (isVendor: boolean, stored: string = STANDARD_CATEGORY): string =>
  isVendor ? VENDOR_CATEGORY : stored === VENDOR_CATEGORY ? STANDARD_CATEGORY : stored

/** Those of the removed role groups that are in use. Locks what the product license offers, as calls that add roles do (`requireOffered`). */
async function readRemovedInUse(tx: Queries, row: Row, removed: readonly number[]): Promise<number[]> {
  await tx.select().from(addOnRoleGroups).where(eq(addOnRoleGroups.addOnId, row.id)).for('no key update')
  return (await readGroupsInUse(tx, row)).filter((id) => removed.includes(id))
}

async function judge(tx: Queries, fields: CatalogProductLicenseInput, row: Row | undefined): Promise<FieldErrors> {
  const faults: FieldErrors = {}
  if (row !== undefined && row.isAssigned && row.isVendor !== fields.isVendor) {
    faults['isVendor'] = [catalogFieldMessages.kindInUse]
  }
  const known = await tx.select().from(roleGroups)
  if (!fields.roleGroupIds.every((id) => known.some(({ roleGroupId }) => roleGroupId === id))) {
    faults['roleGroupIds'] = [catalogFieldMessages.unknownGroup]
  }
  const removed = row?.roleGroupIds.filter((id) => !fields.roleGroupIds.includes(id)) ?? []
  const taken = row === undefined || removed.length === 0 ? [] : await readRemovedInUse(tx, row, removed)
  if (taken.length > 0) {
    const names = known.filter(({ roleGroupId }) => taken.includes(roleGroupId)).map(({ name }) => name)
    faults['roleGroupIds'] = [catalogFieldMessages.groupsInUse(names)]
  }
  return faults
}

/** Rows of role groups that stay are not touched, because calls that add roles read and lock them at the same time. */
async function writeRoleGroups(tx: Queries, addOnId: number, roleGroupIds: readonly number[]): Promise<void> {
  const ids = idList([...new Set(roleGroupIds)])
  await tx.execute(sql`delete from add_on_role_group where add_on_id = ${addOnId} and role_group_id <> all(${ids})`)
  await tx.execute(sql`
    insert into add_on_role_group (add_on_id, role_group_id) select ${addOnId}, id from unnest(${ids}) id
    on conflict do nothing`)
}

export const productLicensePart: CatalogPart<Row, CatalogProductLicenseInput, CatalogProductLicense> = {
  area: 'catalogProductLicenses',
  list: 'productLicenses',
  kind: 'product-license',
  uses,
  read: async (q) => {
    const usesOf = await countUses(q, uses)
    const rows = await q
      .select({
        ...getTableColumns(addOns),
        roleGroupIds: sql<number[]>`array(
          select role_group_id from add_on_role_group offer where offer.add_on_id = add_on.add_on_id order by 1)`,
      })
      .from(addOns)
      .orderBy(sql`lower(${addOns.name} collate pg_c_utf8)`, addOns.addOnId)
    return rows.map(({ addOnId, ...row }) => {
      const counts = usesOf(addOnId)
      return {
        ...row,
        id: addOnId,
        isVendor: row.category === VENDOR_CATEGORY,
        isAssigned: [...counts.keys()].some((kind) => kind !== 'license'),
        uses: totalOf(counts),
      }
    })
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
  readDetails: async (q, row) => ({ roleGroupsInUse: await readGroupsInUse(q, row) }),
  unique: {
    id: ({ id }) => String(id),
    name: ({ name }) => nameKey(name),
    shortName: ({ shortName }) => nameKey(shortName),
  },
  judge,
  lock: async (tx, id) => {
    await lockForDeletion(tx, addOns, addOns.addOnId, id)
    // A license starts to use it by raising its limit.
    await tx.select().from(licenseAddOns).where(eq(licenseAddOns.addOnId, id)).for('no key update')
  },
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

export function catalogProductLicenseHandlers(options: CatalogOptions & JobStart): AreaHandlers<typeof calls> {
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
