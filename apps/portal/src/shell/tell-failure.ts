import { isProblem, messageOf } from '@sitewright/domain/shared/problem'
import type { ToastOptions } from '@sitewright/ui/toast-queue'
import { toasts } from './toasts'

/** Tells a failure in a toast: the server's words, else the fixed ones (ERR-02). Who was logged out by it is told on Login alone (ERR-91). */
export function tellFailure(error: unknown, fixed: string, options?: ToastOptions): void {
  if (isProblem(error) && error.kind === 'ended') return
  toasts.error(messageOf(error, fixed), options)
}
