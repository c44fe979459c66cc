import { sharedMessages } from '@sitewright/domain/shared/messages'
import { Problem, readProblemCode, type FieldErrors } from '@sitewright/domain/shared/problem'

/** What came back: a file where one was expected, else parsed as JSON where it says so, else the text. */
export interface HttpReply {
  status: number
  body: unknown
  headers: Headers
  /** Where the answer came from in the end, after redirects. */
  url: string
}

export interface HttpRequest {
  method: string
  url: string
  headers: Record<string, string>
  body?: unknown
  signal?: AbortSignal
  /** The most bytes of the body. A larger one is not sent: a server closes the connection in the middle of it, which looks like a broken network. */
  bodyLimit?: number
  /** Media type of the file that a success answers: its body becomes a Blob. A reply of another type is read as usual. */
  fileType?: string
}

export type Fetch = typeof fetch

/** The browser's fetch, looked up with each call: a test replaces it. */
export const browserFetch: Fetch = (...args) => fetch(...args)

/** Sends a request. Resolves for every status below 400, throws a Problem for everything else (API-05, API-07). */
export async function send(fetcher: typeof fetch, request: HttpRequest): Promise<HttpReply> {
  const sent = request.body === undefined ? undefined : JSON.stringify(request.body)
  if (sent !== undefined && request.bodyLimit !== undefined && new Blob([sent]).size > request.bodyLimit) {
    throw new Problem({ status: 413, message: sharedMessages.bodyTooLarge })
  }
  // The server's runtime, where tests run this, knows no HTTP cache and names no such member.
  const init: RequestInit & { cache: 'no-store' } = {
    method: request.method,
    headers: {
      Accept: request.fileType === undefined ? 'application/json' : `${request.fileType}, application/json`,
      ...(request.body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...request.headers,
    },
    body: sent,
    signal: request.signal,
    cache: 'no-store',
    credentials: 'same-origin',
  }
  let response: Response
  let received: string | Blob
  try {
    response = await fetcher(request.url, init)
    const isFile = response.ok && request.fileType !== undefined && typeOf(response) === request.fileType
    received = await (isFile ? response.blob() : response.text())
  } catch (cause) {
    if (request.signal?.aborted) throw cause
    throw new Problem({ status: 0, message: sharedMessages.unreachable, cause })
  }
  const body = typeof received === 'string' ? readBody(response, received) : received
  if (response.status >= 400) throw readProblem(response, body)
  return { status: response.status, body, headers: response.headers, url: response.url }
}

/** The media type of a reply, without parameters. */
const typeOf = (response: Response): string =>
  (response.headers.get('content-type') ?? '').replace(/;.*/, '').trim().toLowerCase()

function readBody(response: Response, text: string): unknown {
  if (!/[/+]json\b/.test(response.headers.get('content-type') ?? '')) return text
  if (text === '') return null
  try {
    return JSON.parse(text)
  } catch (cause) {
    if (response.status >= 400) return ''
    throw new Problem({
      status: response.status,
      message: sharedMessages.unexpectedReply,
      path: readPath(response.url),
      cause,
    })
  }
}

/** The path of the address that answered, after redirects; none of a reply that was made up by a test. */
export const readPath = (url: string): string | undefined => (URL.canParse(url) ? new URL(url).pathname : undefined)

/** What a proxy answers while the server is down: the name of the status, which tells a user nothing. (RFC 9110, section 15.6.) */
const STATUS_NAME =
  /^(\d{3} )?(Internal Server Error|Bad Gateway|Service (Temporarily )?Unavailable|Gateway Time-?out)\.?$/i

/** A failure's sentence: a text as it is, of an object message, Message, error or title; markup, names of statuses and nothing are no sentence (ERR-03). */
function readSentence(response: Response, body: unknown): string {
  if (typeof body === 'string') {
    return /\bhtml\b/.test(response.headers.get('content-type') ?? '') ||
      /^\s*</.test(body) ||
      STATUS_NAME.test(body.trim())
      ? ''
      : body.trim()
  }
  if (typeof body !== 'object' || body === null) return ''
  const record = body as Record<string, unknown>
  const found = [record.message, record.Message, record.error, record.title].find(
    (value): value is string => typeof value === 'string' && value.trim() !== '',
  )
  return found === undefined || STATUS_NAME.test(found.trim()) ? '' : found
}

function readFields(body: unknown): FieldErrors {
  if (typeof body !== 'object' || body === null || !('fields' in body)) return {}
  const { fields } = body
  if (typeof fields !== 'object' || fields === null) return {}
  return Object.fromEntries(
    Object.entries(fields).filter(
      (entry): entry is [string, string[]] =>
        Array.isArray(entry[1]) && entry[1].every((sentence) => typeof sentence === 'string'),
    ),
  )
}

function readProblem(response: Response, body: unknown): Problem {
  const record = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {}
  const retryAfter = Number(response.headers.get('retry-after'))
  const sentence = readSentence(response, body)
  return new Problem({
    status: response.status,
    message: sentence === '' && response.status === 429 ? sharedMessages.tooMany : sentence,
    code: readProblemCode(record.code),
    fields: readFields(body),
    requestId: typeof record.requestId === 'string' ? record.requestId : undefined,
    retryAfter: Number.isFinite(retryAfter) && retryAfter > 0 ? retryAfter : undefined,
    current: record.current,
    etag: response.headers.get('etag') ?? undefined,
    path: readPath(response.url),
  })
}
