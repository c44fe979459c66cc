import { asc } from 'drizzle-orm'
import type { Queries } from '../../db/database'
import { resourceTypes } from '../../db/schema'

export type ResourceTypeRow = typeof resourceTypes.$inferSelect

/** All resource types, by name. */
export const readResourceTypes = async (q: Queries): Promise<ResourceTypeRow[]> =>
  q.select().from(resourceTypes).orderBy(asc(resourceTypes.typeName), asc(resourceTypes.typeNumber))
