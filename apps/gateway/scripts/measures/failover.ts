import { setTimeout as wait } from 'node:timers/promises'
import { Problem } from '@sitewright/domain/shared/problem'
import { withAdminClient } from '../../test/admin-client'
import { clientAt } from '../../test/client-at'
import { DATABASE, startCluster, type Cluster } from '../failover/cluster'
import { Load, signIn, type Read } from '../failover/load'
import type { Arguments } from '../measure'

export const purpose =
  'three gateways, PgBouncer, haproxy, a primary and a standby of PostgreSQL: breaks each, and counts lost saves and the time without (docs/operating/failover.md)'
export const usage = '[word of a title]'

/** What a scenario leaves to its report. */
interface Broken {
  /** When the database accepted writes again; `undefined` where it always did. */
  readonly writableAt?: number
  /** How long writes may be refused, in milliseconds; `undefined` where other tenants must not notice. */
  readonly refusedGoalMs?: number
}

interface Scenario {
  readonly title: string
  /** License of the tenant whose calls the scenario itself holds up; the goal of reads is that of the others. */
  readonly burdened?: number
  breakIt(cluster: Cluster, load: Load): Promise<Broken>
}

/** The first calls of a process are slow. */
const WARM_UP_MS = 15_000
const CALM_MS = 10_000
const SETTLE_MS = 3000
const SETTLED_WITHIN_MS = 90_000
/** What may pass after the event itself is over, in milliseconds. */
const MARGIN_MS = 2000
const READY_GOAL_MS = 2000
const READS_GOAL = 2
const POLL_MS = 25

const isTransaction = `datname = '${DATABASE}' and usename = 'sitewright' and xact_start is not null and (state = 'idle in transaction' or wait_event_type = 'Lock' or state = 'active')`

/** Repeats a check until it is true. */
async function poll(check: () => Promise<boolean> | boolean): Promise<void> {
  const end = Date.now() + SETTLED_WITHIN_MS
  while (!(await check())) {
    if (Date.now() > end) throw new Error('The cluster did not recover.')
    await wait(POLL_MS)
  }
}

const untilWritable = async ({ untilWritable: wait }: Cluster, since: number): Promise<Broken> => {
  await wait()
  const writableAt = Date.now()
  return { writableAt, refusedGoalMs: writableAt - since + MARGIN_MS }
}

const SAVES = 24

const SCENARIOS: readonly Scenario[] = [
  {
    title: '50 back ends terminated inside transactions',
    breakIt: async ({ primary }) => {
      const since = Date.now()
      let ended = 0
      await withAdminClient(primary.url(DATABASE), async (admin) => {
        await poll(async () => {
          const { rowCount } = await admin.query(
            `select pg_terminate_backend(pid) from pg_stat_activity where ${isTransaction} limit ${50 - ended}`,
          )
          ended += rowCount ?? 0
          return ended >= 50
        })
      })
      return { refusedGoalMs: Date.now() - since + MARGIN_MS }
    },
  },
  {
    title: 'restart -m fast of the primary',
    breakIt: async (cluster) => {
      const since = Date.now()
      await cluster.primary.stop('SIGINT')
      await cluster.primary.start()
      return untilWritable(cluster, since)
    },
  },
  {
    title: 'kill -9 of PgBouncer',
    breakIt: async (cluster) => {
      const since = Date.now()
      await cluster.killPooler()
      await cluster.startPooler()
      return untilWritable(cluster, since)
    },
  },
  {
    title: `${SAVES} saves on one locked project`,
    burdened: 1,
    breakIt: async ({ primary, origin }) => {
      // Of license 1, and the only one of its accounts that may edit projects.
      const client = clientAt(origin, await signIn(origin, 'super.admin'))
      const project = (await client.projects.list({})).body.find(({ licenseId }) => licenseId === 1)
      if (project === undefined) throw new Error('There is no project.')
      await withAdminClient(primary.url(DATABASE), async (holder) => {
        await holder.query('begin')
        await holder.query('select 1 from project where project_id = $1 for update', [project.projectId])
        const params = { projectId: project.projectId }
        const saves = Array.from({ length: SAVES }, (_, index) =>
          client.projects.save({ params, body: { name: project.name, description: `Locked ${index}` } }).then(
            ({ status }) => status,
            (error: unknown) => (error instanceof Problem ? error.status : 0),
          ),
        )
        const statuses = await Promise.all(saves)
        console.log(`the saves of the locked project: ${statuses.join(' ')}`)
        await holder.query('rollback')
      })
      return {}
    },
  },
  {
    title: 'SIGSTOP of a gateway inside a transaction, for 10 s',
    breakIt: async ({ primary, gateways }, load) => {
      const [stopped, ...running] = gateways
      if (stopped === undefined) throw new Error('There is no gateway.')
      load.readers = running.map(({ origin }) => origin)
      await withAdminClient(primary.url(DATABASE), async (admin) => {
        await poll(async () => {
          stopped.child.process.kill('SIGSTOP')
          await wait(300)
          const { rowCount } = await admin.query(
            `select 1 from pg_stat_activity where datname = '${DATABASE}' and state = 'idle in transaction' and state_change < now() - interval '250 ms'`,
          )
          if (rowCount !== 0) return true
          stopped.child.process.kill('SIGCONT')
          await wait(Math.random() * 100)
          return false
        })
      })
      await wait(10_000)
      stopped.child.process.kill('SIGCONT')
      load.readers = gateways.map(({ origin }) => origin)
      return {}
    },
  },
  {
    title: 'an address that goes silent for 3 s, and old connections for ever',
    breakIt: async ({ proxy, statementTimeoutMs }) => {
      proxy.fateOf = () => 'hang'
      await wait(3000)
      proxy.fateOf = () => 'pass'
      return { refusedGoalMs: statementTimeoutMs + 2000 + MARGIN_MS }
    },
  },
  {
    title: 'kill -9 of the primary, and promotion of the standby',
    breakIt: async (cluster) => {
      const since = Date.now()
      await cluster.primary.stop('SIGKILL')
      await cluster.standby.query('select pg_promote()')
      cluster.repoint(cluster.standby)
      return untilWritable(cluster, since)
    },
  },
]

