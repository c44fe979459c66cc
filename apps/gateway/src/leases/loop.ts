import { AsyncResource } from 'node:async_hooks'
import type { FastifyBaseLogger } from 'fastify'
import type { GatewayEvents, Loop } from '../db/events'

export interface LeaseLoopOptions<Row> {
  readonly log: FastifyBaseLogger
  readonly events: GatewayEvents
  readonly name: Loop
  /** Logged with the error where a row could not be taken, or the end of its work could not be stored. */
  readonly failed: string
  /** Rows that one gateway works on at the same time. */
  readonly atOnce: number
  /** Rows of other gateways, and those whose pause is over, are looked for this often, in milliseconds. */
  readonly lookMs: number
  /** Takes the next row that is due, with a lease (`lease.ts`). Of several gateways one gets it. */
  readonly take: () => Promise<Row | undefined>
  /** Works on a row, and stores when it is due again. `signal` aborts when the gateway stops. */
  readonly work: (row: Row, signal: AbortSignal) => Promise<void>
}

/** Takes rows and works on them, beside the loops of other gateways on one database. */
export interface LeaseLoop {
  /** There may be a row: look now, and at intervals from then on. Never waits, never throws. */
  nudge(): void
  /** Works on all that is due, and waits for it. Never throws: what fails is logged. */
  runDue(): Promise<void>
  /** Takes no further row, and waits for those in work. */
  stop(): Promise<void>
}

/** A gateway that dies stops renewing its leases, and others take its rows when those end. */
export function createLeaseLoop<Row>(options: LeaseLoopOptions<Row>): LeaseLoop {
  const { log, events, name, failed, atOnce, lookMs, take, work } = options
  const stopping = new AbortController()
  const { signal } = stopping
  const working = new Set<Promise<void>>()
  let isAskedAgain = false
  let looking: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined
  const logFailure = (error: unknown): void => {
    events.emit('leaseFailure', name)
    log.error({ err: error }, failed)
  }

  const takeAll = async (): Promise<void> => {
    do {
      isAskedAgain = false
      while (!signal.aborted && working.size < atOnce) {
        const row = await take()
        if (row === undefined) break
        const done = work(row, signal)
          .catch(logFailure)
          .finally(() => {
            working.delete(done)
            nudge()
          })
        working.add(done)
      }
    } while (isAskedAgain && !signal.aborted)
  }

  const look = (): Promise<void> => {
    if (signal.aborted) return Promise.resolve()
    clearTimeout(timer)
    isAskedAgain = true
    looking ??= takeAll()
      .catch(logFailure)
      .finally(() => {
        looking = undefined
        if (!signal.aborted) timer = setTimeout(nudge, lookMs).unref()
      })
    return looking
  }

  // What starts during a call must not run as a part of that call.
  const nudge = AsyncResource.bind((): void => void look())

  return {
    nudge,
    runDue: async () => {
      // What was worked on can be due again, and so can what came meanwhile.
      for (await look(); working.size > 0; await look()) await Promise.all(working)
    },
    stop: async () => {
      stopping.abort()
      clearTimeout(timer)
      await looking
      await Promise.all(working)
    },
  }
}
