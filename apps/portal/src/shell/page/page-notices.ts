import type { ToastQueue } from '@sitewright/ui/toast-queue'
import { toasts } from '../toasts'

/**
 * Notices of a page about itself: a text was copied, the browser knows no location, a name is missing. They say nothing about a call: `write` reports those, so that
 * nothing appears under another session.
 */
export const pageNotices: Pick<ToastQueue, 'info' | 'warning' | 'error' | 'close'> = toasts
