import { isProblem, getMessage } from '@sitewright/domain/shared/problem'
import type { ToastOptions } from '@sitewright/ui/toast-queue'
import { toasts } from './toasts'

/**
 * Shows a failure in a toast: the server's message, else the fixed one (ERR-02). A request that ended the session is reported on Login alone (ERR-91).
 * @param addition follows the message
 */
export function showFailure(error: unknown, fixed: string, options?: ToastOptions, addition = ''): void {
  if (isProblem(error) && error.kind === 'ended') return
  toasts.error(`${getMessage(error, fixed)} ${addition}`.trim(), options)
}
