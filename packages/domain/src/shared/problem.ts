/**
 * What can go wrong, in the same form in every package.
 *
 * The gateway throws a Problem and one handler writes it to the wire as `{ message, fields?, requestId }`; the client turns every failure back into a
 * Problem, so that a screen never meets a raw response. (Identity specification §8.)
 */

/** A kind decides who deals with a failure: the session (signed-out, ended), the screen (forbidden, not-found), the form (invalid, conflict), or a retry. */
export type ProblemKind =
  | 'invalid'
  | 'signed-out'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'over'
  | 'ended'
  | 'too-large'
  | 'unsupported-type'
  | 'too-many'
  | 'unreachable'
  | 'failed'

const KIND_BY_STATUS: Readonly<Record<number, ProblemKind>> = {
  400: 'invalid',
  401: 'signed-out',
  403: 'forbidden',
  404: 'not-found',
  409: 'conflict',
  410: 'over',
  412: 'ended',
  413: 'too-large',
  415: 'unsupported-type',
  422: 'invalid',
  429: 'too-many',
  502: 'unreachable',
  503: 'unreachable',
  504: 'unreachable',
}

/** The kind of a status; what is not known is `failed`. Status 0 is a call that never reached a server. */
export const kindOfStatus = (status: number): ProblemKind =>
  status === 0 ? 'unreachable' : (KIND_BY_STATUS[status] ?? 'failed')

/** Errors by path of the field (`address.city`), each with one or more sentences. */
export type FieldErrors = Record<string, string[]>

/** What the status of a failure does not say. */
const PROBLEM_CODES = [
  /** Prove who the current user is, then repeat the call (AUTH-114). */
  'stepUp',
  /** Prove with an emailed code that the address of the save is yours, then repeat the call (AUTH-119). */
  'stepUpByEmail',
  /** The save may or may not have happened: read the record again, and do not repeat the call. */
  'outcome-unknown',
] as const
export type ProblemCode = (typeof PROBLEM_CODES)[number]

/** Reads a code from a reply; `undefined` for one that this version does not know. */
export const readProblemCode = (code: unknown): ProblemCode | undefined => PROBLEM_CODES.find((known) => known === code)

export interface ProblemDetails {
  /** HTTP status; 0 when no answer came. */
  status: number
  /** The sentence to show. Empty when the server had none: the caller's fixed message stands in (ERR-02). */
  message: string
  code?: ProblemCode | undefined
  fields?: FieldErrors
  /** Identifies the call in the server's log, for support. */
  requestId?: string
  /** Seconds to wait after a 429 or a 503. */
  retryAfter?: number
  /** The server's current version, of a 409. */
  current?: unknown
  /** ETag header of that version, for a save over it. */
  etag?: string
  /** Path of the address that answered in the end, after redirects (ERR-38). */
  path?: string
  cause?: unknown
}

/** Every failure of a call, on both sides of the wire. */
export class Problem extends Error {
  override readonly name = 'Problem'
  readonly status: number
  readonly kind: ProblemKind
  readonly code: ProblemCode | undefined
  readonly fields: FieldErrors
  readonly requestId: string | undefined
  readonly retryAfter: number | undefined
  readonly current: unknown
  readonly etag: string | undefined
  readonly path: string | undefined

  constructor(details: ProblemDetails) {
    super(details.message, details.cause === undefined ? undefined : { cause: details.cause })
    this.status = details.status
    this.kind = kindOfStatus(details.status)
    this.code = details.code
    this.fields = details.fields ?? {}
    this.requestId = details.requestId
    this.retryAfter = details.retryAfter
    this.current = details.current
    this.etag = details.etag
    this.path = details.path
  }

  /** The same failure with its current version parsed. */
  withCurrent(current: unknown): Problem {
    const { status, message, code, fields, requestId, retryAfter, etag, path, cause } = this
    return new Problem({ status, message, code, fields, requestId, retryAfter, current, etag, path, cause })
  }
}

export const isProblem = (error: unknown): error is Problem => error instanceof Problem

/** Does a call wait for a proof of the current user? */
export const isStepUp = ({ code }: Problem): boolean => code === 'stepUp' || code === 'stepUpByEmail'

/** The server's words where it had some, else the fixed message of the screen (ERR-02). */
export const getMessage = (error: unknown, fixed: string): string =>
  isProblem(error) && error.message !== '' ? error.message : fixed

/** Whether the same call can succeed later: the server was away, busy or broken. It rejected nothing, and saved nothing as far as it knows. */
export const canRetry = (error: unknown): boolean =>
  !isProblem(error) ||
  (error.code !== 'outcome-unknown' &&
    (error.kind === 'unreachable' || error.kind === 'failed' || error.kind === 'too-many'))
