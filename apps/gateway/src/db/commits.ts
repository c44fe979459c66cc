import { AsyncLocalStorage } from 'node:async_hooks'
import { Problem } from '@sitewright/domain/shared/problem'
import { OutcomeUnknown } from './failure'

/** Whether the call that runs has committed a transaction. */
const current = new AsyncLocalStorage<{ hasCommitted: boolean }>()

/** Notes that a transaction has committed. */
export const noteCommit = (): void => {
  const call = current.getStore()
  if (call !== undefined) call.hasCommitted = true
}

/**
 * Runs a call. It can still fail after it has committed, for example when it reads what it replies. That nothing was saved is not true then.
 * @throws OutcomeUnknown for an error after a commit, unless the error is a Problem, which says itself what happened
 */
export async function withCommits<T>(run: () => Promise<T>): Promise<T> {
  const call = { hasCommitted: false }
  try {
    return await current.run(call, run)
  } catch (cause) {
    if (!call.hasCommitted || cause instanceof Problem) throw cause
    throw new OutcomeUnknown('The call failed after one of its transactions had committed.', { cause })
  }
}
