import type { ToastKind } from './toast-queue'
import type { CompleteTexts } from '../locale/label-texts'

/** Names of the kinds. Screen readers read the name before the text of a toast. */
export type ToastKindLabels = Readonly<Record<ToastKind, string>>

/** Texts of Toasts, for translation. */
export interface ToastLabels {
  /** Name of the region; "Notifications" by default. */
  notifications: string
  /** Name of the close button; "Close" by default. */
  close: string
  /** Names of the kinds, read before the text of a toast; "Success", "Error", "Warning", "Information" by default. */
  kinds: ToastKindLabels
}

/** English texts. */
export const TOAST_LABELS: CompleteTexts<ToastLabels> = {
  notifications: 'Notifications',
  close: 'Close',
  kinds: { success: 'Success', error: 'Error', warning: 'Warning', info: 'Information' },
}
