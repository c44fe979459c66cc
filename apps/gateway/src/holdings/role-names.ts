import { sql } from 'drizzle-orm'
import type { Queries } from '../db/database'

/** SQL for the names of the roles that a user (`u`) has, directly and through groups, each once. */
export const roleNames = sql`
  array(
    select r.name from role r where r.role_id in (
      select ur.role_id from user_role ur where ur.user_id = u.user_id
      union all
      select gr.role_id from user_group_user gu join user_group_role gr using (user_group_id) where gu.user_id = u.user_id
    ) order by r.name
  )`

/** The names of the roles that a user has, directly and through groups, each once. */
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
