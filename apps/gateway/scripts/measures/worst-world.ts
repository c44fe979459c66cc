import fs from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import {
  MAX_SITES_OF_CALL,
  MAX_SITES_OF_PROJECT,
  type SiteTreeInput,
  type SiteTreeResult,
} from '@sitewright/domain/sites/site'
import { samplePhase, sampleItem } from '@sitewright/domain/workflows/workflow-sample'
import { readConfig } from '../../src/config'
import type { Database } from '../../src/db/database'
import { projectNamed } from '../../src/db/demo/projects'
import { COPY_TARGET, PROJECT_WITHOUT_SITES } from '../../src/db/demo/sites'
import { openDatabase } from '../../src/db/open'
import { type Calls, createCalls } from '../calls'
import { percentile } from '../heap-and-health'
import type { Arguments } from '../measure'
import { median } from '../median'
import { engineOf, withGatewayProcess, withPlace } from '../own-gateway'
import { probeHealth } from '../probe-health'
import { callRound, type CallRound, type RoundResult } from '../read-callers'
import { startSecondProcess } from '../second-process'

export const purpose = 'each large read of the worst legal world with 40 and 100 callers, and 20,000 roots in one call'
export const usage = '[postgres]'

const HEALTH_GOAL_MS = 250
const MEMORY_GOAL = 2
const ROOTS_GOAL = 3
/** How long the callers of a round wait, in milliseconds, by their number. */
const ROUNDS = [
  [40, 4000],
  [100, 7000],
] as const
const LICENSE = 1
const LEVELS = 49
const projectId = projectNamed(PROJECT_WITHOUT_SITES).projectId
const name = (text: string | number): string => `${text} ${'x'.repeat(50)}`.slice(0, 50)

