import type { LabelFault, SiteLabel, SiteOnLabel } from '@sitewright/domain/labels/model'

/** Reports the progress of a print, and cancels it. */
export interface PrintControls {
  /** Aborted by Cancel. */
  readonly signal: AbortSignal
  /** Called with the number of labels that are done. */
  readonly onProgress: (done: number) => void
}

/** A site whose label cannot be printed, and why (CODE-25). */
export interface FailedSite extends SiteOnLabel {
  readonly fault: LabelFault
}

/** The labels that were printed: a file in a desktop browser, ZPL for the mobile app. Neither if all labels failed. */
export interface PrintedLabels {
  readonly file?: Blob
  readonly zpl?: string
  /** The sites that are left out. */
  readonly failures: readonly FailedSite[]
}

/** The result of a print. */
export type PrintOutcome =
  | ({ readonly status: 'printed' } & PrintedLabels)
  | { readonly status: 'failed'; readonly message: string }

/** Checks and prints one label for each site. */
export type PrintLabels = (
  label: SiteLabel,
  sites: readonly SiteOnLabel[],
  controls: PrintControls,
) => Promise<PrintOutcome>

/** The state of a print. `incomplete`: some labels cannot be printed, and the user decides whether to take the others. */
export type LabelPrint =
  | { readonly state: 'idle' }
  | { readonly state: 'printing'; readonly done: number }
  | { readonly state: 'incomplete'; readonly printed: PrintedLabels }
  | { readonly state: 'failed'; readonly message: string }
