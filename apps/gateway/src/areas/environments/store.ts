import { asc, eq, getTableColumns } from 'drizzle-orm'
import type { Queries } from '../../db/database'
import { environments, licenseEnvironments } from '../../db/schema'

export type EnvironmentRow = typeof environments.$inferSelect

/** All environments, in the order in which they came. */
export const listEnvironments = async (q: Queries): Promise<EnvironmentRow[]> =>
  q.select().from(environments).orderBy(asc(environments.environmentId))

/** Those of a license. */
export const environmentsOfLicense = async (q: Queries, licenseId: number): Promise<EnvironmentRow[]> =>
  q
    .select(getTableColumns(environments))
    .from(environments)
    .innerJoin(licenseEnvironments, eq(licenseEnvironments.environmentId, environments.environmentId))
    .where(eq(licenseEnvironments.licenseId, licenseId))
    .orderBy(asc(environments.environmentId))
