import { sharedMessages } from '@sitewright/domain/shared/messages'
import { isStepUp, Problem, type ProblemCode } from '@sitewright/domain/shared/problem'
import {
  fileReplyOf,
  jsonReplyOf,
  type Base,
  type CallInput,
  type CallReply,
  type CallRow,
  type ClientRow,
  type ClientRows,
  type Contract,
} from './contract/contract'
import { readFileName } from './file-name'
import { browserFetch, readPath, send, type Fetch, type HttpReply } from './http'

export interface ClientOptions {
  /** Address of each base without a trailing slash, such as `/gateway` or `https://example.com/gateway` (API-01, API-02). */
  bases: Readonly<Record<Base, string>>
  fetch?: Fetch
  /** Called after every call with whether it reached the server. Not called after an aborted call. */
  onAnswer?: (isReached: boolean) => void
  /** The message of a call without an answer. Empty where the caller says that the server is away, so that each screen only says what failed. */
  unreachableMessage?: () => string
  session?: {
    /** The token to send; none when there is none (API-04). */
    token: () => string | undefined
    /** Stands before the token. Default: nothing (API-04). */
    prefix?: string
    /** Called after every 401 and 412 of a call that carried a token; the call still throws. */
    onEnded?: (problem: Problem, token: string) => void
    /** Called when the server requires a fresh proof of who the current user is (AUTH-114), or of an address (AUTH-119), at most once for each. `true` repeats the call, `false` rejects it. */
    onStepUp?: (problem: Problem, input: unknown) => Promise<boolean>
  }
}

export interface CallOptions {
  signal?: AbortSignal
  /** Sent as If-Match, so that a save over a newer version is refused with 409. */
  ifMatch?: string
  /** In place of the session's token: that of a login which waits for its second factor. Its 401 ends no session. */
  token?: string
}

/** What a call resolves to: a success status (210 is one), its parsed body, and what the headers say of lists and versions. */
export type ClientReply<Row extends CallRow> = CallReply<Row> & {
  /** All rows that match, where the server paged (X-Total-Count); absent when it answered the whole list. */
  readonly total?: number
  readonly etag?: string
}

export type ClientCall<Row extends CallRow> = (
  ...args: Record<string, never> extends CallInput<Row>
    ? [input?: CallInput<Row>, options?: CallOptions]
    : [input: CallInput<Row>, options?: CallOptions]
) => Promise<ClientReply<Row>>

/** A function for each row of a contract, by area and verb. */
export type ClientOf<Table extends Contract> = {
  readonly [Area in keyof Table]: {
    readonly [Verb in keyof Table[Area]]: Table[Area][Verb] extends CallRow ? ClientCall<Table[Area][Verb]> : never
  }
}

interface AnyInput {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
}

/** The address of a call: path values URL-encoded, undefined query values left out (API-06), a list as a repeated parameter (API2-65). */
export function buildAddress(row: ClientRow, base: string, input: AnyInput): string {
  const path = row.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = input.params?.[name]
    if (value === undefined || value === '') throw new TypeError(`${row.method} ${row.path} needs ${name}.`)
    const text = String(value)
    // Encoded or not, an address with such a segment is another address.
    if (text === '.' || text === '..') throw new TypeError(`${row.method} ${row.path}: ${name} cannot be ${text}`)
    return encodeURIComponent(text)
  })
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(input.query ?? {})) {
    for (const each of Array.isArray(value) ? value : [value]) if (each !== undefined) query.append(name, String(each))
  }
  const search = query.toString()
  return base + path + (search === '' ? '' : `?${search}`)
}

/** Parses `current` of a 409. Another server may answer without one, or with something else: then there is none. */
function checkCurrent(row: ClientRow, error: unknown): unknown {
  if (!(error instanceof Problem) || error.current === undefined) return error
  return error.withCurrent(jsonReplyOf(row, 409)?.safeParse(error.current).data)
}

