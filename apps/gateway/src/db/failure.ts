import { grantReplies } from '@sitewright/domain/shared/grant-messages'
import { requestMessages } from '@sitewright/domain/shared/messages'
import { Problem } from '@sitewright/domain/shared/problem'
import { violates } from './violation'

/** SQLSTATE `query_canceled`: a statement exceeded its timeout. */
const QUERY_CANCELED = '57014'
/** SQLSTATE `lock_not_available`: a transaction waited longer than its `lock_timeout`. */
const LOCK_NOT_AVAILABLE = '55P03'
/** The connection failed, or the server ended it: shutdown (57P), connection exceptions (08), idle transaction (25P03), errors of the network. */
const LOST =
  /^(57P0\d|08\w{3}|25P03|25P04|ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|EHOSTDOWN|ENETUNREACH|ENETDOWN|ENOTFOUND|EAI_AGAIN)$/
/** pg and its pool throw these without a code. */
const LOST_TEXT =
  /^(timeout exceeded when trying to connect|timeout expired|Connection terminated|Query read timeout|Client (has encountered a connection error|was closed)|Cannot use a pool after calling end)/
/** SQLSTATE `disk_full`. It does not pass without an administrator. */
const DISK_FULL = '53100'
/** The server answers but cannot work now: no memory or too many clients (53), read-only after a failover (25006), rolled back because of another transaction (40). */
const UNABLE = /^(53(?!100)\w{3}|25006|40001|40P01)$/
/** Another transaction was in the way, and the runs of a retry or the time to wait are used up. */
const CONCURRENT = /^(55P03|40001|40P01)$/
/** With these severities the server ends the connection, whatever the code is. */
const FATAL = new Set(['FATAL', 'PANIC'])

/** An error and its causes, outermost first: the driver's error is the cause of the query's. */
export function* causesOf(error: unknown): Generator<Error> {
  for (let next = error; next instanceof Error; next = next.cause) yield next
}

const textOf = (error: Error, name: 'code' | 'severity' | 'query'): string => {
  const value: unknown = Reflect.get(error, name)
  return typeof value === 'string' ? value : ''
}

const some = (error: unknown, is: (cause: Error) => boolean): boolean => [...causesOf(error)].some(is)
const hasCode = (error: unknown, codes: RegExp): boolean => some(error, (cause) => codes.test(textOf(cause, 'code')))

const hasSqlState = (error: unknown, code: string): boolean => some(error, (cause) => textOf(cause, 'code') === code)

/** Whether the connection to the database is gone, or its answer has not come in time. No further statement can use it. */
export const isConnectionLost = (error: unknown): boolean =>
  some(
    error,
    (cause) =>
      LOST.test(textOf(cause, 'code')) || FATAL.has(textOf(cause, 'severity')) || LOST_TEXT.test(cause.message),
  )

/** Whether the database canceled a statement at its time limit. */
export const isStatementCanceled = (error: unknown): boolean => hasSqlState(error, QUERY_CANCELED)

/** Whether a statement waited for a lock until its `lock_timeout`. */
export const isLockTimeout = (error: unknown): boolean => hasSqlState(error, LOCK_NOT_AVAILABLE)

/** Whether the disk of the database is full. */
export const isDiskFull = (error: unknown): boolean => hasSqlState(error, DISK_FULL)

/** A transaction had to wait too long for its turn, or behind too many of its license. */
export class NoTurn extends Error {
  override readonly name = 'NoTurn'
}

const hadNoTurn = (error: unknown): boolean => some(error, (cause) => cause instanceof NoTurn)

/** Whether the same work can succeed a moment later: the database could not do it now, and that says nothing about the work. */
export const isPassing = (error: unknown): boolean =>
  hadNoTurn(error) ||
  isConnectionLost(error) ||
  isStatementCanceled(error) ||
  isLockTimeout(error) ||
  hasCode(error, UNABLE)

/** The connection failed before COMMIT was sent: the server rolls the transaction back. */
export class RolledBack extends Error {
  override readonly name = 'RolledBack'
}

/** The connection failed after COMMIT was sent: whether the transaction was committed is unknown. */
export class OutcomeUnknown extends Error {
  override readonly name = 'OutcomeUnknown'
}

/** Whether a lost statement was one of its own, which commits without a COMMIT, and not a query. */
const isLostWrite = (error: unknown): boolean =>
  isConnectionLost(error) &&
  !some(error, (cause) => cause instanceof RolledBack) &&
  some(error, (cause) => /^\s*(insert|update|delete|merge|with)\b/i.test(textOf(cause, 'query')))

/** Whether what a call wanted to save may or may not be saved, and only the database can say. */
export const isOutcomeUnknown = (error: unknown): boolean =>
  some(error, (cause) => cause instanceof OutcomeUnknown) || isLostWrite(error)

/** Seconds after which a client may repeat a call that the database did not answer. */
const RETRY_AFTER = { lost: 5, canceled: 10 } as const

/**
 * The 503 for a call that the database did not answer, or `undefined` for any other error.
 * @param isWrite whether the call saves: the text then says whether anything was saved
 */
export function unansweredProblem(cause: unknown, isWrite: boolean): Problem | undefined {
  if (!isPassing(cause) && !isDiskFull(cause)) return undefined
  const status = 503
  if (isWrite && isOutcomeUnknown(cause)) {
    return new Problem({ status, code: 'outcome-unknown', message: requestMessages.outcomeUnknown, cause })
  }
  const texts = isWrite ? requestMessages.notSaved : requestMessages.notRead
  // Without a cause, because nothing failed: the gateway refused.
  if (hadNoTurn(cause)) return new Problem({ status, message: texts.busy, retryAfter: RETRY_AFTER.lost })
  if (isStatementCanceled(cause)) {
    return new Problem({ status, message: texts.tookTooLong, retryAfter: RETRY_AFTER.canceled, cause })
  }
  const message = hasCode(cause, CONCURRENT) ? texts.locked : texts.unanswered
  return new Problem({ status, message, retryAfter: RETRY_AFTER.lost, cause })
}

/** The 400 for a transaction that the database refused to commit because of a rule of the product (`migrations/0029`), or `undefined` for any other error. */
export const refusedProblem = (cause: unknown): Problem | undefined =>
  violates(cause, 'last_super_administrator')
    ? new Problem({ status: 400, message: grantReplies.lastSuperAdministrator, cause })
    : undefined
