import { mutate } from 'swr'
import type { Warning } from '@sitewright/domain/shared/warning'
import type { AssignmentOutcome } from '@sitewright/ui/assignment/save-outcome'
import { session } from '../shell/session'
import { toasts } from '../shell/toasts'
import { type Reply, settleSave } from './assignment-reply'

export interface AssignmentSave<T> {
  /** Cache key of the read that it replaces. */
  key: readonly unknown[]
  send: () => Promise<Reply<T> | Reply<Warning>>
  /** Told in a toast; a warning stands in its place (USER-74). */
  saved: string
  /** Told where the server has no words. */
  failed: string
  /** Reads anew what depends on what is saved: after a save, and where somebody else was first. */
  refresh?: () => void
}

/** Saves what somebody is assigned: 210 is saved and warns, 409 is a conflict, and anything else leaves what was chosen to the tab. */
export async function saveAssignment<T>({ key, send, ...save }: AssignmentSave<T>): Promise<AssignmentOutcome> {
  const owner = session.shown()?.id
  const settled = await settleSave(send, save.failed)
  if (settled.kind === 'failed') return { status: 'failed', message: settled.message }
  // A reply that comes after the session has changed hands is nobody's news.
  if (owner !== session.shown()?.id) return { status: settled.kind === 'conflict' ? 'conflict' : 'saved' }
  if (settled.kind === 'stored') {
    await mutate(key, settled.stored, { revalidate: false })
    toasts.success(save.saved)
    save.refresh?.()
    return { status: 'saved' }
  }
  await mutate(key)
  save.refresh?.()
  if (settled.kind === 'conflict') return { status: 'conflict' }
  toasts.warning(settled.warning)
  return { status: 'saved', warning: settled.warning }
}
