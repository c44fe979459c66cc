import type { CompleteTexts } from '../locale/label-texts'

/** Texts of Dialog, for translation. */
export interface DialogLabels {
  /** Name of the close button; "Close" by default. */
  close: string
  /** Why the dialog cannot be closed while it is busy; "Wait until this is done." by default. */
  busyReason: string
}

/** English texts. */
export const DIALOG_LABELS: CompleteTexts<DialogLabels> = { close: 'Close', busyReason: 'Wait until this is done.' }
