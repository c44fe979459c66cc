import type { SiteLabel } from '@sitewright/domain/labels/model'

/** Reports the progress of a print, and cancels it. */
export interface PrintControls {
  /** Aborted by Cancel. */
  readonly signal: AbortSignal
  /** Called with the number of labels that are done. */
  readonly onProgress: (done: number) => void
}

/** The result of a print: a file in a desktop browser, none on mobile, where the app gets the labels. */
export type PrintOutcome =
  | { readonly status: 'printed'; readonly file?: Blob }
  | { readonly status: 'failed'; readonly message: string }

/** Prints one label for each name. */
export type PrintLabels = (label: SiteLabel, controls: PrintControls) => Promise<PrintOutcome>

/** The state of a print. */
export type LabelPrint =
  | { readonly state: 'idle' }
  | { readonly state: 'printing'; readonly done: number }
  | { readonly state: 'failed'; readonly message: string }
