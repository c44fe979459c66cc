import * as z from 'zod/mini'
import { signedIn } from '@sitewright/domain/shared/policy'
import * as calls from '../calls/jobs'
import { rows } from './contract'

const JobPath = z.object({ id: z.int() })

/** Long tasks of the server. A job and its file belong to the person who started it; to everyone else it does not exist. */
export const jobs = rows(calls.jobs, {
  list: { summary: 'The own jobs of the last 7 days, newest first.', allow: signedIn, needsPerson: true },
  one: { summary: 'One of the own jobs.', allow: signedIn, needsPerson: true, params: JobPath },
  cancel: {
    summary:
      'Cancels a job that waits or runs. A canceled job stays canceled; a job that is done or failed is refused with 409.',
    allow: signedIn,
    needsPerson: true,
    params: JobPath,
  },
  file: {
    summary: 'The file of a job that is done. 409 before, 410 if the job failed or was canceled.',
    allow: signedIn,
    needsPerson: true,
    params: JobPath,
  },
})
