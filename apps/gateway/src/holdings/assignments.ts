import { and, eq, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Queries } from '../db/database'
import { idList } from '../db/id-list'

/** A table of what somebody has: each row an owner (a user, a user group, an API key) and one thing. */
export type Assignments = PgTable & { readonly ownerId: AnyPgColumn; readonly itemId: AnyPgColumn }

/** Ids of what an owner has directly, ascending. */
export async function readAssigned(q: Queries, table: Assignments, ownerId: number): Promise<number[]> {
  const { rows } = await q.execute<{ id: number }>(
    sql`select ${table.itemId} as id from ${table} where ${table.ownerId} = ${ownerId} order by 1`,
  )
  return rows.map(({ id }) => id)
}

/** What a save adds and takes away; what is in both lists stays. */
export interface Change {
  readonly added: readonly number[]
  readonly removed: readonly number[]
}

export function changeBetween(before: readonly number[], after: Iterable<number>): Change {
  const [held, wanted] = [new Set(before), new Set(after)]
  return { added: [...wanted].filter((id) => !held.has(id)), removed: before.filter((id) => !wanted.has(id)) }
}

/** Writes a change as two statements, however many rows it is. */
export async function writeChange(
  tx: Queries,
  table: Assignments,
  ownerId: number,
  { added, removed }: Change,
): Promise<void> {
  if (removed.length > 0) {
    await tx.delete(table).where(and(eq(table.ownerId, ownerId), sql`${table.itemId} = any(${idList(removed)})`))
  }
  if (added.length > 0) {
    await tx.execute(sql`
      insert into ${table} (${sql.identifier(table.ownerId.name)}, ${sql.identifier(table.itemId.name)})
      select ${ownerId}::int, id from unnest(${idList(added)}) id on conflict do nothing`)
  }
}
