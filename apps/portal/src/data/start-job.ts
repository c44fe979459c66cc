import { jobMessages } from '@sitewright/domain/jobs/messages'
import type { Job } from '@sitewright/domain/jobs/model'
import type { ListFilter } from '@sitewright/domain/shared/lists'
import { followedJobs } from '../shell/followed-jobs'
import { pageQuery } from './page-query'
import { write } from './write'

/** Starts a job by a call that answers it. The panel of jobs shows it from then on, and a failure is a toast. @returns whether it was started */
export async function startJob(send: () => Promise<{ readonly status: 202; readonly body: Job }>): Promise<boolean> {
  const outcome = await write(send, {
    failed: jobMessages.startFailed,
    isFailureToasted: true,
    retry: () => void startJob(send),
    refresh: ['jobs.list'],
  })
  if (outcome.status !== 'saved') return false
  followedJobs.add([outcome.value.jobId])
  return true
}

/**
 * The body of an export: the filter of a list without its page, and the visible columns.
 * @param known the ids that can be exported; others, such as tools of a row, are left out
 */
export function exportBody<Key extends string, Column extends string>(
  filter: ListFilter<Key> & { onlyActive?: boolean; addOnId?: number | undefined },
  columnIds: readonly string[],
  known: readonly Column[],
) {
  const { page: _page, pageSize: _pageSize, ...query } = pageQuery(filter)
  return {
    ...query,
    columns: columnIds.flatMap((id) => known.filter((column) => column === id)),
  }
}
