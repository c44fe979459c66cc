import * as z from 'zod/mini'

/** Jobs of one user that wait or run at the same time. */
export const MAX_JOBS_IN_FLIGHT = 5

/** Jobs of one user that are stored, each until it expires. */
export const MAX_STORED_JOBS = 100

/** An ended job and its file are stored this long, in milliseconds. */
export const JOB_RETENTION_MS = 7 * 24 * 60 * 60_000

/** `waiting` and `running` are in flight. The other states are final. */
export const JOB_STATES = ['waiting', 'running', 'done', 'failed', 'canceled'] as const
export type JobState = (typeof JOB_STATES)[number]

/** The file that a job made. */
export const JobFile = z.object({
  name: z.string(),
  /** Its media type: `text/csv; charset=utf-8`. */
  type: z.string(),
  bytes: z.int(),
})
export type JobFile = z.infer<typeof JobFile>

/** A long task of the server, as its owner sees it. Beyond the specification. Instants are epoch milliseconds. */
export const Job = z.object({
  jobId: z.int(),
  /** The call that starts such a job: `users.export`. */
  kind: z.string(),
  state: z.enum(JOB_STATES),
  /** What was started: the body of that call, so that a client can start it again. */
  input: z.unknown(),
  /** Units of work that are done, and all of them. `total` is absent until the job knows it. */
  done: z.int(),
  total: z.optional(z.int()),
  createdAt: z.number(),
  endedAt: z.optional(z.number()),
  /** Why it failed, for a person. */
  message: z.optional(z.string()),
  /** Only of a job that is done. */
  file: z.optional(JobFile),
})
export type Job = z.infer<typeof Job>
