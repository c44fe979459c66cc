import type { jobs } from '@sitewright/api-client/contract/jobs'
import { jobMessages } from '@sitewright/domain/jobs/messages'
import { isInFlight } from '@sitewright/domain/jobs/rules'
import type { Actor } from '@sitewright/domain/shared/policy'
import { Problem } from '@sitewright/domain/shared/problem'
import type { Database } from '../../db/database'
import { record } from '../../http/audit'
import { recordOnce } from '../../http/audit-once'
import type { AreaHandlers } from '../../http/handler'
import { forbidden, notFound, over } from '../../http/refusals'
import type { JobKind } from '../../jobs/define'
import { readFile } from '../../jobs/file'
import { presentJob, type JobRow } from '../../jobs/job-row'
import { isScopeOpen, keepsRoles, scopeOfRow } from '../../jobs/owner'
import { cancelJob, findJob, listJobs } from '../../jobs/store'

export interface JobOptions {
  readonly db: Database
  /** Every kind that the gateway runs. */
  readonly kinds: readonly JobKind[]
  /** Called after a job was canceled. */
  readonly onCanceled: (jobId: number) => void
}

/** The name and the size of a job's file. @throws Problem if there is none */
function requireFile({ state, fileName, fileBytes }: JobRow): { name: string; length: number } {
  if (isInFlight(state)) throw new Problem({ status: 409, message: jobMessages.notReady })
  if (state !== 'done' || fileName === null) throw over(jobMessages.noFile)
  return { name: fileName, length: fileBytes }
}

/** Calls for one file in this time are one download, in milliseconds: a download manager asks for its length, then for its parts. */
const DOWNLOAD_MS = 60_000

const entryOf = (action: string, { jobId, kind, fileName, licenseId }: JobRow, actor: Actor) => ({
  action,
  subject: { kind: 'job', id: jobId } as const,
  licenseId: licenseId ?? actor.licenseId,
  after: { job: kind, ...(fileName !== null && { fileName }) },
})

/** Handlers of the caller's own jobs. Jobs of other users answer as ones that do not exist. */
export function jobHandlers({ db, kinds, onCanceled }: JobOptions): AreaHandlers<typeof jobs> {
  return {
    list: {
      run: async ({ actor, now }) => ({
        status: 200,
        body: (await listJobs(db.orm, actor.userId, now)).map(presentJob),
      }),
    },
    one: {
      run: async ({ actor, params, now }) => {
        const row = await findJob(db.orm, actor.userId, params.id, now)
        if (row === undefined) throw notFound(jobMessages.notFound)
        return { status: 200, body: presentJob(row) }
      },
    },
    cancel: {
      run: async ({ params, ...call }) => {
        const { actor, now } = call
        const row = await db.transaction(async (tx) => {
          const canceled = await cancelJob(tx, actor.userId, params.id, now)
          if (canceled === undefined) return findJob(tx, actor.userId, params.id, now)
          await record(tx, call, entryOf('jobs.cancel', canceled, actor))
          return canceled
        })
        if (row === undefined) throw notFound(jobMessages.notFound)
        if (row.state !== 'canceled') throw new Problem({ status: 409, message: jobMessages.alreadyEnded })
        onCanceled(row.jobId)
        return { status: 200, body: presentJob(row) }
      },
    },
    file: {
      run: async ({ actor, params, now, requestId }) => {
        const row = await findJob(db.orm, actor.userId, params.id, now)
        // An owner who has moved to another license, or lost access to all of them, owns a file of rows that are out of reach now.
        if (row === undefined || !isScopeOpen(actor, scopeOfRow(row))) throw notFound(jobMessages.notFound)
        const decision = kinds
          .find(({ kind }) => kind === row.kind)
          ?.policyOf(row.input)
          .decide(actor)
        if (decision?.allowed === false) throw forbidden(decision.reason)
        if (!keepsRoles(actor, row)) throw forbidden(jobMessages.rolesLost)
        const { name, length } = requireFile(row)
        await recordOnce(db, { actor, now, requestId }, entryOf('jobs.file', row, actor), DOWNLOAD_MS)
        return {
          status: 200,
          file: {
            name,
            length,
            // A file never changes once its job is done.
            tag: `job-${row.jobId}`,
            read: ({ start, end }) => readFile(db, row.jobId, start, end),
          },
        }
      },
    },
  }
}
