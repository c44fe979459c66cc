import { labels as labelCalls } from '@sitewright/api-client/calls/labels'
import { labelMessages } from '@sitewright/domain/labels/messages'
import type { LabelReply, LabelRequest, SiteLabel } from '@sitewright/domain/labels/model'
import { labelRequests, type PrintOptions } from '@sitewright/domain/labels/rules'
import { createOperations } from './api'
import { joinPdfs } from './join-pdfs'
import { writeBatch, type WriteOne } from './write'

const { labels } = createOperations({ labels: labelCalls })

interface PrintedLabels {
  readonly status: 'printed'
  /** Without `zpl`: the labels as a PDF. */
  readonly file?: Blob
  /** The labels as ZPL, for the mobile app. */
  readonly zpl?: string
}
type Printed = PrintedLabels | { readonly status: 'failed'; readonly message: string }

interface Controls extends PrintOptions {
  readonly signal: AbortSignal
  readonly onProgress: (done: number) => void
}

const failed = (message: string): Printed => ({ status: 'failed', message })

/** One request: its labels as base64 or as ZPL, or why there are none (CODE-14, CODE-15, MSG-39). */
async function printOnce(
  writeOne: WriteOne,
  body: LabelRequest,
  { isMobile, signal }: Controls,
): Promise<{ text: string } | { message: string }> {
  const outcome = await writeOne(() => labels.create({ query: { asBase64: true }, body }, { signal }), {
    failed: labelMessages.requestFailed,
  })
  // The dialog has no fields, such as one for the size, so that their errors follow the message.
  if (outcome.status === 'failed')
    return { message: [outcome.message, ...Object.values(outcome.fields).flat()].join(' ') }
  const reply: LabelReply = outcome.value
  const text = isMobile ? reply.Zpl : reply.pdf_base64
  if (reply.Success && typeof text === 'string' && text !== '') return { text }
  const error = reply.Error ?? ''
  return { message: error === '' ? labelMessages.produceFailed : error }
}

/**
 * Prints a label for each name, in several requests for many names. The first failure ends the print. A toast reports the PDF, but not what the mobile app prints.
 * @param names in the order of the site tree
 */
export const printLabels = (label: SiteLabel, names: readonly string[], controls: Controls): Promise<Printed> =>
  writeBatch((writeOne) => printPieces(writeOne, labelRequests(label, names, controls), controls), {
    report: (printed) =>
      printed.status === 'printed' && printed.zpl === undefined && !controls.signal.aborted
        ? labelMessages.downloaded(names.length)
        : undefined,
  })

async function printPieces(
  writeOne: WriteOne,
  requests: readonly LabelRequest[],
  controls: Controls,
): Promise<Printed> {
  const texts: string[] = []
  let done = 0
  for (const request of requests) {
    const printed = await printOnce(writeOne, request, controls)
    if ('message' in printed) return failed(printed.message)
    // A canceled print sends no more requests.
    if (controls.signal.aborted) return failed(labelMessages.requestFailed)
    texts.push(printed.text)
    done += request.Barcodes.length
    controls.onProgress(done)
  }
  if (controls.isMobile) return { status: 'printed', zpl: texts.join('') }
  try {
    return { status: 'printed', file: await joinPdfs(texts) }
  } catch {
    // The file of another server can be unreadable, and the library can fail to load.
    return failed(labelMessages.produceFailed)
  }
}