/** The body as its row says, and the name of a file. A file of another type, such as a page of a proxy, is no reply of the row. */
function checkBody(row: ClientRow, { status, body, headers, url }: HttpReply): { body: unknown; fileName?: string } {
  if (body instanceof Blob) return { body, fileName: readFileName(headers.get('content-disposition')) }
  const schema = jsonReplyOf(row, status)
  const parsed = schema?.safeParse(body)
  if (parsed?.success === true) return { body: parsed.data }
  if (schema !== undefined && row.skipsInvalid === true && Array.isArray(body)) {
    const valid = body.filter((entry) => schema.safeParse([entry]).success)
    if (valid.length > 0) return { body: schema.parse(valid) }
  }
  throw new Problem({
    status,
    message: sharedMessages.unexpectedReply,
    path: readPath(url),
    cause: parsed?.error,
  })
}

/** A call whose row does not type it. */
export type AnyCall = (input?: AnyInput, callOptions?: CallOptions) => Promise<unknown>

type AnyCalls = Readonly<Record<string, Readonly<Record<string, AnyCall>>>>

/** One function for each row of a contract: `client.users.list({ query })`. Every failure is a Problem. */
export function createPartialClient<Table extends Contract>(table: Table, options: ClientOptions): ClientOf<Table>
/** The same from what the client reads of each row, for a caller that types the functions. */
export function createPartialClient(table: Readonly<Record<string, ClientRows>>, options: ClientOptions): AnyCalls
export function createPartialClient(table: Readonly<Record<string, ClientRows>>, options: ClientOptions): unknown {
  const fetcher = options.fetch ?? browserFetch

  const sendOnce = (row: ClientRow) => {
    const fileType = fileReplyOf(row, 200)?.mediaType
    return async (input: AnyInput = {}, callOptions: CallOptions = {}) => {
      const token = callOptions.token ?? options.session?.token()
      const headers: Record<string, string> = {}
      if (token !== undefined) headers.Authorization = (options.session?.prefix ?? '') + token
      if (callOptions.ifMatch !== undefined) headers['If-Match'] = callOptions.ifMatch
      try {
        const reply = await send(fetcher, {
          method: row.method,
          url: buildAddress(row, options.bases[row.base], input),
          headers,
          body: input.body,
          fileType,
          bodyLimit: row.bodyLimit,
          signal: callOptions.signal,
        })
        options.onAnswer?.(true)
        const total = reply.headers.get('x-total-count')
        const etag = reply.headers.get('etag')
        return {
          status: reply.status,
          ...checkBody(row, reply),
          ...(total === null || !/^\d+$/.test(total) ? {} : { total: Number(total) }),
          ...(etag === null ? {} : { etag }),
        }
      } catch (cause) {
        const error = checkCurrent(row, cause)
        if (error instanceof Problem) options.onAnswer?.(error.kind !== 'unreachable')
        if (error instanceof Problem && error.status === 0)
          error.message = options.unreachableMessage?.() ?? error.message
        if (
          error instanceof Problem &&
          token !== undefined &&
          callOptions.token === undefined &&
          (error.kind === 'signed-out' || error.kind === 'ended')
        ) {
          options.session?.onEnded?.(error, token)
        }
        throw error
      }
    }
  }

  const createCall = (row: ClientRow) => {
    const attempt = sendOnce(row)
    return async (input?: AnyInput, callOptions?: CallOptions) => {
      const asked = new Set<ProblemCode | undefined>()
      for (;;) {
        try {
          return await attempt(input, callOptions)
        } catch (error) {
          if (!(error instanceof Problem) || !isStepUp(error) || asked.has(error.code)) throw error
          asked.add(error.code)
          if ((await options.session?.onStepUp?.(error, input)) !== true) throw error
        }
      }
    }
  }

  return Object.fromEntries(
    Object.entries(table).map(([area, verbs]): [string, unknown] => [
      area,
      Object.fromEntries(Object.entries(verbs).map(([verb, row]) => [verb, createCall(row)])),
    ]),
  )
}
