import type * as z from 'zod/mini'
import type { Anyone, Policy } from '@sitewright/domain/shared/policy'

/**
 * The contract: one row for each call, as data. A row types the client, the gateway's handler, the role check and the OpenAPI document, so that a call missing on
 * either side does not compile. Rows hold no code but policies of domain. A row has two halves, so that a browser loads neither policies nor schemas of what is sent.
 */

/** The bases that calls go to: the gateway, the public API (API-01), and calls of our own beyond the specification (API-113). */
export type Base = 'gateway' | 'api' | 'own'

/** Where the reference server serves each base; another server's addresses come from /config.json. */
export const BASE_PATHS: Readonly<Record<Base, string>> = { gateway: '/gateway', api: '/api', own: '/gateway/x' }

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export type Schema = z.ZodMiniType

/** A reply that is a file: bytes with a name, in place of JSON. */
export interface FileReply {
  /** The media type without parameters, such as `text/csv`. */
  readonly mediaType: `${string}/${string}`
}

/** For `replies` of a row: `{ 200: file('text/csv') }`. */
export const file = <const Type extends FileReply['mediaType']>(mediaType: Type): { readonly mediaType: Type } => ({
  mediaType,
})

const isFileReply = (reply: Schema | FileReply | undefined): reply is FileReply =>
  reply !== undefined && 'mediaType' in reply

/** The schema of a JSON reply; `undefined` where the row has no such reply, or a file. */
export function jsonReplyOf(row: ClientRow, status: number): Schema | undefined {
  const reply = row.replies[status]
  return isFileReply(reply) ? undefined : reply
}

/** The file that a row answers with this status, if it does. */
export function fileReplyOf(row: ClientRow, status: number): FileReply | undefined {
  const reply = row.replies[status]
  return isFileReply(reply) ? reply : undefined
}

/** The address of a row, the limits of its body and its replies, in `calls/<area>.ts`: all that a browser loads of it. */
export interface ClientRow {
  readonly base: Base
  readonly method: Method
  /** Below the base, with `:name` for path values, which the client URL-encodes (API-06). */
  readonly path: string
  /** The most bytes of the body. Default: by the shape of the body, as the gateway is configured. */
  readonly bodyLimit?: number
  /** Deepest nesting of the body, of which the outermost value has depth 0. Default: 20. */
  readonly maxDepth?: number
  /** The most array items and object members in the whole body. Default: 200,000. */
  readonly maxValues?: number
  /** By status. 210 is a success that carries a warning (API-07); a 409 schema is what `current` holds. No transforms: OpenAPI cannot say them. 200 can be a `file`. */
  readonly replies: { readonly [status: number]: Schema | FileReply }
  /** A list from which the client drops each invalid entry, so that one invalid entry does not fail the whole list (LIC-89). */
  readonly skipsInvalid?: true
}

/** What the gateway alone reads of a row, in `contract/<area>.ts`. The schemas of what is sent type the client too. */
export interface GatewayRow {
  /** One sentence for people who read the OpenAPI document. */
  readonly summary: string
  /** Who may call: a policy of domain, or `anyone`, written out. */
  // oxlint-disable-next-line typescript/no-explicit-any -- a policy's subject is inferred from each row; here any subject will do
  readonly allow: Anyone | Policy<any>
  readonly params?: Schema
  /** A list is a repeated parameter: `projectIds=1&projectIds=2` (API2-65). An empty one is not sent. */
  readonly query?: Schema
  readonly body?: Schema
  /** A save of what a read replied: the handler judges the body beside the stored values, and what equals them is neither judged nor rewritten (LIC-88). */
  readonly keepsStored?: true
  /** A list that says its total in X-Total-Count when it pages. */
  readonly isPaged?: boolean
  /** Stays open to a session that must update its password first; every other call is refused then (AUTH-113). */
  readonly isOpenBeforePasswordUpdate?: boolean
  /** For a person in a session alone: about the own session, passwords, or API keys, which no key makes or changes. A key is refused with 403. */
  readonly needsPerson?: true
  /** Does something though it is a GET, as specified: refused where another site had the browser ask, by a picture or a link. */
  readonly actsOnGet?: true
  /** Open to anyone, and does the same for all of them: the audit names who calls where they are signed in. */
  readonly namesCaller?: true
  /** Only reads though it is a POST, as specified. */
  readonly onlyReads?: true
}

