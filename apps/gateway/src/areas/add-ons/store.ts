import { asc, getTableColumns, sql } from 'drizzle-orm'
import type { Queries } from '../../db/database'
import { addOns } from '../../db/schema'
import type { AddOnRow } from '../../holdings/add-on-wire'

/** Every product license there is, by name. */
export const listAddOns = async (q: Queries): Promise<AddOnRow[]> =>
  q
    .select(getTableColumns(addOns))
    .from(addOns)
    .orderBy(sql`lower(${addOns.name})`, asc(addOns.addOnId))
