import type { SiteLabel } from '@sitewright/domain/labels/model'

/** How a print goes on. */
export interface PrintControls {
  /** Aborted by Cancel. */
  readonly signal: AbortSignal
  /** Called with the number of labels that are done. */
  readonly onProgress: (done: number) => void
}

/** How a print ended. On a desktop browser there is a file, on mobile the app has the labels. */
export type PrintOutcome =
  | { readonly status: 'printed'; readonly file?: Blob }
  | { readonly status: 'failed'; readonly message: string }

/** Prints all names with a label. */
export type PrintLabels = (label: SiteLabel, controls: PrintControls) => Promise<PrintOutcome>

/** The state of a print. */
export type LabelPrint =
  | { readonly state: 'idle' }
  | { readonly state: 'printing'; readonly done: number }
  | { readonly state: 'failed'; readonly message: string }
