import { and, asc, eq, gte, lte, desc, sql } from 'drizzle-orm'
import type { Database, Queries } from '../db/database'
import { jobFilePieces, jobs } from '../db/schema'

/** The most bytes of one row, as the table checks. */
export const MAX_PIECE_BYTES = 1024 * 1024

/** Appends to the file of a job. The transaction must hold the row lock of the job, as that of a piece does. */
export async function appendToFile(tx: Queries, jobId: number, content: Uint8Array): Promise<void> {
  if (content.length === 0) return
  const [row] = await tx
    .update(jobs)
    .set({ fileBytes: sql`${jobs.fileBytes} + ${content.length}::bigint` })
    .where(eq(jobs.jobId, jobId))
    .returning({ end: jobs.fileBytes })
  if (row === undefined) throw new Error('The job of a file has gone.')
  const start = row.end - content.length
  for (let offset = 0; offset < content.length; offset += MAX_PIECE_BYTES) {
    await tx
      .insert(jobFilePieces)
      .values({ jobId, startByte: start + offset, content: content.subarray(offset, offset + MAX_PIECE_BYTES) })
  }
}

/**
 * The bytes of a job's file from `start` to `end`, both included. Reads about 1 MiB at a time, each with its own query, so that a slow client keeps no connection.
 * @throws Error when the file is removed meanwhile
 */
export async function* readFile(db: Database, jobId: number, start: number, end: number): AsyncGenerator<Uint8Array> {
  const ofJob = eq(jobFilePieces.jobId, jobId)
  const [first] = await db.orm
    .select({ startByte: jobFilePieces.startByte })
    .from(jobFilePieces)
    .where(and(ofJob, lte(jobFilePieces.startByte, start)))
    .orderBy(desc(jobFilePieces.startByte))
    .limit(1)
  let next = start
  let from = first?.startByte ?? start
  while (next <= end) {
    const rows = await db.orm
      .select()
      .from(jobFilePieces)
      .where(
        and(
          ofJob,
          gte(jobFilePieces.startByte, from),
          lte(jobFilePieces.startByte, Math.min(end, from + MAX_PIECE_BYTES - 1)),
        ),
      )
      .orderBy(asc(jobFilePieces.startByte))
    if (rows.length === 0) throw new Error(`The file of job ${jobId} has no byte ${next}.`)
    for (const { startByte, content } of rows) {
      const part = content.subarray(next - startByte, end + 1 - startByte)
      next += part.length
      from = startByte + content.length
      yield part
    }
  }
}
