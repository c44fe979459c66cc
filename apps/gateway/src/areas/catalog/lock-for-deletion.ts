import { eq } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Queries } from '../../db/database'

/**
 * Locks a row before its uses are counted and it is deleted, so that none is added in between. Inserts of rows that refer to it wait, as they do for the deletion. The only lock of
 * this strength: others let rows refer to the locked one.
 */
export const lockForDeletion = (tx: Queries, table: PgTable, key: PgColumn, id: number): Promise<unknown> =>
  tx.select({ key }).from(table).where(eq(key, id)).for('update')
