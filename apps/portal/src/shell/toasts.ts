import { createToastQueue } from '@sitewright/ui/toast-queue'

/** The one queue of toasts; drawn in main.tsx, filled from anywhere in the portal. */
export const toasts = createToastQueue()
