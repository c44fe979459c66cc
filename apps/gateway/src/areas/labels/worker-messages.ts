import type { LabelFault } from '@sitewright/domain/labels/model'
import type { LabelCode } from '@sitewright/domain/labels/zpl-codes'

/*
 * Messages between the gateway and the worker that draws labels.
 */

/** Draws the picture of one label and checks it. */
export interface RenderTask {
  readonly kind: 'render'
  readonly zpl: string
  /** In inches. */
  readonly width: number
  readonly height: number
  readonly dpmm: number
  /** The codes that a scanner must read. */
  readonly codes: readonly LabelCode[]
}

/** A label that was drawn and checked. */
export interface Drawing {
  /** A PNG; undefined if it could not be drawn. */
  readonly png: Uint8Array | undefined
  /** Why it cannot be printed. */
  readonly fault: LabelFault | undefined
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

/** The result of a task. */
export type TaskResult = ({ readonly kind: 'drawn' } & Drawing) | { readonly kind: 'joined'; readonly pdf: Uint8Array }

/** After `broken` the worker draws nothing more. */
export type WorkerReply = { readonly kind: 'ready' } | TaskResult | { readonly kind: 'broken' }
