import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Queries } from '../db/database'
import { idList } from '../db/id-list'
import { tagOfIds, tagOfIdsSql } from '../http/versions'

/** A table of assignments: each row an owner (a user, a user group, an API key) and one item. */
export type Assignments = PgTable & { readonly ownerId: AnyPgColumn; readonly itemId: AnyPgColumn }

/** Ids of the items that an owner has directly, ascending. */
export async function readAssigned(q: Queries, table: Assignments, ownerId: number): Promise<number[]> {
  const { rows } = await q.execute<{ id: number }>(
    sql`select ${table.itemId} as id from ${table} where ${table.ownerId} = ${ownerId} order by 1`,
  )
  return rows.map(({ id }) => id)
}

/**
 * The tag of each owner's list (`tagOfIds`), computed by the database: the lists of many owners are long. An owner without items has no row.
 * @param ownerIds a query for their ids, or the ids
 */
export async function readTags(q: Queries, table: Assignments, ownerIds: SQL): Promise<(ownerId: number) => string> {
  const { rows } = await q.execute<{ owner_id: number; tag: string }>(sql`
    select ${table.ownerId} as owner_id, ${tagOfIdsSql(table.itemId)} as tag
    from ${table} where ${table.ownerId} in (${ownerIds}) group by 1`)
  const tags = new Map(rows.map((row) => [row.owner_id, row.tag]))
  return (ownerId) => tags.get(ownerId) ?? tagOfIds([])
}

/** Ids that a save adds and removes. Ids in both lists stay. */
export interface Change {
  readonly added: readonly number[]
  readonly removed: readonly number[]
}

export function changeBetween(before: readonly number[], after: Iterable<number>): Change {
  const [stored, wanted] = [new Set(before), new Set(after)]
  return { added: [...wanted].filter((id) => !stored.has(id)), removed: before.filter((id) => !wanted.has(id)) }
}

export const isEmpty = ({ added, removed }: Change): boolean => added.length === 0 && removed.length === 0

/** Assigns items to an owner. */
export const writeAdded = (tx: Queries, table: Assignments, ownerId: number, added: readonly number[]): Promise<void> =>
  writeChange(tx, table, ownerId, { added, removed: [] })

/** An item of an owner. */
export interface Pair {
  readonly ownerId: number
  readonly itemId: number
}

/** The items that each owner has directly, in no order. */
export async function readPairs(q: Queries, table: Assignments, ownerIds: readonly number[]): Promise<Pair[]> {
  const { rows } = await q.execute<{ owner_id: number; item_id: number }>(sql`
    select ${table.ownerId} as owner_id, ${table.itemId} as item_id from ${table} where ${table.ownerId} = any(${idList(ownerIds)})`)
  return rows.map((row) => ({ ownerId: row.owner_id, itemId: row.item_id }))
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
