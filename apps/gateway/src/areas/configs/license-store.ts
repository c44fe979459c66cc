import { and, asc, eq } from 'drizzle-orm'
import type { Queries } from '../../db/database'
import { licenseConfigs } from '../../db/schema'
import { inScope, type LicenseScope } from '../../db/scope'

export type LicenseConfigRow = typeof licenseConfigs.$inferSelect

/** The configs of a license, by name. The caller checks who may read them. */
export const readLicenseConfigs = async (q: Queries, licenseId: number): Promise<LicenseConfigRow[]> =>
  q.select().from(licenseConfigs).where(eq(licenseConfigs.licenseId, licenseId)).orderBy(asc(licenseConfigs.name))

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
