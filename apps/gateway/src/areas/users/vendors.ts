import { and, eq, inArray } from 'drizzle-orm'
import { userReplies } from '@sitewright/domain/users/messages'
import type { UserSave } from '@sitewright/domain/users/model'
import type { Queries } from '../../db/database'
import { vendors } from '../../db/schema'
import { invalid } from '../../http/refusals'
import type { UserRow } from './store'

/** The names that are vendors of a license (USER-66). */
export async function vendorsAmong(q: Queries, licenseId: number, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return []
  const rows = await q
    .select({ name: vendors.name })
    .from(vendors)
    .where(and(eq(vendors.licenseId, licenseId), inArray(vendors.name, [...names])))
  const known = new Set(rows.map(({ name }) => name))
  return names.filter((name) => known.has(name))
}

/**
 * The vendors of a user after a save. New vendors must belong to the user's license (USER-66). Stored vendors can stay. A move removes the vendors that the new license does
 * not have.
 * @throws Problem 400 at the field
 */
export async function settleVendors(q: Queries, row: UserRow, body: UserSave): Promise<string[]> {
  const wanted = body.userData?.vendors ?? row.vendors
  const isStored = (name: string): boolean => row.vendors.includes(name)
  const isMoved = body.licenseId !== row.licenseId
  if (!isMoved && wanted.every(isStored)) return wanted
  const known = new Set(await vendorsAmong(q, body.licenseId, wanted))
  if (!wanted.every((name) => known.has(name) || isStored(name))) {
    throw invalid({ 'userData.vendors': [userReplies.noVendor] }, userReplies.noVendor)
  }
  return isMoved ? wanted.filter((name) => known.has(name)) : wanted
}
