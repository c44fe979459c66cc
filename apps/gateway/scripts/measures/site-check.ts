import { gzipSync } from 'node:zlib'
import { and, eq, sql } from 'drizzle-orm'
import type { Site, SiteTreeInput, SiteTreeResult } from '@sitewright/domain/sites/site'
import { projectNamed } from '../../src/db/demo/projects'
import { COPY_TARGET, PROJECT_WITHOUT_SITES } from '../../src/db/demo/sites'
import { sites } from '../../src/db/schema'
import type { Arguments } from '../measure'
import { median } from '../median'
import { engineOf, withGatewayAndDatabase } from '../own-gateway'
import { probeHealth } from '../probe-health'
import { startSecondProcess } from '../second-process'

export const purpose =
  'adds, reads, saves, moves and copies trees of thousands of sites with /healthz beside it, and compares a read with raw SQL'
export const usage = '[postgres]'

const ROUNDS = 7
const SITES_OF_ROOT = 5000
const GOALS = { addMs: 10_000, copyMs: 10_000, moveMs: 2000, ratio: 3, compressedBytes: 1_000_000 }

/** A root with the given number of sites on four levels. */
function makeRoot(name: string, count: number): SiteTreeInput {
  let missing = count - 1
  const make = (label: string, wanted: number, below: (node: SiteTreeInput) => void): SiteTreeInput[] =>
    Array.from({ length: Math.min(wanted, missing) }, (_, at) => {
      missing -= 1
      const node: SiteTreeInput = { name: `${label} ${at + 1}`, children: [] }
      below(node)
      return node
    })
  const children = make('Row', 20, (row) => {
    row.children = make('Bay', 20, (bay) => {
      bay.children = make('Bin', 12, () => {})
    })
  })
  return { name, children: [...children, ...make('Spare', missing, () => {})] }
}

/** Reads an address for each message. The answer is how long the whole text took, in milliseconds. */
export function prepareCalls(
  origin: string,
): Promise<(message: { address: string; token: string }) => Promise<number>> {
  return Promise.resolve(async ({ address, token }) => {
    const started = performance.now()
    const headers = { authorization: token, 'accept-encoding': 'identity' }
    await (await fetch(new URL(address, origin), { headers })).text()
    return performance.now() - started
  })
}

export const run = ({ usesServer }: Arguments): Promise<boolean> =>
  withGatewayAndDatabase(usesServer, async ({ db, origin, token, fetchText, post }) => {
    console.log(`Large site trees on ${engineOf(usesServer)}`)
    const projectId = projectNamed(PROJECT_WITHOUT_SITES).projectId

    /** Runs a call, and /healthz beside it all the time. */
    async function timed<T>(what: string, task: () => Promise<T>): Promise<{ value: T; ms: number }> {
      const { result, ms, health } = await probeHealth(origin, task)
      console.log(`  ${what}: ${ms.toFixed(0)} ms, longest /healthz ${(health.at(-1) ?? 0).toFixed(0)} ms`)
      return { value: result, ms }
    }

    const addMs: number[] = []
    for (let root = 1; root <= 4; root += 1) {
      const { value, ms } = await timed(`${SITES_OF_ROOT} new sites in one root`, () =>
        post<SiteTreeResult[]>(`/gateway/projects/${projectId}/sites/`, [makeRoot(`Area ${root}`, SITES_OF_ROOT)]),
      )
      const [result] = value
      if (result?.success !== true) throw new Error(result?.message ?? 'Nothing was saved.')
      addMs.push(ms)
    }

    const list = `/gateway/project/${projectId}/sites?simple=true`
    const whole: number[] = []
    const raw: number[] = []
    const caller = await startSecondProcess('site-check', origin)
    for (let round = 0; round < ROUNDS; round += 1) {
      // Compression runs in other threads, and raw SQL has none.
      whole.push(await caller.ask<number>({ address: list, token }))
      const started = performance.now()
      const { rows } = await db.execute(sql`
        select site_id, project_id, parent_id, name, is_active, depth, version from site
        where project_id = ${projectId} order by depth, name_key, site_id`)
      JSON.stringify(rows)
      raw.push(performance.now() - started)
    }
    caller.end()
    const { value: text } = await timed('20,000 sites as a list', () => fetchText(list))
    const ratio = median(whole) / median(raw)
    const bytes = gzipSync(text).length
    console.log(
      `  20,000 sites: ${median(whole).toFixed(0)} ms, raw SQL ${median(raw).toFixed(0)} ms, ratio ${ratio.toFixed(2)}; ${bytes} bytes compressed`,
    )

    const [first, ...otherRoots] = await db.orm
      .select()
      .from(sites)
      .where(and(eq(sites.projectId, projectId), eq(sites.depth, 1)))
    const siteId = first?.siteId ?? 0
    const site = JSON.parse(await fetchText(`/gateway/site/${siteId}`)) as Site
    await timed('one site saved', () => post(`/gateway/site/${siteId}/update`, { ...site, name: 'Area 1b' }))
    const copied = await timed(`${SITES_OF_ROOT} sites copied`, () =>
      post(`/gateway/site/${siteId}/copy`, {
        site: { projectId: projectNamed(COPY_TARGET).projectId },
        unarchiveExisting: false,
      }),
    )
    const moveMs: number[] = []
    for (const parentId of [otherRoots[0]?.siteId, null, otherRoots[1]?.siteId]) {
      const { version } = JSON.parse(await fetchText(`/gateway/site/${siteId}`)) as Site
      const { ms } = await timed(`${SITES_OF_ROOT} sites moved`, () =>
        post(`/gateway/x/projects/${projectId}/sites/move`, { sites: [{ siteId, parentId, version }] }),
      )
      moveMs.push(ms)
    }
    const isReached =
      Math.max(...addMs) <= GOALS.addMs &&
      copied.ms <= GOALS.copyMs &&
      Math.max(...moveMs) <= GOALS.moveMs &&
      ratio <= GOALS.ratio &&
      bytes <= GOALS.compressedBytes
    console.log(
      `Goals (add and copy ${GOALS.addMs / 1000} s, move ${GOALS.moveMs / 1000} s, ratio ${GOALS.ratio}, ${GOALS.compressedBytes} bytes): ${isReached ? 'reached' : 'missed'}`,
    )
    return isReached
  })
