import { labels as labelCalls } from '@sitewright/api-client/calls/labels'
import { configScreenLabels, configScreenMessages } from '@sitewright/domain/configs/screen-messages'
import { labelMessages } from '@sitewright/domain/labels/messages'
import type { LabelFault, LabelReply, LabelRequest, SiteLabel, SiteOnLabel } from '@sitewright/domain/labels/model'
import { labelPieces, labelRequest, type PrintOptions } from '@sitewright/domain/labels/rules'
import { capabilities } from '../shell/capabilities'
import { createOperations } from './api'
import { joinPdfs } from './join-pdfs'
import { write, writeBatch, type WriteOne } from './write'

const { labels } = createOperations({ labels: labelCalls })

interface PrintedLabels {
  readonly status: 'printed'
  /** The labels as a PDF, if there are any. */
  readonly file?: Blob
  /** The labels as ZPL, for the mobile app. */
  readonly zpl?: string
  /** The sites whose labels cannot be printed: they are left out (CODE-25). */
  readonly failures: readonly FailedSite[]
}

/** A site whose label cannot be printed, and why. */
interface FailedSite extends SiteOnLabel {
  readonly fault: LabelFault
}

type Printed = PrintedLabels | { readonly status: 'failed'; readonly message: string }

interface Controls extends PrintOptions {
  readonly signal: AbortSignal
  readonly onProgress: (done: number) => void
}

const failed = (message: string): Printed => ({ status: 'failed', message })

/** The text of a failed request. The dialog has no fields, such as one for the size, so that their errors follow the message. */
const messageOf = ({ message, fields }: { message: string; fields: Readonly<Record<string, readonly string[]>> }) =>
  [message, ...Object.values(fields).flat()].join(' ')

const errorOf = (error = ''): string => (error === '' ? labelMessages.produceFailed : error)

/** The labels of a request that cannot be printed, by their places. None if the server cannot check labels. */
async function checkOnce(
  writeOne: WriteOne,
  { Zpl, Dpmm, Size, Barcodes }: LabelRequest,
  { signal }: Controls,
): Promise<ReadonlyMap<number, LabelFault> | { message: string }> {
  if (!capabilities.has('labels.check')) return new Map()
  const body = {
    Zpl,
    Dpmm,
    Size,
    Sites: Barcodes.map(({ Name, Path }) => ({ Name, Path })),
  }
  const outcome = await writeOne(() => labels.check({ body }, { signal }), { failed: labelMessages.requestFailed })
  if (outcome.status === 'failed') return { message: messageOf(outcome) }
  const { Success, Failures = [], Error: error } = outcome.value
  return Success ? new Map(Failures.map(({ Index, Fault }) => [Index, Fault])) : { message: errorOf(error) }
}

/** One request: its labels as base64 or as ZPL, or why there are none (CODE-14, CODE-15, MSG-39). */
async function printOnce(
  writeOne: WriteOne,
  body: LabelRequest,
  { isMobile, signal }: Controls,
): Promise<{ text: string } | { message: string }> {
  const outcome = await writeOne(() => labels.create({ query: { asBase64: true }, body }, { signal }), {
    failed: labelMessages.requestFailed,
  })
  if (outcome.status === 'failed') return { message: messageOf(outcome) }
  const reply: LabelReply = outcome.value
  const text = isMobile ? reply.Zpl : reply.pdf_base64
  if (reply.Success && typeof text === 'string' && text !== '') return { text }
  return { message: errorOf(reply.Error ?? '') }
}

/**
 * Checks and prints a label for each site, in several requests for many sites. Labels that cannot be printed are left out. The first failed request ends the print. A toast
 * reports a PDF of all labels, but not what the mobile app prints.
 * @param sites in the order of the site tree
 */
export const printLabels = (label: SiteLabel, sites: readonly SiteOnLabel[], controls: Controls): Promise<Printed> =>
  writeBatch((writeOne) => printPieces(writeOne, label, sites, controls), {
    report: (printed) =>
      printed.status === 'printed' &&
      printed.file !== undefined &&
      printed.failures.length === 0 &&
      !controls.signal.aborted
        ? labelMessages.downloaded(sites.length)
        : undefined,
  })

async function printPieces(
  writeOne: WriteOne,
  label: SiteLabel,
  sites: readonly SiteOnLabel[],
  controls: Controls,
): Promise<Printed> {
  const texts: string[] = []
  const failures: FailedSite[] = []
  let done = 0
  for (const piece of labelPieces(label, sites)) {
    const request = labelRequest(label, piece, controls)
    const faults = await checkOnce(writeOne, request, controls)
    if ('message' in faults) return failed(faults.message)
    for (const [index, fault] of faults) {
      const site = piece[index]
      if (site !== undefined) failures.push({ ...site, fault })
    }
    const Barcodes = request.Barcodes.filter((_, index) => !faults.has(index))
    const printed =
      Barcodes.length > 0 ? await printOnce(writeOne, { ...request, Barcodes }, controls) : { text: undefined }
    if ('message' in printed) return failed(printed.message)
    // A canceled print sends no more requests.
    if (controls.signal.aborted) return failed(labelMessages.requestFailed)
    if (printed.text !== undefined) texts.push(printed.text)
    done += piece.length
    controls.onProgress(done)
  }
  if (texts.length === 0) return { status: 'printed', failures }
  if (controls.isMobile) return { status: 'printed', zpl: texts.join(''), failures }
  try {
    return { status: 'printed', file: await joinPdfs(texts), failures }
  } catch {
    // The file of another server can be unreadable, and the library can fail to load.
    return failed(labelMessages.produceFailed)
  }
}

/** The picture of a label as an address, and why it cannot be printed. */
interface LabelPicture {
  readonly picture?: string
  readonly message?: string
}

/** Whether the server draws pictures of labels. */
export const canDrawLabels = (): boolean => capabilities.has('labels.picture')

/** Draws the label of a site, as a picture that a page can show (CODE-21, CODE-27). */
export async function drawLabel(
  { zpl, dpmm, size }: SiteLabel,
  { name, path = '' }: SiteOnLabel,
  signal: AbortSignal,
): Promise<LabelPicture> {
  const body = { Zpl: zpl, Dpmm: dpmm, Size: size, Name: name, Path: path }
  const outcome = await write(() => labels.picture({ body }, { signal }), { failed: labelMessages.requestFailed })
  if (outcome.status === 'failed') return { message: messageOf(outcome) }
  const { Success, Error: error, png_base64: png = '' } = outcome.value
  return {
    // A data address, because the policy of the page allows no other picture.
    ...(png !== '' && { picture: `data:image/png;base64,${png}` }),
    ...((!Success || png === '') && { message: errorOf(error) }),
  }
}

const SAMPLE = { name: configScreenLabels.sampleSite, path: configScreenLabels.samplePath }

/** Draws a label for a sample site while it is edited (CODE-21). */
export const previewLabel = async (label: SiteLabel, signal: AbortSignal): Promise<LabelPicture> =>
  canDrawLabels() ? drawLabel(label, SAMPLE, signal) : { message: configScreenMessages.noPreview }
