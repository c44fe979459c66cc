import { asc, sql } from 'drizzle-orm'
import type { Queries } from '../../db/database'
import { integrations } from '../../db/schema'

export type IntegrationRow = typeof integrations.$inferSelect

/** All integrations by name. */
export const listIntegrations = async (q: Queries): Promise<IntegrationRow[]> =>
  q
    .select()
    .from(integrations)
    .orderBy(sql`lower(${integrations.name})`, asc(integrations.integrationId))
