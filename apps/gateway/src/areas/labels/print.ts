import { setImmediate } from 'node:timers/promises'
import { labelMessages } from '@sitewright/domain/labels/messages'
import {
  parseLabelSize,
  type LabelPicture,
  type LabelPictureRequest,
  type LabelReply,
  type LabelRequest,
  type LabelSize,
} from '@sitewright/domain/labels/model'
import { sortLabels } from '@sitewright/domain/labels/rules'
import { fillName, findZplProblem, isMisread } from '@sitewright/domain/labels/zpl'
import { unavailable } from '../../http/refusals'
import { RenderError, type LabelRenderer } from './renderer'
import type { LabelPage } from './worker-messages'

/** Limits of a print. Tests use smaller ones. */
export interface PrintLimits {
  /** The time for one request, in milliseconds. */
  readonly requestMs: number
  /** The size of all pictures of one request, before base64. */
  readonly fileBytes: number
  /** Of the ZPL of one request, whatever limit it names itself: 50 labels of the portal need far less. */
  readonly zplBytes: number
}

export const PRINT_LIMITS: PrintLimits = { requestMs: 120_000, fileBytes: 24 * 1024 * 1024, zplBytes: 4 * 1024 * 1024 }

/** Seconds after which a caller can try again. */
const RETRY_AFTER_S = 5

/** The problem of a request that the gateway cannot print now. */
export const labelsBusy = () => unavailable(labelMessages.busy, RETRY_AFTER_S)

/** One name with its copies. */
type Barcode = LabelRequest['Barcodes'][number]

const failed = (text: string) => ({ Success: false, Error: text })

/**
 * The labels as ZPL, for the mobile app. Above the limit it fails, because a part of the labels would be a wrong print. Other calls get a turn after each name.
 */
async function printZpl({ Zpl }: LabelRequest, barcodes: readonly Barcode[], limit: number): Promise<LabelReply> {
  let bytes = 0
  const labels: string[] = []
  for (const { Name, Qty } of barcodes) {
    const label = fillName(Zpl, Name)
    bytes += Buffer.byteLength(label) * Qty
    if (bytes > limit) return failed(labelMessages.zplTooLarge(limit))
    labels.push(label.repeat(Qty))
    await setImmediate()
  }
  return { Success: true, Zpl: labels.join('') }
}

/** The message about a label that failed. @throws errors that are not about the label */
function describeFailure(error: unknown, name: string): string {
  if (!(error instanceof RenderError)) throw error
  switch (error.failure) {
    case 'unprintable':
      return labelMessages.notPrintable(name)
    case 'slow':
      return labelMessages.tookTooLong(name)
    case 'broken':
      return labelMessages.needsTooMuch(name)
    case 'unavailable':
      throw labelsBusy()
  }
}

interface PrintOptions {
  readonly renderer: LabelRenderer
  readonly signal: AbortSignal
  readonly limits: PrintLimits
}

/**
 * Draws the labels one by one. It waits for each label before it requests the next, so that requests take turns at the worker. A repeated name is drawn once.
 * @returns the pages, or why there are none
 */
async function drawPages(
  { Zpl, Dpmm }: Pick<LabelRequest, 'Zpl' | 'Dpmm'>,
  size: LabelSize,
  barcodes: readonly Barcode[],
  { renderer, signal, limits }: PrintOptions,
): Promise<LabelPage[] | string> {
  const endsAt = performance.now() + limits.requestMs
  const drawn = new Map<string, Uint8Array>()
  let bytes = 0
  const pages: LabelPage[] = []
  for (const { Name, Qty } of barcodes) {
    if (signal.aborted) throw labelsBusy()
    if (performance.now() > endsAt) return labelMessages.requestTookTooLong
    if (isMisread(Zpl, Name)) return labelMessages.notPrintable(Name)
    try {
      const png =
        drawn.get(Name) ?? (await renderer.run({ kind: 'render', zpl: fillName(Zpl, Name), ...size, dpmm: Dpmm }))
      if (!drawn.has(Name)) bytes += png.byteLength
      drawn.set(Name, png)
      pages.push({ png, copies: Qty })
    } catch (error) {
      return describeFailure(error, Name)
    }
    if (bytes > limits.fileBytes) return labelMessages.fileTooLarge
  }
  return pages
}

async function printPdf(request: LabelRequest, barcodes: readonly Barcode[], options: PrintOptions) {
  const size = parseLabelSize(request.Size)
  if (size === undefined) return failed(labelMessages.invalidSize)
  const pages = await drawPages(request, size, barcodes, options)
  if (typeof pages === 'string') return failed(pages)
  try {
    const pdf = await options.renderer.run({ kind: 'join', pages, ...size })
    return { Success: true, pdf_base64: Buffer.from(pdf).toString('base64') }
  } catch (error) {
    describeFailure(error, '')
    return failed(labelMessages.produceFailed)
  }
}

/** Prints labels in the order of their sort type: as ZPL if the request limits its size, else as a PDF with one page for each copy (API2-31). */
export async function printLabels(request: LabelRequest, options: PrintOptions): Promise<LabelReply> {
  const problem = findZplProblem(request.Zpl)
  if (problem !== undefined) return failed(problem)
  const barcodes = sortLabels(request.Barcodes, request.Sorting, ({ Name }) => Name)
  const limit = request.MaxZplSize ?? undefined
  return limit === undefined
    ? printPdf(request, barcodes, options)
    : printZpl(request, barcodes, Math.min(limit, options.limits.zplBytes))
}

/** Draws one label as a PNG. */
export async function drawPicture(request: LabelPictureRequest, options: PrintOptions): Promise<LabelPicture> {
  const problem = findZplProblem(request.Zpl)
  const size = parseLabelSize(request.Size)
  if (problem !== undefined || size === undefined) return failed(problem ?? labelMessages.invalidSize)
  const pages = await drawPages(request, size, [{ Name: request.Name, Qty: 1 }], options)
  if (typeof pages === 'string') return failed(pages)
  return { Success: true, png_base64: Buffer.from(pages[0]?.png ?? []).toString('base64') }
}
