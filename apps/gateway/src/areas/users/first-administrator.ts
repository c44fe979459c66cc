import { and, eq, ne, sql } from 'drizzle-orm'
import { VENDOR_CATEGORY } from '@sitewright/domain/add-ons/model'
import type { FirstAdministrator } from '@sitewright/domain/users/new-user'
import { newUser, toUserInput } from '@sitewright/domain/users/rules'
import type { Queries } from '../../db/database'
import { idList } from '../../db/id-list'
import { addOnRoleGroups, addOns, licenseAddOns, roles, userAddOns, userRoles } from '../../db/schema'
import { writeAdded } from '../../holdings/assignments'
import { lockProducts, requireSeats } from '../../holdings/limits'
import { insertUser } from './create'

type Named = readonly { readonly id: number; readonly name: string }[]

/** What a first administrator has. */
export interface FirstHoldings {
  readonly addOns: Named
  readonly roles: Named
}

const idsOf = (named: Named): number[] => named.map(({ id }) => id)

/**
 * The standard product licenses of a license that have a limit and are not retired, and the roles that these offer except Access All Customer Licenses (SETUP-04, CAT-08).
 */
export async function readFirstHoldings(tx: Queries, licenseId: number): Promise<FirstHoldings> {
  const products = await tx
    .select({ id: addOns.addOnId, name: addOns.name })
    .from(licenseAddOns)
    .innerJoin(addOns, eq(addOns.addOnId, licenseAddOns.addOnId))
    .where(
      and(
        eq(licenseAddOns.licenseId, licenseId),
        ne(licenseAddOns.maxUsers, 0),
        ne(addOns.category, VENDOR_CATEGORY),
        eq(addOns.isRetired, false),
      ),
    )
    .orderBy(addOns.addOnId)
  const offered = await tx
    .selectDistinct({ id: roles.roleId, name: roles.name })
    .from(roles)
    .innerJoin(addOnRoleGroups, eq(addOnRoleGroups.roleGroupId, roles.roleGroupId))
    .where(sql`${addOnRoleGroups.addOnId} = any(${idList(idsOf(products))})`)
    .orderBy(roles.roleId)
  return { addOns: products, roles: offered.filter(({ name }) => name !== 'ACCESS_ALL_CUSTOMER_LICENCES') }
}

/**
 * Writes the first administrator of a license, with what it offers (SETUP-04).
 * @returns its id, and what the audit says of it
 * @throws Problem 400 where the name is taken, or the license or one of its product licenses is full
 */
export async function insertFirstAdministrator(
  tx: Queries,
  licenseId: number,
  { userName, ...names }: FirstAdministrator,
  now: number,
) {
  // Before the license and the user, as every save of product licenses does.
  await lockProducts(tx, licenseId)
  const body = toUserInput({ ...newUser(licenseId), ...names })
  const { userId } = await insertUser(tx, 'all', { userName, body, vendors: [], now })
  const holdings = await readFirstHoldings(tx, licenseId)
  await requireSeats(tx, licenseId, new Map(idsOf(holdings.addOns).map((addOnId) => [addOnId, 1])))
  await writeAdded(tx, userAddOns, userId, idsOf(holdings.addOns))
  await writeAdded(tx, userRoles, userId, idsOf(holdings.roles))
  return {
    userId,
    after: {
      userName,
      ...names,
      addOns: holdings.addOns.map(({ name }) => name),
      roles: holdings.roles.map(({ name }) => name),
    },
  }
}
