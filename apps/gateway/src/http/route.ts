import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  fileReplyOf,
  isWrite,
  rowsOf,
  type CallRow,
  type Contract,
  type NamedRow,
} from '@sitewright/api-client/contract/contract'
import { apiKeyMessages } from '@sitewright/domain/api-keys/messages'
import { sessionMessages } from '@sitewright/domain/session/messages'
import { requestMessages } from '@sitewright/domain/shared/messages'
import { worksInLicense, type Policy } from '@sitewright/domain/shared/policy'
import { Problem } from '@sitewright/domain/shared/problem'
import { withCommits } from '../db/commits'
import { asWriter, type Database } from '../db/database'
import { createRefusalAudit } from './audit-refusal'
import { bodyLimitOf, BODY_LIMITS, type BodyLimits } from './body-limits'
import { tokenOf, type CallerOf, type SignedIn } from './caller'
import { JSON_COMPRESSION } from './compression'
import { sendFile, type FileContent } from './file-reply'
import type { Handlers } from './handler'
import { jsonLimitsOf } from './json-shape'
import { parseInput } from './parse'
import { sendJson, writeProblem } from './problems'
import { forbidden, notFound, requireAllowed } from './refusals'
import { createListTurns, LIST_LIMITS, type ListLimits, type ListTurns } from './list-turns'
import { callerRequestIdOf } from './request-id'
import { withOrigin, type RequestOrigin } from './request-origin'
import { checkCurrent, checkReply, checkRows } from './reply'
import { createReplyShare } from './reply-share'
import { expectationOf, writeTag } from './versions'
import { listOf, sendList, type WholeList } from './whole-list'

/** Lets a test fail or delay calls. Only tests can pass it. */
export interface Faults {
  /** Runs before a call that is signed in is read; what it throws is the answer. `operation` is `area.verb`. */
  before?: (operation: string, request: FastifyRequest) => void | Promise<void>
}

export interface RouteOptions {
  readonly db: Database
  readonly callerOf: CallerOf
  readonly now: () => number
  readonly faults: Faults | undefined
  /** Whether a reply that is not as its row says is an error; else its unknown fields are dropped. */
  readonly isStrict: boolean
  /** Default: BODY_LIMITS. */
  readonly bodyLimits?: BodyLimits
  /** Default: LIST_LIMITS. */
  readonly lists?: ListLimits
}

interface AnyCall {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
  readonly actor: SignedIn | undefined
  readonly now: number
  readonly requestId: string
  readonly address: string
  readonly token: string | undefined
  readonly cookie: string | undefined
  readonly signal: AbortSignal
  readonly logError: (error: unknown) => void
  readonly isExpected: (version: number | string) => boolean
}

/** A handler whose row is known at run time alone. */
interface AnyHandler {
  load?(call: AnyCall): Promise<unknown>
  stranger?(actor: SignedIn): unknown
  readonly missing?: string
  run(call: AnyCall & { readonly subject: unknown }): Promise<AnyReply>
}

interface AnyReply {
  readonly status: number
  readonly body?: unknown
  readonly list?: WholeList<unknown>
  /** The field of the body that is the list; else the list is the body. */
  readonly listIn?: string
  readonly file?: FileContent
  readonly total?: number
  readonly tag?: string
  readonly setCookie?: string
}

/** Aborts when the connection closes before the reply was sent. */
function signalOf({ raw }: FastifyReply): AbortSignal {
  const disconnected = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) disconnected.abort()
  })
  return disconnected.signal
}

const ignoreProblem = (error: unknown): undefined => {
  if (!(error instanceof Problem)) throw error
}

const originOf = (request: FastifyRequest): RequestOrigin => ({
  address: request.ip,
  callerRequestId: callerRequestIdOf(request),
})

type CallWriter = Pick<AnyCall, 'actor'> & Partial<Pick<AnyCall, 'signal'>>

/**
 * Runs a part of a call with its origin and with a note of what it commits. Its transactions use the turns of the license of its session. Without a session they share those of
 * all such calls.
 */
