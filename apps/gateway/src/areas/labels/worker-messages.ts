/*
 * Messages between the gateway and the worker that draws labels.
 */

/** Draws the picture of one label. */
export interface RenderTask {
  readonly kind: 'render'
  readonly zpl: string
  /** In inches. */
  readonly width: number
  readonly height: number
  readonly dpmm: number
}

/** A picture and how many pages show it. */
export interface LabelPage {
  readonly png: Uint8Array
  readonly copies: number
}

/** Joins pictures into a PDF with one page for each copy. */
export interface JoinTask {
  readonly kind: 'join'
  readonly pages: readonly LabelPage[]
  /** Of each page, in inches. */
  readonly width: number
  readonly height: number
}

export type LabelTask = RenderTask | JoinTask

/** `unprintable`: the ZPL cannot be drawn, or is not exactly one label. After `broken` the worker draws nothing more. */
export type WorkerReply =
  | { readonly kind: 'ready' }
  | { readonly kind: 'done'; readonly bytes: Uint8Array }
  | { readonly kind: 'unprintable' }
  | { readonly kind: 'broken' }
