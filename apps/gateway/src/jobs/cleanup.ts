import { sql, type SQL } from 'drizzle-orm'

/** Jobs that one clean-up removes: each can have a file. */
const BATCH = 100

/** Removes jobs with their files once they have expired, in flight or not. Rows that another gateway has locked are left to it. */
export const removeExpiredJobs = (now: number): SQL => sql`
  delete from job where job_id in (
    select job_id from job where expires_at <= ${now}::bigint
    limit ${BATCH} for update skip locked)`