const inCall = <T>(request: FastifyRequest, { actor, signal }: CallWriter, run: () => Promise<T>): Promise<T> =>
  withOrigin(originOf(request), () => asWriter({ licenseId: actor?.licenseId, signal }, () => withCommits(run)))

/**
 * Serves every row of a contract: who calls (before the body is read), may they at all, is the input valid, is there such a row, may they do it to this row, do it,
 * is the reply as the row says. In this order, so that who may not call learns nothing of fields or rows.
 */
export function serveContract<Table extends Contract>(
  app: FastifyInstance,
  table: Table,
  handlers: Handlers<Table>,
  options: RouteOptions,
): void {
  const byArea: Readonly<Record<string, Readonly<Record<string, AnyHandler>>>> = handlers
  const limits = options.lists ?? LIST_LIMITS
  const turns = createListTurns(limits)
  const share = createReplyShare()
  for (const named of rowsOf(table)) {
    const handler = byArea[named.area]?.[named.verb]
    if (handler === undefined) throw new Error(`${named.operation} has no handler.`)
    serveRow(app, named, handler, { ...options, limits, turns, share })
  }
}

/** What all rows share. */
interface ServedTogether {
  readonly limits: ListLimits
  readonly turns: ListTurns
  readonly share: ReturnType<typeof createReplyShare>
}

function serveRow(
  app: FastifyInstance,
  { operation, row, path }: NamedRow,
  handler: AnyHandler,
  options: RouteOptions & ServedTogether,
) {
  const actors = new WeakMap<FastifyRequest, SignedIn>()
  const auditRefusal = createRefusalAudit(options.db)
  const answerFailure = async (failure: unknown, request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { params, query, id: requestId } = request
    const call = { operation, actor: actors.get(request), params, query, now: options.now(), requestId }
    try {
      await inCall(request, call, () => auditRefusal(failure, call))
    } catch (cause) {
      request.log.error({ err: cause }, 'A refusal was not audited.')
    }
    writeProblem(failure, request, reply)
  }
  app.route({
    // Download managers ask for the length of a file first.
    method: fileReplyOf(row, 200) === undefined ? row.method : [row.method, 'HEAD'],
    url: path,
    config: { operation, json: jsonLimitsOf(row), isWrite: isWrite(row) },
    // A range counts the bytes of the file, not those of its compressed form.
    compress: fileReplyOf(row, 200) === undefined ? JSON_COMPRESSION : false,
    bodyLimit: bodyLimitOf(row, options.bodyLimits ?? BODY_LIMITS),
    onRequest: async (request) => {
      if (row.actsOnGet === true && request.headers['sec-fetch-site'] === 'cross-site') {
        throw forbidden(requestMessages.crossSite)
      }
      if (row.allow === 'anyone' && (row.namesCaller !== true || tokenOf(request) === undefined)) return
      const calling = withOrigin(originOf(request), () => options.callerOf(request, options.now()))
      // Whose session has ended may make a call that is open to anyone.
      const actor = await (row.allow === 'anyone' ? calling.catch(ignoreProblem) : calling)
      if (actor === undefined) return
      actors.set(request, actor)
      if (actor.apiKeyId === undefined) request.userId = actor.userId
      else request.apiKeyId = actor.apiKeyId
      if (row.allow === 'anyone') return
      if (row.needsPerson === true && actor.apiKeyId !== undefined) throw forbidden(apiKeyMessages.needsPerson)
      if (actor.mustUpdatePassword && row.isOpenBeforePasswordUpdate !== true) {
        throw forbidden(sessionMessages.mustUpdatePassword)
      }
      requireAllowed(row.allow.canDecide(actor))
    },
    errorHandler: (failure, request, reply) => void answerFailure(failure, request, reply),
    handler: async (request, reply) => {
      await options.faults?.before?.(operation, request)
      const { params, query, body, sent } = await parseInput(row, request)
      const call: AnyCall = {
        params,
        query,
        body,
        actor: actors.get(request),
        now: options.now(),
        requestId: request.id,
        address: request.ip,
        token: tokenOf(request),
        cookie: request.headers.cookie,
        signal: signalOf(reply),
        logError: (error) => request.log.error({ err: error }, 'A part of a call failed.'),
        isExpected: expectationOf(request.headers['if-match'], sent),
      }
      await inCall(request, call, async () => {
        const subject = await judge(row, handler, call)
        try {
          const answer = await handler.run({ ...call, subject })
          const sent = fileReplyOf(row, answer.status)
          if (answer.file !== undefined && sent !== undefined) {
            const { stallMs } = options.limits
            await sendFile(request, reply, { file: answer.file, mediaType: sent.mediaType, stallMs })
            return
          }
          const list = answer.list ?? longListOf(answer)
          if (list === undefined) await options.share(() => send(reply, row, answer, options.isStrict))
          else {
            const frame = writeHead(reply, row, answer, options.isStrict)
            const check = (rows: readonly unknown[]) => checkRows(row, rows, answer.listIn, options.isStrict)
            const licenseId = call.actor?.licenseId
            await sendList(request, reply, { ...options, list, frame, check, licenseId, isWrite: isWrite(row) })
          }
        } catch (error) {
          throw checkCurrent(row, error, options.isStrict)
        }
      })
      return reply
    },
  })
}

