import { PDFDocument } from '@cantoo/pdf-lib'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DEFAULT_LABEL } from '@sitewright/domain/labels/config'
import { labelMessages } from '@sitewright/domain/labels/messages'
import {
  MOBILE_MAX_ZPL_SIZE,
  type LabelCheckRequest,
  type LabelReply,
  type LabelRequest,
} from '@sitewright/domain/labels/model'
import { tokenOf } from '../../test/fake-server'
import { capabilities } from '../shell/capabilities'
import { session } from '../shell/session/session'
import { startApi } from './api'
import { printLabels } from './labels'

await vi.hoisted(async () => (await import('../../../../tests/support/signed-out-window')).stubWindow())

const bases = { gateway: 'http://server.test/gateway', api: 'http://server.test/api', own: 'http://server.test/x' }

interface Answer {
  readonly status?: number
  readonly body: LabelReply | { readonly message: string; readonly fields?: Record<string, string[]> }
}

/** A server that answers each request in turn. */
function serve(answerOf: (request: LabelRequest) => Answer | Promise<Answer>) {
  const asked: { address: string; request: LabelRequest }[] = []
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit) => {
    const request = JSON.parse(String(body)) as LabelRequest
    asked.push({ address, request })
    const answer = await answerOf(request)
    return Response.json(answer.body, { status: answer.status ?? 200 })
  })
  startApi(bases, () => undefined)
  return asked
}

/** A file with a page for each name, as wide as its place among all names. */
async function pdfOf({ Barcodes }: LabelRequest): Promise<Answer> {
  const pdf = await PDFDocument.create()
  for (const { Name } of Barcodes) pdf.addPage([Number(Name), 100])
  return { body: { Success: true, pdf_base64: await pdf.saveAsBase64() } }
}

const names = (count: number) => Array.from({ length: count }, (_, index) => `${index + 1}`)
const sites = (count: number) => names(count).map((name) => ({ name }))
const label = { ...DEFAULT_LABEL, sort: 'active-asc' as const }

function print(count: number, options: { isMobile?: boolean; controller?: AbortController } = {}) {
  const { isMobile = false, controller = new AbortController() } = options
  const onProgress = vi.fn<(done: number) => void>()
  const printed = printLabels(label, sites(count), { isMobile, signal: controller.signal, onProgress })
  return { printed, onProgress }
}

const progressOf = (onProgress: ReturnType<typeof print>['onProgress']) => onProgress.mock.calls.map(([done]) => done)

beforeEach(() => {
  session.end('logged-out')
  session.start({ token: tokenOf({ userId: 7 }), userName: 'mara', roles: ['ROLE'], userHasNoProjects: false })
})

describe('a print on a server that checks labels', () => {
  beforeEach(() => capabilities.start(['labels.check']))
  afterEach(() => capabilities.start([]))

  /** Fails the labels of some names. */
  const serveWith = (faults: Readonly<Record<string, string>>, error?: string) => {
    const printed: string[] = []
    vi.stubGlobal('fetch', async (address: string, { body }: RequestInit) => {
      const request = JSON.parse(String(body)) as LabelRequest & LabelCheckRequest
      if (!address.endsWith('/labels/check')) {
        printed.push(...request.Barcodes.map(({ Name }) => Name))
        return Response.json((await pdfOf(request)).body)
      }
      const Failures = request.Sites.flatMap(({ Name }, Index) =>
        faults[Name] === undefined ? [] : [{ Index, Fault: faults[Name] }],
      )
      return Response.json(error === undefined ? { Success: true, Failures } : { Success: false, Error: error })
    })
    startApi(bases, () => undefined)
    return printed
  }

  it('leaves out labels that fail, and names them [CODE-25]', async () => {
    const printed = serveWith({ 2: 'cutOff', 60: 'unreadable' })
    const result = await print(61).printed
    expect(result).toMatchObject({
      status: 'printed',
      failures: [
        { name: '2', fault: 'cutOff' },
        { name: '60', fault: 'unreadable' },
      ],
    })
    expect(printed).toEqual(names(61).filter((name) => name !== '2' && name !== '60'))
  })

  it('prints nothing if all labels fail [CODE-25]', async () => {
    const printed = serveWith({ 1: 'blank' })
    expect(await print(1).printed).toEqual({ status: 'printed', failures: [{ name: '1', fault: 'blank' }] })
    expect(printed).toEqual([])
  })

  it('fails with the reason why they could not be checked [CODE-25]', async () => {
    serveWith({}, 'Busy.')
    expect(await print(1).printed).toEqual({ status: 'failed', message: 'Busy.' })
  })
})

