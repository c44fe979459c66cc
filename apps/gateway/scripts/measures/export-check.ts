import { setTimeout as wait } from 'node:timers/promises'
import { createCalls } from '../calls'
import { measureHeapAndHealth, type Reading } from '../heap-and-health'
import type { Arguments } from '../measure'
import { engineOf, withGateway } from '../own-gateway'
import { probeHealth } from '../probe-health'

export const purpose = 'heap and /healthz while the gateway exports 50,000 users as CSV'
export const usage = '[rounds] [postgres]'

const POLL_MS = 250
const COLUMNS = ['userName', 'firstName', 'lastName', 'email', 'license', 'isApproved', 'isLockedOut', 'addons']

interface JobReply {
  readonly jobId: number
  readonly state: string
  readonly done: number
  readonly message?: string
  readonly file?: { readonly bytes: number }
}

export async function run({ numbers: [rounds = 3], usesServer }: Arguments): Promise<boolean> {
  console.log(`Export of users on ${engineOf(usesServer)}`)
  return withGateway(usesServer, 'large', (origin) => measureHeapAndHealth('export-check', origin, rounds))
}

export async function prepareCalls(origin: string): Promise<() => Promise<Reading>> {
  const { post, read, signIn } = createCalls(origin)
  await signIn()
  const exportUsers = async (): Promise<Reading> => {
    const { result, ms, health } = await probeHealth(origin, async () => {
      let job = await post<JobReply>('/gateway/x/users/export', { columns: COLUMNS })
      while (job.state === 'waiting' || job.state === 'running') {
        await wait(POLL_MS)
        job = await read<JobReply>(`/gateway/x/jobs/${job.jobId}`)
      }
      return job
    })
    if (result.state !== 'done') throw new Error(`The job ended as ${result.state}: ${result.message ?? ''}`)
    return { what: `${result.done} users, ${((result.file?.bytes ?? 0) / 1e6).toFixed(1)} MB`, ms, health }
  }
  await exportUsers()
  return exportUsers
}