/**
 * Loads what the policy decides about and asks it. Stores leave another license's row out; one that a store let through answers as one that does not exist all the
 * same, where the policy refuses it.
 */
async function judge(row: CallRow, handler: AnyHandler, call: AnyCall): Promise<unknown> {
  const { actor } = call
  if (row.allow === 'anyone' || actor === undefined) return undefined
  const policy: Policy<unknown> = row.allow
  if (handler.load === undefined) {
    requireAllowed(policy.decide(actor, undefined))
    return undefined
  }
  const subject = await handler.load(call)
  const decision = policy.decide(actor, subject ?? handler.stranger?.(actor))
  if (subject !== undefined && !decision.allowed && isOfAnotherLicense(actor, subject)) throw notFound(handler.missing)
  requireAllowed(decision)
  if (subject === undefined) throw notFound(handler.missing)
  return subject
}

const isOfAnotherLicense = (actor: SignedIn, subject: unknown): boolean =>
  typeof subject === 'object' &&
  subject !== null &&
  'licenseId' in subject &&
  typeof subject.licenseId === 'number' &&
  !worksInLicense(actor, subject.licenseId)

function send(reply: FastifyReply, row: CallRow, answer: AnyReply, isStrict: boolean): void {
  const body = checkReply(row, answer.status, answer.body, isStrict)
  writeHeaders(reply, answer, body)
  sendJson(reply.code(answer.status), body)
}

function writeHeaders(reply: FastifyReply, { total, tag, setCookie }: AnyReply, body: unknown): void {
  if (total !== undefined) reply.header('x-total-count', String(total))
  if (setCookie !== undefined) reply.header('set-cookie', setCookie)
  const version = tag ?? (isVersioned(body) ? body.version : undefined)
  if (version !== undefined) reply.header('etag', writeTag(version))
}

/** An array with more rows is checked and written in turns, as a list. */
const ROWS_AT_ONCE = 100

const longListOf = ({ status, body }: AnyReply): WholeList<unknown> | undefined =>
  status === 200 && Array.isArray(body) && body.length > ROWS_AT_ONCE
    ? listOf(() => Promise.resolve<unknown[]>(body))
    : undefined

/** Writes the headers of a reply with a list. @returns the text around the list */
function writeHead(reply: FastifyReply, row: CallRow, answer: AnyReply, isStrict: boolean) {
  const { listIn, status } = answer
  const body = listIn === undefined ? undefined : checkReply(row, status, answer.body, isStrict)
  writeHeaders(reply, answer, body)
  if (listIn === undefined) return { before: '[', after: ']' }
  // The list is the last field, because what is before it is known already.
  const fields = JSON.stringify({ ...Object(body), [listIn]: undefined }).slice(0, -1)
  return { before: `${fields}${fields === '{' ? '' : ','}${JSON.stringify(listIn)}:[`, after: ']}' }
}

const isVersioned = (body: unknown): body is { version: number } =>
  typeof body === 'object' && body !== null && 'version' in body && typeof body.version === 'number'
