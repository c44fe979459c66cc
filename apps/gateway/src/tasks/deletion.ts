import { sql, type SQL } from 'drizzle-orm'

/** Rows that one step deletes at most: the embedded database answers nothing else meanwhile. */
export const BATCH = 500
/** What a step did. */
export interface BatchResult {
  readonly deleted: number
  /** Whether there can be more. Rows that another transaction has locked do not count: they wait for the next run. */
  readonly hasMore: boolean
}

/**
 * A statement that deletes at most a batch of the rows that match, oldest first, and leaves out rows that another transaction has locked. The order makes the planner read an index
 * of `by`, whatever it knows about the table. The rows are then found by their place, without another search.
 */
export const deletion = (table: string, by: string, condition: SQL): SQL => sql`
  with deleted as (
    delete from ${sql.identifier(table)} where ctid = any(array(
      select ctid from ${sql.identifier(table)} where ${condition}
      order by ${sql.identifier(by)} limit ${BATCH} for update skip locked))
    returning 1)
  select count(*)::int as deleted from deleted`