export interface CallRow extends ClientRow, GatewayRow {}

/** The calls of an area, by verb, as the client reads them. */
export type ClientRows = { readonly [verb: string]: ClientRow }

/** The rows of an area: its calls, each with what the gateway alone reads. */
export const rows = <
  Calls extends ClientRows,
  const Own extends { readonly [Verb in keyof Calls]: GatewayRow & { readonly [Key in keyof ClientRow]?: never } } & {
    readonly [Verb in Exclude<keyof Own, keyof Calls>]: never
  },
>(
  calls: Calls,
  own: Own,
) =>
  Object.fromEntries(Object.entries(calls).map(([verb, row]) => [verb, { ...row, ...own[verb] }])) as {
    readonly [Verb in keyof Calls]: Calls[Verb] & Own[Verb]
  }

/** Whether a call saves or sends anything. */
export const isWrite = ({ method, actsOnGet, onlyReads }: CallRow): boolean =>
  actsOnGet === true || (method !== 'GET' && onlyReads !== true)

/** Types a row without widening it. */
export const call = <const Row extends CallRow>(row: Row): Row => row

type InputOf<T> = T extends Schema ? z.input<T> : undefined
type OutputOf<T> = T extends Schema ? z.output<T> : undefined
type Part<Row, Key extends string> = Row extends { readonly [K in Key]: infer T } ? T : undefined
type Field<Key extends string, T> = [T] extends [undefined]
  ? { [K in Key]?: undefined }
  : Record<string, never> extends T
    ? { [K in Key]?: T }
    : { [K in Key]: T }

/** What a caller gives. */
export type CallInput<Row extends CallRow> = Field<'params', InputOf<Part<Row, 'params'>>> &
  Field<'query', InputOf<Part<Row, 'query'>>> &
  Field<'body', InputOf<Part<Row, 'body'>>>

/** What a handler is given: parsed and checked. */
export interface ParsedInput<Row extends CallRow> {
  readonly params: OutputOf<Part<Row, 'params'>>
  readonly query: OutputOf<Part<Row, 'query'>>
  readonly body: OutputOf<Part<Row, 'body'>>
}

/** Statuses of success: 2xx, 210 among them. */
type SuccessStatus<Row extends CallRow> = Exclude<keyof Row['replies'] & number, 409>

/** Whether the row answers 200 with a file. */
export type AnswersFile<Row extends CallRow> = Row['replies'] extends { readonly 200: FileReply } ? true : false

/** A typed JSON reply, one of the row's successes. */
export type JsonReply<Row extends CallRow> = {
  [Status in SuccessStatus<Row>]: Row['replies'][Status] extends FileReply
    ? never
    : { readonly status: Status; readonly body: OutputOf<Row['replies'][Status]> }
}[SuccessStatus<Row>]

/** A file as the client receives it. */
export interface ReceivedFile {
  readonly status: 200
  readonly body: Blob
  /** From Content-Disposition, without a folder; `undefined` where the server named no file. */
  readonly fileName: string | undefined
}

/** What a call resolves to, one of the row's successes. */
export type CallReply<Row extends CallRow> = JsonReply<Row> | (AnswersFile<Row> extends true ? ReceivedFile : never)

/** What the policy of a row decides about: `undefined` where it needs no row of the database. */
export type SubjectOf<Row extends CallRow> =
  Row['allow'] extends Policy<infer Subject> ? ([Subject] extends [void] ? undefined : Subject) : undefined

/** What the client reads of the rows of an area. */
export type ClientHalf<Rows> = { readonly [Verb in keyof Rows]: Pick<Rows[Verb], keyof ClientRow & keyof Rows[Verb]> }

/** A table of rows by area and verb. */
export type Contract = { readonly [area: string]: { readonly [verb: string]: CallRow } }

/** A row with its name, `area.verb`, and the path that the reference server serves it at. */
export interface NamedRow {
  readonly operation: string
  readonly area: string
  readonly verb: string
  readonly row: CallRow
  readonly path: string
}

/** Every row of a contract, in its order. */
export const rowsOf = (contract: Contract): NamedRow[] =>
  Object.entries(contract).flatMap(([area, rows]) =>
    Object.entries(rows).map(([verb, row]) => ({
      operation: `${area}.${verb}`,
      area,
      verb,
      row,
      path: BASE_PATHS[row.base] + row.path,
    })),
  )
