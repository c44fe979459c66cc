import type { jobs } from '@sitewright/api-client/contract/jobs'
import { jobMessages } from '@sitewright/domain/jobs/messages'
import { Problem } from '@sitewright/domain/shared/problem'
import type { Database } from '../../db/database'
import type { AreaHandlers } from '../../http/handler'
import { notFound } from '../../http/refusals'
import { presentJob } from '../../jobs/job-row'
import { cancelJob, findJob, listJobs } from '../../jobs/store'

export interface JobOptions {
  readonly db: Database
  /** Called after a job was canceled. */
  readonly onCanceled: (jobId: number) => void
}

/** The own jobs. Those of other users answer as ones that do not exist. */
export function jobHandlers({ db, onCanceled }: JobOptions): AreaHandlers<typeof jobs> {
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
      run: async ({ actor, params, now }) => {
        const row =
          (await db.transaction((tx) => cancelJob(tx, actor.userId, params.id, now))) ??
          (await findJob(db.orm, actor.userId, params.id, now))
        if (row === undefined) throw notFound(jobMessages.notFound)
        if (row.state !== 'canceled') throw new Problem({ status: 409, message: jobMessages.alreadyEnded })
        onCanceled(row.jobId)
        return { status: 200, body: presentJob(row) }
      },
    },
  }
}
