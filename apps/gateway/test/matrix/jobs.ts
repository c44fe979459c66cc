import type { Client } from '@sitewright/api-client/client'
import { everybody, type Case, type Cases } from './case'

/** To everyone but its owner a job does not exist, whatever their roles. */
const NOT_FOUND = [401, 404, 404, 404, 404, 404, 404]

/** @param othersJobId the job of a user who is no caller */
export const jobCases = (othersJobId: () => number) => {
  const ofNoOwnJob = (
    call: (client: Client, params: { id: number }) => Promise<{ readonly status: number }>,
  ): Readonly<Record<string, Case>> => ({
    'of another user': { call: (client) => call(client, { id: othersJobId() }), answers: NOT_FOUND },
    'that does not exist': { call: (client) => call(client, { id: 999_999 }), answers: NOT_FOUND },
  })
  return {
    'jobs.list': { 'the own ones': { call: (client) => client.jobs.list(), answers: everybody } },
    'jobs.one': ofNoOwnJob((client, params) => client.jobs.one({ params })),
    'jobs.cancel': ofNoOwnJob((client, params) => client.jobs.cancel({ params })),
    'jobs.file': ofNoOwnJob((client, params) => client.jobs.file({ params })),
  } satisfies Cases<'jobs'>
}
