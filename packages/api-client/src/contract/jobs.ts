import * as z from 'zod/mini'
import { Job } from '@sitewright/domain/jobs/model'
import { signedIn } from '@sitewright/domain/shared/policy'
import { call, file } from './contract'

const JobPath = z.object({ id: z.int() })

/** Long tasks of the server. A job and its file belong to the person who started it; to everyone else it does not exist. */
export const jobs = {
  list: call({
    base: 'own',
    method: 'GET',
    path: '/jobs',
    summary: 'The own jobs of the last 7 days, newest first.',
    allow: signedIn,
    needsPerson: true,
    replies: { 200: z.array(Job) },
  }),
  one: call({
    base: 'own',
    method: 'GET',
    path: '/jobs/:id',
    summary: 'One of the own jobs.',
    allow: signedIn,
    needsPerson: true,
    params: JobPath,
    replies: { 200: Job },
  }),
  cancel: call({
    base: 'own',
    method: 'POST',
    path: '/jobs/:id/cancel',
    summary:
      'Cancels a job that waits or runs. A canceled job stays canceled; a job that is done or failed is refused with 409.',
    allow: signedIn,
    needsPerson: true,
    params: JobPath,
    replies: { 200: Job },
  }),
  file: call({
    base: 'own',
    method: 'GET',
    path: '/jobs/:id/file',
    summary: 'The file of a job that is done. 409 before, 410 if the job failed or was canceled.',
    allow: signedIn,
    needsPerson: true,
    params: JobPath,
    replies: { 200: file('application/octet-stream') },
  }),
} as const