/** Adds the largest rows that calls accept, by SQL, because thousands of calls would take minutes. */
async function addWorstRows(db: Database): Promise<{ deepestId: number; workflowId: number }> {
  let parentId: number | null = null
  for (let depth = 1; depth <= LEVELS; depth += 1) {
    const { rows }: { rows: { id: number }[] } = await db.execute<{ id: number }>(sql`
      insert into site (project_id, parent_id, name, depth)
      values (${projectId}, ${parentId}, ${name(`Level ${depth}`)}, ${depth}) returning site_id as id`)
    parentId = rows[0]?.id ?? null
  }
  // 300 properties of 2,000 characters each would fit too, but fill the disk: a tenth of the sites has them.
  await db.execute(sql`
    insert into site (project_id, parent_id, name, depth, properties)
    select ${projectId}::int, ${parentId}::int, rpad('Leaf ' || n || ' ', 50, 'x'), ${LEVELS + 1}::int,
      case when n % 100 = 0 then jsonb_build_object('overlays', '[]'::jsonb, 'userProperties', (
        select jsonb_object_agg('Key ' || k, jsonb_build_object('value', repeat('v', 2000), 'type', 'Default'))
        from generate_series(1, 100) k)) else '{"overlays": [], "userProperties": {}}' end
    from generate_series(1, ${MAX_SITES_OF_PROJECT - LEVELS}::int) n`)
  const items = Array.from({ length: 6000 }, (_, index) =>
    sampleItem(`${index}`, 1, {
      itemName: name(index),
      equipmentMappings: [{ progressState: 0, equipmentStatusState: 1 }],
    }),
  )
  const data = JSON.stringify({ phases: [samplePhase('p', 100, ...items)] })
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into workflow (project_id, name, related_key, data)
    select ${projectId}::int, 'Worst ' || n, 'worst ' || n, ${data}::jsonb from generate_series(1, 100) n
    returning workflow_id as id`)
  await db.execute(sql`
    insert into workflow (project_id, name, related_key, data)
    select project_id, 'Worst 1', 'worst 1', ${data}::jsonb from project
    where license_id = ${LICENSE} and is_active and project_id <> ${projectId} limit 20`)
  const steps = Array.from({ length: 100 }, (_, index) => ({
    id: `${index}`,
    name: 'n'.repeat(500),
    interval: 1,
    intervalUnit: 0,
    type: 0,
  }))
  await db.execute(sql`
    insert into preservation (project_id, related_key, name, steps)
    select ${projectId}::int, 'worst ' || n, 'Worst ' || n, ${JSON.stringify(steps)}::jsonb from generate_series(1, 1000) n`)
  const parameters = Array.from({ length: 5000 }, (_, index) => ({ name: name(index), value: 'v'.repeat(100) }))
  await db.execute(sql`
    insert into project_config (project_id, name, data)
    select ${projectId}::int, 'Worst ' || n, ${JSON.stringify({ configs: [{ property: 'p', parameters }] })}::jsonb
    from generate_series(1, 100) n`)
  await db.execute(sql`
    insert into app_user (user_name, first_name, last_name, email, license_id, create_date, is_approved)
    select 'worst.' || n, 'First', 'Last', 'worst.' || n || '@worst.example', ${LICENSE}::int, 1, true
    from generate_series(1, 20000) n`)
  await db.execute(sql`
    insert into audit (at, actor_user_name, license_id, action, subject_kind, subject_id, after, request_id)
    select ${Date.now()}::bigint, 'viewer', ${LICENSE}::int, 'sites.addTrees', 'project', ${String(projectId)},
      jsonb_build_object('siteNames', (select jsonb_agg(repeat('n', 50)) from generate_series(1, 100))), 'r'
    from generate_series(1, 1000)`)
  return { deepestId: parentId ?? 0, workflowId: rows[0]?.id ?? 0 }
}

/** Each read whose reply can be large, with the body of a POST. */
const readsOf = ({
  deepestId,
  workflowId,
}: {
  deepestId: number
  workflowId: number
}): [string, string, unknown?][] => [
  ['users', `gateway/users?licenseId=${LICENSE}`],
  ['sites', `gateway/project/${projectId}/sites?simple=true`],
  ['sites in full', `gateway/project/${projectId}/sites`],
  ['hierarchy', `gateway/projects/${projectId}/sites/hierarchy`],
  ['default storage', `gateway/project/${projectId}/default-storage`],
  ['one site', `gateway/site/${deepestId}`],
  ['workflows', 'gateway/0/workflow/getAll', [projectId]],
  ['one workflow', `gateway/x/projects/${projectId}/workflows/${workflowId}`],
  ['status use', `gateway/x/projects/${projectId}/equipment-status-use`],
  ['preservations', 'gateway/preservation/getAll', [projectId]],
  ['configs', `gateway/configs/${projectId}`],
  ['activity', `gateway/x/activity/projects/${projectId}?limit=100`],
]

export const prepareCalls = (): Promise<typeof callRound> => Promise.resolve(callRound)

/** Megabytes of a process in memory. */
const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024

/** Calls /healthz until `task` ends. @returns its result, the p99 of /healthz in milliseconds, and the most memory in megabytes */
async function watch<Result>(origin: string, pid: number, task: () => Promise<Result>) {
  let memory = 0
  const { result, health } = await probeHealth(origin, task, () => {
    memory = Math.max(memory, memoryOf(pid))
  })
  return { result, p99: percentile(health, 0.99), memory }
}

/** Saves 20,000 sites as one tree, then as roots. @returns whether the goal is reached */
async function saveRoots({ post }: Calls): Promise<boolean> {
  const leaves = Array.from({ length: MAX_SITES_OF_CALL - 1 }, (_, index) => ({ name: `Root ${index}` }))
  const save = async (trees: readonly SiteTreeInput[]): Promise<number> => {
    const started = performance.now()
    const address = `/gateway/projects/${projectNamed(COPY_TARGET).projectId}/sites/`
    const results = await post<SiteTreeResult[]>(address, trees)
    if (!results.every(({ success }) => success)) throw new Error('Roots were rejected.')
    return performance.now() - started
  }
  const asTree = await save([{ name: 'One tree', children: leaves }])
  const asRoots = await save(leaves)
  console.log(`20,000 sites as one tree in ${asTree.toFixed(0)} ms, as roots in ${asRoots.toFixed(0)} ms`)
  return asRoots <= ROOTS_GOAL * asTree
}

export const run = ({ usesServer }: Arguments): Promise<boolean> =>
  withPlace(usesServer, async ({ environment }) => {
    const db = await openDatabase(readConfig(environment))
    const ids = await addWorstRows(db)
    await db.close()
    return withGatewayProcess(environment, async (origin, gateway) => {
      const callers = await startSecondProcess('worst-world', origin)
      const pid = gateway.process.pid ?? 0
      const calls = createCalls(origin)
      const token = await calls.signIn()
      await wait(1000)
      const idle = memoryOf(pid)
      console.log(`Worst legal world on ${engineOf(usesServer)}: ${idle.toFixed(0)} MB idle`)
      let isReached = true
      for (const [title, address, body] of readsOf(ids)) {
        for (const [count, limitMs] of ROUNDS) {
          const url = new URL(address, origin).href
          const round: CallRound = {
            url,
            token,
            callers: count,
            limitMs,
            ...(body !== undefined && { body: JSON.stringify(body) }),
          }
          const { result, p99, memory } = await watch(origin, pid, () => callers.ask<RoundResult>(round))
          const statuses = Object.entries(result.statuses).map(
            ([status, replies]) => `${replies} × ${status === '0' ? 'unfinished' : status}`,
          )
          console.log(
            `  ${title}, ${count} callers: /healthz p99 ${p99.toFixed(0)} ms, at most ${memory.toFixed(0)} MB, ${(result.bytes / 1e6).toFixed(1)} MB a reply, median ${(median(result.ms) / 1000).toFixed(1)} s, ${statuses.join(', ')}`,
          )
          if (p99 > HEALTH_GOAL_MS || memory > MEMORY_GOAL * idle) isReached = false
        }
      }
      callers.end()
      if (!(await saveRoots(calls))) isReached = false
      console.log(
        `Goals (p99 of /healthz at most ${HEALTH_GOAL_MS} ms, memory at most ${MEMORY_GOAL} times idle, roots at most ${ROOTS_GOAL} times a tree): ${isReached ? 'reached' : 'missed'}`,
      )
      return isReached
    })
  })
