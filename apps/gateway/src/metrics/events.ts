import type { FastifyInstance } from 'fastify'
import { Counter, type Registry } from 'prom-client'
import {
  ATTEMPT_PURPOSES,
  LOOPS,
  REFUSAL_REASONS,
  RETRY_REASONS,
  type GatewayEvents,
  type TaskRunOutcome,
} from '../db/events'
import { addGauge } from './gauge'

/** Counts the events of a gateway until it closes. */
export function countEvents(app: FastifyInstance, registry: Registry, events: GatewayEvents): void {
  /** Each known value starts at 0, so that the first event is an increase. */
  const counter = (name: string, help: string, label: string, values: readonly string[]) => {
    const made = new Counter({ name: `sitewright_${name}`, help, labelNames: [label], registers: [registry] })
    for (const value of values) made.inc({ [label]: value }, 0)
    return (value: string): void => made.inc({ [label]: value })
  }
  const listen: typeof events.on = (name, listener) => {
    app.addHook('onClose', async () => void events.off(name, listener))
    return events.on(name, listener)
  }

  listen('signInRefusal', counter('sign_ins_refused_total', 'Sign-ins that were refused.', 'reason', REFUSAL_REASONS))
  listen(
    'attemptLimit',
    counter('rate_limited_total', 'Attempts beyond a limit, which got 429.', 'purpose', ATTEMPT_PURPOSES),
  )
  listen(
    'leaseFailure',
    counter('lease_failures_total', 'Leases that were not taken, renewed or returned.', 'loop', LOOPS),
  )
  const countRetry = counter(
    'transaction_retries_total',
    'Transactions that ran again.',
    'reason',
    Object.values(RETRY_REASONS),
  )
  listen('retry', ({ code }) => countRetry(RETRY_REASONS[code]))

  const runs = new Counter({
    name: 'sitewright_task_runs_total',
    help: 'Runs of periodic tasks by this gateway: done, more (runs again at the next tick), failed, or lost to another gateway.',
    labelNames: ['task', 'outcome'],
    registers: [registry],
  })
  const succeededAt = new Map<string, number>()
  listen('taskRun', ({ task, outcome }) => {
    runs.inc({ task, outcome })
    if (isSuccess(outcome)) succeededAt.set(task, Date.now() / 1000)
  })
  addGauge(registry, {
    name: 'task_last_success_timestamp_seconds',
    help: 'When a run of a periodic task by this gateway last succeeded.',
    label: 'task',
    read: () => [...succeededAt].map(([task, at]) => [at, task]),
  })
}

const isSuccess = (outcome: TaskRunOutcome): boolean => outcome === 'done' || outcome === 'more'
