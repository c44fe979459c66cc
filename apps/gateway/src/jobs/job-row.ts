import { getTableColumns } from 'drizzle-orm'
import type { Job } from '@sitewright/domain/jobs/model'
import { jobs } from '../db/schema'

export const jobColumns = getTableColumns(jobs)

/** A job as stored. */
export type JobRow = typeof jobs.$inferSelect

/** The file of a job that is done. */
const fileOf = ({ state, fileName, fileType, fileBytes }: JobRow): Job['file'] =>
  state === 'done' && fileName !== null && fileType !== null
    ? { name: fileName, type: fileType, bytes: fileBytes }
    : undefined

/** A job as its owner sees it: field by field, so that a new column stays in the gateway. */
export function presentJob(row: JobRow): Job {
  const file = fileOf(row)
  return {
    jobId: row.jobId,
    kind: row.kind,
    state: row.state,
    input: row.input,
    done: row.done,
    ...(row.total === null ? {} : { total: row.total }),
    createdAt: row.createdAt,
    ...(row.endedAt === null ? {} : { endedAt: row.endedAt }),
    ...(row.message === null ? {} : { message: row.message }),
    file,
  }
}
