import { activity as activityCalls } from '@sitewright/api-client/calls/activity'
import type { Job } from '@sitewright/domain/jobs/model'
import { createOperations } from '../api'
import { restartExport } from '../list-exports'
import { startJob } from '../start-job'

const { activity } = createOperations({ activity: activityCalls })

/** Starts the same job again: its input is the body of its call, and the server checks it. @returns whether it was started */
export const restartJob = ({ kind, input }: Job, isPanelOpen: boolean): Promise<boolean> =>
  kind === 'activity.export'
    ? startJob(() => activity.export({ body: input as never }), isPanelOpen)
    : restartExport(kind, input, isPanelOpen)