const areAllReady = async ({ gateways }: Cluster): Promise<boolean> => {
  const statuses = await Promise.all(
    gateways.map(({ origin }) =>
      fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(3000) }).then(
        ({ status }) => status,
        () => 0,
      ),
    ),
  )
  return statuses.every((status) => status === 200)
}

const p99 = (reads: readonly Read[]): number => {
  const sorted = reads.map(({ ms }) => ms).toSorted((one, other) => one - other)
  return sorted[Math.ceil(sorted.length * 0.99) - 1] ?? 0
}

/** The longest time without a saved write, from the start on. */
function longestRefusal({ writes }: Load, since: number): number {
  const moments = writes.flatMap(({ outcome, endedAt }) => (outcome === 'saved' && endedAt > since ? [endedAt] : []))
  return Math.max(...[since, ...moments].map((moment, index, all) => (all[index + 1] ?? moment) - moment))
}

let isEachGoalReached = true
const verdict = (isReached: boolean): string => {
  if (!isReached) isEachGoalReached = false
  return isReached ? 'reached' : 'MISSED'
}

async function measure(cluster: Cluster, load: Load, { title, burdened, breakIt }: Scenario): Promise<void> {
  await wait(CALM_MS)
  const since = Date.now()
  const { writableAt, refusedGoalMs } = await breakIt(cluster, load)
  const brokenUntil = Date.now()
  await poll(() => areAllReady(cluster))
  const readyMs = Date.now() - (writableAt ?? brokenUntil)
  await poll(() => load.writes.some(({ outcome, endedAt }) => outcome === 'saved' && endedAt > brokenUntil))
  await wait(SETTLE_MS)
  await poll(() => load.areAnswered(brokenUntil))

  const refusedMs = longestRefusal(load, since)
  const others = load.reads.filter(({ licenseId }) => licenseId !== burdened)
  const before = p99(others.filter(({ startedAt }) => startedAt < since && startedAt > since - CALM_MS))
  const meanwhile = others.filter(({ startedAt }) => startedAt >= since && startedAt < brokenUntil)
  const during = p99(meanwhile)
  const failed = meanwhile.filter(({ isAnswered }) => !isAnswered).length
  const ended = load.writes.filter(({ endedAt }) => endedAt > since)
  const countOf = (wanted: string) => ended.filter(({ outcome }) => outcome === wanted).length
  console.log(`${title}
  writes: ${countOf('saved')} saved, ${countOf('refused')} refused, ${countOf('unknown')} unknown
  no write saved for ${refusedMs} ms${refusedGoalMs === undefined ? '' : ` (goal ${refusedGoalMs}: ${verdict(refusedMs <= refusedGoalMs)})`}
  all gateways ready ${readyMs} ms after the ${writableAt === undefined ? 'event' : 'database'} (goal ${READY_GOAL_MS}: ${verdict(readyMs <= READY_GOAL_MS)})
  ${failed} of ${meanwhile.length} reads${burdened === undefined ? '' : ' of other tenants'} failed in ${brokenUntil - since} ms, p99 ${before} ms before and ${during} ms during${refusedGoalMs === undefined ? ` (goal 0 and ${READS_GOAL} times: ${verdict(failed === 0 && during <= READS_GOAL * before)})` : ''}`)
}

/** Compares what was answered with what the database has. */
async function compare({ current }: Cluster, { writes }: Load): Promise<void> {
  const { rows } = await withAdminClient(current().url(DATABASE), (client) =>
    client.query<{ name: string; count: number }>(
      `select name, count(*)::int as count from user_group where name like 'Failover %' group by name`,
    ),
  )
  const stored = new Map(rows.map(({ name, count }) => [name, count]))
  const count = (is: (count: number) => boolean, outcome: string) =>
    writes.filter((write) => write.outcome === outcome && is(stored.get(write.name) ?? 0)).length
  const [lost, doubled] = [count((times) => times === 0, 'saved'), rows.filter((row) => row.count > 1).length]
  const contradicted = count((times) => times > 0, 'refused')
  const unknown = count(() => true, 'unknown')
  console.log(
    `${writes.length} writes: ${lost} acknowledged ones lost, ${doubled} doubled, ${contradicted} stored though the answer was that they are not; of ${unknown} unknown ones ${count((times) => times > 0, 'unknown')} are stored: ${verdict(lost + doubled + contradicted === 0)}`,
  )
}

/** All scenarios, in an order in which each leaves the cluster whole, or those with the word. */
export async function run({ words: [word = ''] }: Arguments): Promise<boolean> {
  const cluster = await startCluster()
  try {
    const load = await Load.start(
      cluster.origin,
      cluster.gateways.map(({ origin }) => origin),
    )
    await wait(WARM_UP_MS)
    for (const scenario of SCENARIOS.filter(({ title }) => title.includes(word))) await measure(cluster, load, scenario)
    await load.stop()
    await compare(cluster, load)
    const ended = cluster.gateways.filter(({ child }) => child.process.exitCode !== null || child.process.signalCode)
    console.log(`${ended.length} of ${cluster.gateways.length} gateways ended: ${verdict(ended.length === 0)}`)
    for (const { child } of ended) console.log(child.output())
    return isEachGoalReached
  } finally {
    await cluster.stop()
  }
}
