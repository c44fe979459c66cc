import { sql } from 'drizzle-orm'
import type { Database } from '../src/db/database'

/** What the database keeps count of and what there is, where the two differ: nothing, unless a trigger is wrong. */
export async function miscounted(db: Database): Promise<Record<string, unknown>[]> {
  const { rows } = await db.execute(sql`
    select 'license ' || license_id as what, coalesce(kept.user_count, 0) as kept, coalesce(kept.active_user_count, 0) as kept_active,
      count(user_id)::int as total, count(user_id) filter (where is_approved)::int as active
    from license left join license_count kept using (license_id) left join app_user using (license_id)
    group by license_id, kept.user_count, kept.active_user_count
    having coalesce(kept.user_count, 0) <> count(user_id)
      or coalesce(kept.active_user_count, 0) <> count(user_id) filter (where is_approved)
    union all
    select 'projects of license ' || license_id, coalesce(kept.project_count, 0), 0, count(project_id)::int, 0
    from license left join license_count kept using (license_id) left join project using (license_id)
    group by license_id, kept.project_count
    having coalesce(kept.project_count, 0) <> count(project_id)
    union all
    select 'user group ' || user_group_id, coalesce(kept.user_count, 0), 0, count(member.user_id)::int, 0
    from user_group left join user_group_count kept using (user_group_id) left join user_group_user member using (user_group_id)
    group by user_group_id, kept.user_count
    having coalesce(kept.user_count, 0) <> count(member.user_id)`)
  return rows
}
