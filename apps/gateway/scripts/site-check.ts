import { fork } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { and, eq, sql } from 'drizzle-orm'
import type { Site, SiteTreeInput, SiteTreeResult } from '@sitewright/domain/sites/site'
import { projectNamed } from '../src/db/demo/projects'
import { COPY_TARGET, PROJECT_WITHOUT_SITES } from '../src/db/demo/sites'
import { sites } from '../src/db/schema'
import { median } from './median'
import { nextMessage } from './next-message'
import { startOwnGateway } from './own-gateway'

/**
 * Measures large site trees: adding 5,000 sites in one root, reading a tree of 20,000 sites by API and by raw SQL, saving one of these sites, and copying 5,000. For each it
 * reports the longest /healthz call at the same time. The list is read by a second process, so that its cost is that of the gateway alone. Uses the embedded database, or
 * with the argument `postgres` a server that it starts. `npm run site-check -- [postgres]`.
 */
/** The origin of the gateway, in the process that reads the list; `undefined` in the main process. */
const calledOrigin = process.argv.find((argument) => argument.startsWith('http:'))
const usesServer = process.argv.includes('postgres')
const ROUNDS = 7
const SITES_OF_ROOT = 5000
const GOALS = { addMs: 10_000, copyMs: 10_000, ratio: 3, compressedBytes: 1_000_000 }

/** A root with so many sites on four levels. */
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

/** In the second process: reads an address for each message, and sends how long the whole text took in milliseconds. */
function answerMessages(origin: string): void {
  process.on('message', ({ address, token }: { address: string; token: string }) => {
    const started = performance.now()
    void fetch(new URL(address, origin), { headers: { authorization: token, 'accept-encoding': 'identity' } })
      .then((response) => response.text())
      .then(() => process.send?.(performance.now() - started))
  })
  process.send?.('ready')
}

async function main(): Promise<boolean> {
  const { db, origin, fetchText, post, signIn, stop } = await startOwnGateway('sites', usesServer)
  const projectId = projectNamed(PROJECT_WITHOUT_SITES).projectId

  /** Runs a call, and /healthz beside it all the time. */
  async function timed<T>(what: string, run: () => Promise<T>): Promise<{ value: T; ms: number }> {
    let longest = 0
    const end = new AbortController()
    const probe = async (): Promise<void> => {
      while (!end.signal.aborted) {
        const started = performance.now()
        await fetchText('/healthz')
        longest = Math.max(longest, performance.now() - started)
        await wait(5)
      }
    }
    const probing = probe()
    const started = performance.now()
    const value = await run()
    const ms = performance.now() - started
    end.abort()
    await probing
    console.log(`  ${what}: ${ms.toFixed(0)} ms, longest /healthz ${longest.toFixed(0)} ms`)
    return { value, ms }
  }

  try {
    const token = await signIn()
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
    const caller = fork(import.meta.filename, [origin], { execArgv: ['--import', 'tsx'] })
    await nextMessage<string>(caller)
    for (let round = 0; round < ROUNDS; round += 1) {
      // Compression runs in other threads, and raw SQL has none.
      caller.send({ address: list, token })
      whole.push(await nextMessage<number>(caller))
      const started = performance.now()
      const { rows } = await db.execute(sql`
        select site_id, project_id, parent_id, name, is_active, depth, version from site
        where project_id = ${projectId} order by depth, name_key, site_id`)
      JSON.stringify(rows)
      raw.push(performance.now() - started)
    }
    caller.kill()
    const { value: text } = await timed('20,000 sites as a list', () => fetchText(list))
    const ratio = median(whole) / median(raw)
    const bytes = gzipSync(text).length
    console.log(
      `  20,000 sites: ${median(whole).toFixed(0)} ms, raw SQL ${median(raw).toFixed(0)} ms, ratio ${ratio.toFixed(2)}; ${bytes} bytes compressed`,
    )

    const [root] = await db.orm
      .select()
      .from(sites)
      .where(and(eq(sites.projectId, projectId), eq(sites.depth, 1)))
    const siteId = root?.siteId ?? 0
    const site = JSON.parse(await fetchText(`/gateway/site/${siteId}`)) as Site
    await timed('one site saved', () => post(`/gateway/site/${siteId}/update`, { ...site, name: 'Area 1b' }))
    const copied = await timed(`${SITES_OF_ROOT} sites copied`, () =>
      post(`/gateway/site/${siteId}/copy`, {
        site: { projectId: projectNamed(COPY_TARGET).projectId },
        unarchiveExisting: false,
      }),
    )
    return (
      Math.max(...addMs) <= GOALS.addMs &&
      copied.ms <= GOALS.copyMs &&
      ratio <= GOALS.ratio &&
      bytes <= GOALS.compressedBytes
    )
  } finally {
    await stop()
  }
}

if (calledOrigin !== undefined) answerMessages(calledOrigin)
else {
  console.log(`Large site trees on ${usesServer ? 'PostgreSQL' : 'the embedded database'}`)
  const isReached = await main()
  console.log(
    `Goals (add and copy ${GOALS.addMs / 1000} s, ratio ${GOALS.ratio}, ${GOALS.compressedBytes} bytes): ${isReached ? 'reached' : 'missed'}`,
  )
  process.exitCode = isReached ? 0 : 1
}
