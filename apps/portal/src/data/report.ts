import { sharedMessages } from '@sitewright/domain/shared/messages'
import { canRetry, isProblem } from '@sitewright/domain/shared/problem'
import type { ToastKind } from '@sitewright/ui/toast-queue'
import { session } from '../shell/session/session'
import { showFailure } from '../shell/show-failure'
import { toasts } from '../shell/toasts'

/*
 * How calls of `data` report to the user. Only `write.ts`, `toggle-store.ts` and `read.ts` import this module (tests/repo/write-rules.ts).
 */

/** What a toast says about a write. */
export interface Notice {
  readonly text: string
  /** `success` by default. */
  readonly tone?: ToastKind
  /** Toasts with the same key replace each other. */
  readonly key?: string
  /** Reverses the write. The toast offers it, to the session that made the write. */
  readonly undo?: (() => void) | undefined
  /** Whether the history lists it; `false` if another list shows it already. `true` by default. */
  readonly isRecorded?: boolean
}

/** Binds to the session that owns the page now. @returns whether it still does */
export function ownSession(): () => boolean {
  const owner = session.shown()?.id
  return () => session.shown()?.id === owner
}

/** The button of a toast does nothing under another session. */
function forOwner(act: () => void): () => void {
  const isOwned = ownSession()
  return () => {
    if (isOwned()) act()
  }
}

/** Shows a toast about a write. */
export function showNotice(notice: Notice | string | undefined): void {
  if (notice === undefined) return
  const { text, tone = 'success', undo, ...options } = typeof notice === 'string' ? { text: notice } : notice
  toasts[tone](text, {
    ...options,
    ...(undo && { action: { label: sharedMessages.undo, onAction: forOwner(undo) } }),
  })
}

/** How a failure is shown. */
export interface FailureNotice {
  readonly key?: string
  /** Makes the call again. The toast of a failure that may pass offers it, to the session that made the call. */
  readonly retry?: (() => void) | undefined
  /** Follows the message. */
  readonly addition?: string | undefined
}

/** Shows a failure in a toast: the server's message, else the fixed one (ERR-02). */
export function reportFailure(error: unknown, fixed: string, { key, retry, addition }: FailureNotice = {}): void {
  const action = retry && canRetry(error) ? { label: sharedMessages.retry, onAction: forOwner(retry) } : undefined
  showFailure(error, fixed, { key, action }, addition)
}

/** The newer version that a 409 carries. */
export const readCurrent = (error: unknown): unknown =>
  isProblem(error) && error.kind === 'conflict' ? error.current : undefined
