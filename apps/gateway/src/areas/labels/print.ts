import { setImmediate } from 'node:timers/promises'
import { labelMessages } from '@sitewright/domain/labels/messages'
import {
  parseLabelSize,
  type LabelCheck,
  type LabelCheckRequest,
  type LabelFault,
  type LabelPicture,
  type LabelPictureRequest,
  type LabelReply,
  type LabelRequest,
  type LabelSize,
  type SiteOnLabel,
} from '@sitewright/domain/labels/model'
import { describeFailures, sortLabels } from '@sitewright/domain/labels/rules'
import { fillLabel, findZplProblem } from '@sitewright/domain/labels/zpl'
import { labelCodes } from '@sitewright/domain/labels/zpl-codes'
import { unavailable } from '../../http/refusals'
import type { Drawings } from './drawings'
import { RenderError, type LabelRenderer } from './renderer'
import type { Drawing, LabelPage } from './worker-messages'

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

const toSite = ({ Name, Path = '' }: LabelCheckRequest['Sites'][number]): SiteOnLabel => ({ name: Name, path: Path })

/** A label that was drawn, or why it cannot be printed. */
type Drawn = { readonly png: Uint8Array } | { readonly fault: LabelFault }

/** The message about a label that the worker could not draw. @throws errors that are not about the label */
function describeError(error: unknown, name: string): string {
  if (!(error instanceof RenderError)) throw error
  switch (error.failure) {
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
  readonly drawings: Drawings
  readonly signal: AbortSignal
  readonly limits: PrintLimits
}

type Design = Pick<LabelRequest, 'Zpl' | 'Dpmm'>

const drawOne = ({ Zpl, Dpmm }: Design, size: LabelSize, site: SiteOnLabel, drawings: Drawings): Promise<Drawing> =>
  drawings.draw({
    kind: 'render',
    zpl: fillLabel(Zpl, site),
    ...size,
    dpmm: Dpmm,
    codes: labelCodes(Zpl, site),
  })

/**
 * Draws and checks labels one by one. It waits for each label before it requests the next, so that requests take turns at the worker. A label that takes too long or needs
 * too much memory ends the request, because the others would too.
 * @returns a result for each site, or why the request failed
 */
async function drawAll(
  design: Design,
  size: LabelSize,
  sites: readonly SiteOnLabel[],
  { drawings, signal, limits }: PrintOptions,
): Promise<Drawn[] | string> {
  const endsAt = performance.now() + limits.requestMs
  const pictures = new Set<Uint8Array>()
  let bytes = 0
  const drawn: Drawn[] = []
  for (const site of sites) {
    if (signal.aborted) throw labelsBusy()
    if (performance.now() > endsAt) return labelMessages.requestTookTooLong
    try {
      const { png, fault } = await drawOne(design, size, site, drawings)
      drawn.push(png === undefined || fault !== undefined ? { fault: fault ?? 'undrawable' } : { png })
      // A repeated label shares its picture.
      if (png !== undefined && !pictures.has(png)) bytes += pictures.add(png) && png.byteLength
    } catch (error) {
      return describeError(error, site.name)
    }
    if (bytes > limits.fileBytes) return labelMessages.fileTooLarge
  }
  return drawn
}

/** The labels that cannot be printed, with their places among all. */
const faultsOf = (drawn: readonly Drawn[]) =>
  drawn.flatMap((label, index) => ('fault' in label ? [{ index, fault: label.fault }] : []))

/** Draws all labels of a print. A print without one of its labels would be wrong, so that one failure is enough to refuse it (CODE-25). */
async function drawPages(
  request: LabelRequest,
  size: LabelSize,
  barcodes: readonly Barcode[],
  options: PrintOptions,
): Promise<LabelPage[] | string> {
  const drawn = await drawAll(request, size, barcodes.map(toSite), options)
  if (typeof drawn === 'string') return drawn
  const failures = faultsOf(drawn).map(({ index, fault }) => ({ name: barcodes[index]?.Name ?? '', fault }))
  if (failures.length > 0) return describeFailures(failures)
  return drawn.flatMap((label, index) =>
    'png' in label ? [{ png: label.png, copies: barcodes[index]?.Qty ?? 1 }] : [],
  )
}

/**
 * The labels as ZPL, for the mobile app. Above the limit it fails, because a part of the labels would be a wrong print. Other calls get a turn after each name.
 */
async function toZpl({ Zpl }: LabelRequest, barcodes: readonly Barcode[], limit: number): Promise<LabelReply> {
  let bytes = 0
  const labels: string[] = []
  for (const barcode of barcodes) {
    const label = fillLabel(Zpl, toSite(barcode))
    bytes += Buffer.byteLength(label) * barcode.Qty
    if (bytes > limit) return failed(labelMessages.zplTooLarge(limit))
    labels.push(label.repeat(barcode.Qty))
    await setImmediate()
  }
  return { Success: true, Zpl: labels.join('') }
}

async function toPdf(pages: readonly LabelPage[], size: LabelSize, { renderer }: PrintOptions): Promise<LabelReply> {
  try {
    const pdf = await renderer.join({ kind: 'join', pages, ...size })
    return { Success: true, pdf_base64: Buffer.from(pdf).toString('base64') }
  } catch (error) {
    describeError(error, '')
    return failed(labelMessages.produceFailed)
  }
}

/** The problem or the size of a design. */
function findSize({ Zpl, Size }: Pick<LabelRequest, 'Zpl' | 'Size'>): LabelSize | string {
  return findZplProblem(Zpl) ?? parseLabelSize(Size) ?? labelMessages.invalidSize
}

/**
 * Prints labels in the order of their sort type: as ZPL if the request limits its size, else as a PDF with one page for each copy (API2-31). Both are drawn before, because
 * each label is checked (CODE-25).
 */
export async function printLabels(request: LabelRequest, options: PrintOptions): Promise<LabelReply> {
  const size = findSize(request)
  if (typeof size === 'string') return failed(size)
  const barcodes = sortLabels(request.Barcodes, request.Sorting, ({ Name }) => Name)
  const limit = request.MaxZplSize ?? undefined
  const zpl = limit === undefined ? undefined : await toZpl(request, barcodes, Math.min(limit, options.limits.zplBytes))
  if (zpl?.Success === false) return zpl
  const pages = await drawPages(request, size, barcodes, options)
  if (typeof pages === 'string') return failed(pages)
  return zpl ?? toPdf(pages, size, options)
}

/** Checks labels before they are printed (CODE-25). */
export async function checkLabels(request: LabelCheckRequest, options: PrintOptions): Promise<LabelCheck> {
  const size = findSize(request)
  if (typeof size === 'string') return failed(size)
  const drawn = await drawAll(request, size, request.Sites.map(toSite), options)
  if (typeof drawn === 'string') return failed(drawn)
  return { Success: true, Failures: faultsOf(drawn).map(({ index, fault }) => ({ Index: index, Fault: fault })) }
}

/** Draws one label as a PNG. */
export async function drawPicture(request: LabelPictureRequest, options: PrintOptions): Promise<LabelPicture> {
  const size = findSize(request)
  if (typeof size === 'string') return failed(size)
  const site = toSite(request)
  try {
    const { png, fault } = await drawOne(request, size, site, options.drawings)
    return {
      ...(fault === undefined ? { Success: true } : failed(describeFailures([{ name: site.name, fault }]))),
      ...(png !== undefined && { png_base64: Buffer.from(png).toString('base64') }),
    }
  } catch (error) {
    return failed(describeError(error, site.name))
  }
}
