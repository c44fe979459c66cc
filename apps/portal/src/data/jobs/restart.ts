import { activity as activityCalls } from '@sitewright/api-client/contract/activity'
import { apiKeys as apiKeyCalls } from '@sitewright/api-client/contract/api-keys'
import { groups as groupCalls } from '@sitewright/api-client/contract/groups'
import { users as userCalls } from '@sitewright/api-client/contract/users'
import type { Job } from '@sitewright/domain/jobs/model'
import { createOperations } from '../api'
import { startJob } from '../start-job'

const calls = createOperations({ users: userCalls, groups: groupCalls, apiKeys: apiKeyCalls, activity: activityCalls })

/** The call that starts each kind of job. The input of a job is the body of its call, and the server checks it. */
const STARTS: Readonly<Record<string, (input: never) => ReturnType<typeof calls.users.export>>> = {
  'users.export': (body) => calls.users.export({ body }),
  'groups.export': (body) => calls.groups.export({ body }),
  'apiKeys.export': (body) => calls.apiKeys.export({ body }),
  'activity.export': (body) => calls.activity.export({ body }),
}

/** Starts the same job again. @returns whether it was started */
export async function restartJob({ kind, input }: Job, isPanelOpen: boolean): Promise<boolean> {
  const start = STARTS[kind]
  return start !== undefined && startJob(() => start(input as never), isPanelOpen)
}