describe('a print', () => {
  it('asks for the labels with asBase64, and decodes the file [CODE-03, CODE-09, API2-32]', async () => {
    const asked = serve(pdfOf)
    const result = await print(2).printed
    expect(asked.map(({ address }) => address)).toEqual(['http://server.test/gateway/list/labels?asBase64=true'])
    if (result.status !== 'printed' || result.file === undefined) throw new Error('There is no file.')
    expect(result.file.type).toBe('application/pdf')
    expect(await result.file.slice(0, 5).text()).toBe('%PDF-')
  })

  it('joins the files of its requests in order, and counts labels', async () => {
    const asked = serve(pdfOf)
    const { printed, onProgress } = print(120)
    const result = await printed
    expect(asked.map(({ request }) => request.Barcodes.length)).toEqual([50, 50, 20])
    expect(progressOf(onProgress)).toEqual([50, 100, 120])
    if (result.status !== 'printed' || result.file === undefined) throw new Error('There is no file.')
    const pdf = await PDFDocument.load(await result.file.arrayBuffer())
    expect(pdf.getPages().map((page) => String(page.getWidth()))).toEqual(names(120))
  })

  it('joins ZPL for the mobile app [CODE-06, CODE-08, CODE-10]', async () => {
    const asked = serve(({ Barcodes }) => ({ body: { Success: true, Zpl: `^XA${Barcodes.length}^XZ` } }))
    expect(await print(51, { isMobile: true }).printed).toEqual({
      status: 'printed',
      zpl: '^XA50^XZ^XA1^XZ',
      failures: [],
    })
    expect(asked.map(({ request }) => request.MaxZplSize)).toEqual([MOBILE_MAX_ZPL_SIZE, MOBILE_MAX_ZPL_SIZE])
  })

  it.each([
    ['the Error of a reply without success', { body: { Success: false, Error: 'No paper.' } }, 'No paper.'],
    ['a text of its own without an Error', { body: { Success: false } }, labelMessages.produceFailed],
    ['a text of its own for an empty Error', { body: { Success: false, Error: '' } }, labelMessages.produceFailed],
    ['a text of its own for a success without a file', { body: { Success: true } }, labelMessages.produceFailed],
    ['the text of the server for a failed request', { status: 503, body: { message: 'Busy.' } }, 'Busy.'],
    [
      'the texts of its fields too',
      { status: 400, body: { message: 'Some values are invalid.', fields: { Size: ['The size is too large.'] } } },
      'Some values are invalid. The size is too large.',
    ],
    ['another one without such a text', { status: 500, body: { message: '' } }, labelMessages.requestFailed],
    [
      'a text of its own for an unreadable file',
      { body: { Success: true, pdf_base64: '*' } },
      labelMessages.produceFailed,
    ],
  ])('fails with %s [CODE-14, CODE-15, MSG-37, MSG-38, MSG-39]', async (_what, answer, message) => {
    serve(() => answer)
    expect(await print(1).printed).toEqual({ status: 'failed', message })
  })

  it('ends with the first request that fails', async () => {
    const asked = serve(() => ({ body: { Success: false } }))
    const { printed, onProgress } = print(120)
    expect((await printed).status).toBe('failed')
    expect(asked).toHaveLength(1)
    expect(progressOf(onProgress)).toEqual([])
  })

  it('sends no more requests after it was canceled', async () => {
    const controller = new AbortController()
    const asked = serve((request) => {
      controller.abort()
      return pdfOf(request)
    })
    const { printed, onProgress } = print(120, { controller })
    expect((await printed).status).toBe('failed')
    expect(asked).toHaveLength(1)
    expect(progressOf(onProgress)).toEqual([])
  })
})
