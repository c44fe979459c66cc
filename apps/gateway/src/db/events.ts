import { EventEmitter } from 'node:events'

/**
 * By SQLSTATE: what PostgreSQL rolls back because of a concurrent transaction. Nothing is written, and the same work can succeed next time. Among them is a row that names one
 * which was deleted after the work had found it: the next run does not find it and says so.
 */
export const RETRY_REASONS = { '40001': 'serialization', '40P01': 'deadlock', '23503': 'deletion' } as const

/** A run that the database rolled back and that starts again. */
export interface Retry {
  readonly code: keyof typeof RETRY_REASONS
  /** The number of the run that failed, from 1. */
  readonly run: number
}

export const LOOPS = ['tasks', 'mails', 'jobs'] as const
/** A loop that takes rows with a lease (`leases/loop.ts`). */
export type Loop = (typeof LOOPS)[number]

export const TASK_OUTCOMES = ['done', 'more', 'failed', 'lost'] as const
/** How a run of a periodic task ended: `more` runs again at the next tick, `lost` its lease to another gateway. */
export type TaskRunOutcome = (typeof TASK_OUTCOMES)[number]

export const REFUSAL_REASONS = ['credentials', 'account', 'code', 'sso', 'api-key'] as const
/**
 * Why a sign-in was refused: an unknown name or a wrong password, an account that lets nobody in or changed meanwhile, a wrong code, an ID token that is not
 * valid or names no user, an API key that is unknown or lets nobody in. An unknown name and a wrong password are one reason, so that metrics tell nobody which names exist.
 */
export type RefusalReason = (typeof REFUSAL_REASONS)[number]

export const ATTEMPT_PURPOSES = [
  'login',
  'recovery',
  'look-up',
  'sso-start',
  'proof',
  'key',
  'link',
  'guid',
  'name',
  'code',
  'new-code',
] as const
/** What callers try, each counted separately (`sign-in/attempts.ts`). */
export type AttemptPurpose = (typeof ATTEMPT_PURPOSES)[number]

interface EventMap {
  readonly retry: [Retry]
  /** A row could not be taken, its lease not renewed, or the end of its work not stored. */
  readonly leaseFailure: [Loop]
  readonly taskRun: [{ readonly task: string; readonly outcome: TaskRunOutcome }]
  readonly signInRefusal: [RefusalReason]
  /** 429: an account, a device or an address is beyond its limit of attempts. */
  readonly attemptLimit: [AttemptPurpose]
}

/**
 * What happens in a gateway that its log and its metrics count. They belong to its database because all that reports them has it, and because two gateways in one process, as in tests, have two
 * databases. Without a listener an event costs next to nothing.
 */
export type GatewayEvents = EventEmitter<{ -readonly [Name in keyof EventMap]: [...EventMap[Name]] }>

export const createEvents = (): GatewayEvents => new EventEmitter()
