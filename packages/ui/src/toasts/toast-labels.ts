import type { ToastKind } from './toast-queue'

/** Names of the kinds. Screen readers read the name before the text of a toast. */
export type ToastKindLabels = Readonly<Record<ToastKind, string>>

/** Texts of Toasts, for translation. */
export interface ToastLabels {
  /** Name of the close button; "Close" by default. */
  close: string
  /** Names of the kinds, read before the text of a toast; "Success", "Error", "Warning", "Information" by default. */
  kinds: ToastKindLabels
}

/** English texts. */
export const TOAST_LABELS: ToastLabels = {
  close: 'Close',
  kinds: { success: 'Success', error: 'Error', warning: 'Warning', info: 'Information' },
}
