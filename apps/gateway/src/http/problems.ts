import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { requestMessages, sharedMessages } from '@sitewright/domain/shared/messages'
import { Problem, type ProblemDetails } from '@sitewright/domain/shared/problem'
import { isOutcomeUnknown, unansweredProblem } from '../db/failure'
import { setBareHeaders } from './headers'

/** What the server framework refuses before a handler runs. */
const FRAMEWORK: Readonly<Record<string, { status: number; message: string }>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: { status: 400, message: requestMessages.invalidJson },
  FST_ERR_CTP_EMPTY_JSON_BODY: { status: 400, message: requestMessages.invalidJson },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: { status: 400, message: requestMessages.invalid },
  FST_ERR_CTP_BODY_TOO_LARGE: { status: 413, message: requestMessages.tooLarge },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { status: 415, message: requestMessages.unsupportedType },
  FST_ERR_BAD_URL: { status: 400, message: requestMessages.invalid },
  // A path value that is too long names nothing.
  FST_ERR_MAX_PARAM_LENGTH: { status: 404, message: requestMessages.notFound },
}

const isFrameworkError = (error: unknown): error is FastifyError => error instanceof Error && 'code' in error

/** What the file server refuses (it throws errors with a status and no code): a path that it will not read is not there; conditions and ranges keep their status. */
function refusedFile(error: unknown): { status: number; message: string } | undefined {
  if (!(error instanceof Error) || !('statusCode' in error) || typeof error.statusCode !== 'number') return undefined
  const { statusCode } = error
  if (statusCode === 412 || statusCode === 416) return { status: statusCode, message: requestMessages.invalid }
  return statusCode >= 400 && statusCode < 500 ? { status: 404, message: requestMessages.notFound } : undefined
}

/**
 * Anything thrown as the Problem that the caller gets. What is unknown is a plain 500 without detail.
 * @param isWrite whether the call saves: the text then says whether anything was saved
 */
export function problemOf(error: unknown, isWrite = false): Problem {
  if (error instanceof Problem) return error
  const unanswered = unansweredProblem(error, isWrite)
  if (unanswered !== undefined) return unanswered
  const known = isFrameworkError(error) ? FRAMEWORK[error.code] : refusedFile(error)
  return new Problem({ ...(known ?? unexpected(error, isWrite)), cause: error })
}

const unexpected = (error: unknown, isWrite: boolean): ProblemDetails => {
  if (!isWrite) return { status: 500, message: sharedMessages.unexpected }
  return isOutcomeUnknown(error)
    ? { status: 500, code: 'outcome-unknown', message: requestMessages.unexpectedOutcome }
    : { status: 500, message: requestMessages.unexpectedSave }
}

/** Did the connection close before the request was complete, or before the reply was sent? */
const hasGone = ({ raw }: FastifyRequest, reply: FastifyReply): boolean =>
  (raw.destroyed && !raw.complete) || (reply.raw.destroyed && !reply.raw.writableFinished)

/** The one place that writes a failure: `{ message, code?, fields?, current?, requestId }`. What was not foreseen is logged with its stack. */
export function writeProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const problem = problemOf(error, request.routeOptions.config.isWrite)
  if (problem.status >= 500) {
    // A caller who closes the page during a call is no error.
    if (hasGone(request, reply)) request.log.info('The caller went away.')
    // Without a cause the gateway refused on purpose, such as when it is busy.
    else if (problem.cause === undefined) request.log.warn(problem.message)
    else request.log.error({ err: problem.cause ?? problem }, 'A call failed.')
  }
  if (problem.retryAfter !== undefined) reply.header('retry-after', String(problem.retryAfter))
  if (problem.etag !== undefined) reply.header('etag', problem.etag)
  sendJson(reply.code(problem.status), {
    message: problem.message,
    code: problem.code,
    ...(Object.keys(problem.fields).length === 0 ? {} : { fields: problem.fields }),
    current: problem.current,
    requestId: request.id,
  })
}

/** An address that the router cannot read: no hook runs for it, so that headers and log line are written here. */
export function writeUnreadable(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  setBareHeaders(reply).header('x-request-id', request.id)
  writeProblem(error, request, reply)
  request.log.info({ method: request.method, path: 'unreadable', status: reply.statusCode }, 'request')
}

/** JSON that no cache keeps. */
export const sendJson = (reply: FastifyReply, body: unknown): void => void asJson(reply).send(JSON.stringify(body))

/** The headers of JSON that no cache keeps. */
export const asJson = (reply: FastifyReply): FastifyReply =>
  reply.header('cache-control', 'no-store').header('vary', 'accept-encoding').type('application/json; charset=utf-8')
