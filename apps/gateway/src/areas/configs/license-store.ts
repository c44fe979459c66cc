import { and, asc, eq, sql } from 'drizzle-orm'
import { inPieces, inSmallPieces, storedBytes } from '../../db/by-key'
import type { Queries } from '../../db/database'
import { idList } from '../../db/id-list'
import { licenseConfigs } from '../../db/schema'
import { inScope, type LicenseScope } from '../../db/scope'

export type LicenseConfigRow = typeof licenseConfigs.$inferSelect

/** The configs of a license, by name. The caller checks who may read them. */
export const readLicenseConfigs = async (q: Queries, licenseId: number): Promise<LicenseConfigRow[]> =>
  q.select().from(licenseConfigs).where(eq(licenseConfigs.licenseId, licenseId)).orderBy(asc(licenseConfigs.name))

/** The same in pieces. */
export const licenseConfigPieces = (q: Queries, licenseId: number, size: number): AsyncIterable<LicenseConfigRow[]> =>
  inSmallPieces(
    inPieces([{ by: licenseConfigs.name }], size, ({ keyValues, after, order, limit }) =>
      q
        .select({ id: licenseConfigs.systemConfigId, bytes: storedBytes(licenseConfigs.data), keyValues })
        .from(licenseConfigs)
        .where(and(eq(licenseConfigs.licenseId, licenseId), after))
        .orderBy(...order)
        .limit(limit),
    ),
    (ids) =>
      q
        .select()
        .from(licenseConfigs)
        .where(sql`${licenseConfigs.systemConfigId} = any(${idList(ids)})`)
        .orderBy(asc(licenseConfigs.name)),
  )

/** A config of a license by its name. */
export async function readLicenseConfig(
  q: Queries,
  licenseId: number,
  name: string,
): Promise<LicenseConfigRow | undefined> {
  const [row] = await q
    .select()
    .from(licenseConfigs)
    .where(and(eq(licenseConfigs.licenseId, licenseId), eq(licenseConfigs.name, name)))
  return row
}

/** A config of a license within a scope. */
export async function findLicenseConfig(
  q: Queries,
  scope: LicenseScope,
  systemConfigId: number,
): Promise<LicenseConfigRow | undefined> {
  const [row] = await q
    .select()
    .from(licenseConfigs)
    .where(and(eq(licenseConfigs.systemConfigId, systemConfigId), inScope(licenseConfigs.licenseId, scope)))
  return row
}
