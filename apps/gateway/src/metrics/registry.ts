import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import { JOB_STATES } from '@sitewright/domain/jobs/model'
import type { Database } from '../db/database'
import { MIGRATIONS } from '../db/migrations/all'
import { SERVER_VERSION } from '../http/runtime-config'
import { measureCalls } from './calls'
import { countEvents } from './events'
import { addGauge, type Sample } from './gauge'
import type { DatabaseWatch } from './watch-database'

export interface Watched {
  readonly db: Database
  readonly watch: DatabaseWatch
  /** Aborted when the gateway is going to stop. */
  readonly stopping: AbortSignal | undefined
}

export interface Metrics {
  readonly registry: Registry
  /** All lines in the text format of Prometheus. */
  write(): Promise<string>
}

/** The metrics of one gateway. Reading them reads memory only. Labels have few values and name no license, user or address. */
export function createMetrics(app: FastifyInstance, watched: Watched): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const writeDurations = measureCalls(app, registry)
  countEvents(app, registry, watched.db.events)
  new Gauge({
    name: 'sitewright_build_info',
    help: 'Always 1: the version, the schema version that it knows, and the database engine.',
    labelNames: ['version', 'schema', 'engine'],
    registers: [registry],
  }).set({ version: SERVER_VERSION, schema: MIGRATIONS.at(-1)?.id ?? 0, engine: watched.db.engine }, 1)
  describeDatabase(registry, watched)
  describeStored(registry, watched.watch)
  return { registry, write: async () => `${await registry.metrics()}\n${writeDurations()}` }
}

const one = (value: number): readonly Sample[] => [[value]]

/** A value that is not known has no line. */
const oneIf = (value: number | undefined): readonly Sample[] => (value === undefined ? [] : one(value))

function describeDatabase(registry: Registry, { db, watch, stopping }: Watched): void {
  addGauge(registry, {
    name: 'database_up',
    help: 'Whether the database answers within two seconds and can write.',
    read: () => one(Number(watch.isUp() ?? false)),
  })
  addGauge(registry, {
    name: 'ready',
    help: 'Whether the gateway takes calls: the database is up, and the gateway does not stop.',
    read: () => one(Number(watch.isUp() === true && stopping?.aborted !== true)),
  })
  addGauge(registry, {
    name: 'database_connections',
    help: 'Connections for calls to the PostgreSQL server.',
    label: 'state',
    read: () => {
      const { connections } = db.readUse()
      return connections === undefined
        ? []
        : [
            [connections.used, 'used'],
            [connections.idle, 'idle'],
          ]
    },
  })
  addGauge(registry, {
    name: 'database_connections_limit',
    help: 'Most connections for calls (DATABASE_POOL_SIZE).',
    read: () => oneIf(db.readUse().connections?.limit),
  })
  addGauge(registry, {
    name: 'database_connections_waiting',
    help: 'Statements and transactions that wait for a connection.',
    read: () => oneIf(db.readUse().connections?.waiting),
  })
  addGauge(registry, {
    name: 'turns',
    help: 'Transactions that have a turn (running) and that wait for one.',
    label: 'state',
    read: () => {
      const { running, waiting } = db.readUse().turns
      return [
        [running, 'running'],
        [waiting, 'waiting'],
      ]
    },
  })
}

/** What is in the database: all gateways with one database report the same. */
function describeStored(registry: Registry, { stored }: DatabaseWatch): void {
  const jobsOf = (state: string) => stored()?.jobs.find((group) => group.state === state)
  addGauge(registry, {
    name: 'jobs',
    help: 'Stored jobs by state.',
    label: 'state',
    read: () => (stored() === undefined ? [] : JOB_STATES.map((state) => [jobsOf(state)?.count ?? 0, state])),
  })
  addGauge(registry, {
    name: 'jobs_oldest_age_seconds',
    help: 'Age of the oldest job that waits or runs, since its start by a user; 0 without one.',
    label: 'state',
    read: () =>
      stored() === undefined
        ? []
        : (['waiting', 'running'] as const).map((state) => [jobsOf(state)?.oldest ?? 0, state]),
  })
  addGauge(registry, {
    name: 'mails',
    help: 'Emails in the outbox that wait, and that are never sent (refused for good, or older than 24 hours).',
    label: 'state',
    read: () => {
      const mails = stored()?.mails
      return mails === undefined
        ? []
        : [
            [mails.waiting, 'waiting'],
            [mails.failed, 'failed'],
          ]
    },
  })
  addGauge(registry, {
    name: 'mails_oldest_age_seconds',
    help: 'Age of the oldest email that waits; 0 without one.',
    read: () => oneIf(stored()?.mails.oldest),
  })
  addGauge(registry, {
    name: 'task_overdue_seconds',
    help: 'How long a periodic task has been due without a gateway that runs it.',
    label: 'task',
    read: () => stored()?.tasks.map(({ task, overdue }): Sample => [overdue, task]) ?? [],
  })
  addGauge(registry, {
    name: 'clock_difference_seconds',
    help: 'The clock of the database minus that of this machine.',
    read: () => oneIf(stored()?.clockDifference),
  })
}
