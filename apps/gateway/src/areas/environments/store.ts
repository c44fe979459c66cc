import { asc, eq, getTableColumns } from 'drizzle-orm'
import type { Queries } from '../../db/database'
import { environments, licenseEnvironments } from '../../db/schema'

export type EnvironmentRow = typeof environments.$inferSelect

/** All environments, in the order in which they came. */
export const listEnvironments = async (q: Queries): Promise<EnvironmentRow[]> =>
  q.select().from(environments).orderBy(asc(environments.environmentId))

/** The environments of a license, with the time since which each is linked. */
export const environmentsOfLicense = async (q: Queries, licenseId: number) =>
  q
    .select({ ...getTableColumns(environments), linkedAt: licenseEnvironments.linkedAt })
    .from(environments)
    .innerJoin(licenseEnvironments, eq(licenseEnvironments.environmentId, environments.environmentId))
    .where(eq(licenseEnvironments.licenseId, licenseId))
    .orderBy(asc(environments.environmentId))
