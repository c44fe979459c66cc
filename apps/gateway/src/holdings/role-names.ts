import { sql } from 'drizzle-orm'
import type { Queries } from '../db/database'
import { roleNames } from '../http/session'

/** The names of the roles that a user holds, of its own and through groups, each once. */
export async function readRoleNames(q: Queries, userId: number): Promise<readonly string[]> {
  const { rows } = await q.execute<{ roles: string[] }>(
    sql`select ${roleNames} as roles from app_user u where u.user_id = ${userId}`,
  )
  return rows[0]?.roles ?? []
}

/** The rows whose names `judge` returns. */
export function rowsNamed<Row extends { readonly name: string }>(
  rows: readonly Row[],
  judge: (names: readonly string[]) => readonly string[],
): Row[] {
  const picked = new Set(judge(rows.map(({ name }) => name)))
  return rows.filter(({ name }) => picked.has(name))
}
