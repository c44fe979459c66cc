import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { buildApp } from '../src/app'
import { readConfig } from '../src/config'
import { DEMO_PASSWORD } from '../src/db/demo/accounts'
import { projectNamed, projectsOf } from '../src/db/demo/projects'
import { openDatabase } from '../src/db/open'
import { logOptions } from '../src/log'
import { startPostgres } from '../test/postgres-server'

/**
 * Measures pages of integration reports: page 0 among the 95 reports of the demo world, then pages 0 to 100 of 100,000 reports of one project, and of as many in all projects
 * of a license. Uses the embedded database, or with the argument `postgres` a server that it starts. `npm run report-check -- [postgres]`.
 */
const usesServer = process.argv.includes('postgres')
const REPORTS = 100_000
const LAST_PAGE = 100
const ROUNDS = 15
const MAX_RATIO = 2

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0

async function main(): Promise<boolean> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'sitewright-reports-'))
  const server = usesServer ? await startPostgres() : undefined
  const config = readConfig({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    ...(server !== undefined && { DATABASE_URL: server.url }),
  })
  const db = await openDatabase(config)
  const app = await buildApp({ db, config, now: Date.now, log: logOptions('warn') })
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  let token = ''

  const call = async (address: string, init: RequestInit = {}): Promise<string> => {
    const response = await fetch(new URL(address, origin), {
      ...init,
      headers: { authorization: token, ...(init.headers as Record<string, string>) },
    })
    if (!response.ok) throw new Error(`${address}: ${response.status} ${await response.text()}`)
    return response.text()
  }

  /** The median of some calls for one page. */
  async function measure(projectIds: readonly number[], page: number): Promise<number> {
    const query = new URLSearchParams({ page: String(page) })
    for (const id of projectIds) query.append('projectIds', String(id))
    const taken: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const started = performance.now()
      const rows = JSON.parse(await call(`/gateway/imports/report?${query.toString()}`)) as unknown[]
      taken.push(performance.now() - started)
      if (rows.length !== 29) throw new Error(`Page ${page} has ${rows.length} reports.`)
    }
    return median(taken)
  }

  /** The slowest of some pages, compared with the first page of few reports. */
  async function compare(what: string, projectIds: readonly number[], base: number): Promise<number> {
    const slowest = { page: 0, ms: 0 }
    for (const page of [0, 1, 10, 25, 50, 75, LAST_PAGE]) {
      const ms = await measure(projectIds, page)
      if (ms > slowest.ms) Object.assign(slowest, { page, ms })
    }
    const ratio = slowest.ms / base
    console.log(
      `  ${what}: slowest is page ${slowest.page} with ${slowest.ms.toFixed(2)} ms, ${ratio.toFixed(2)} times page 0 of 95`,
    )
    return ratio
  }

  try {
    const login = { userName: 'customer.admin', password: DEMO_PASSWORD }
    const reply = await call('/gateway/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(login),
    })
    token = (JSON.parse(reply) as { token: string }).token
    const { projectId } = projectNamed('Northgate Refinery Expansion')
    const all = projectsOf(1).map((project) => project.projectId)
    // Warms up, so that the first measured page is not slow for another reason.
    await measure(all, 0)
    const base = await measure(all, 0)
    const baseOfOne = await measure([projectId], 0)
    console.log(`  page 0 of 95: ${base.toFixed(2)} ms in all projects, ${baseOfOne.toFixed(2)} ms in one project`)
    await db.execute(sql`
      insert into integration_report (reference, created_at, display_name, project_id, report_json)
      select 'check-' || n, n, 'Check', case when n % 10 < 8 then ${projectId} else 2 + n % 40 end, '{}'
      from generate_series(1, ${REPORTS}) n`)
    await db.execute(sql`vacuum analyze integration_report`)
    const inOne = await compare(`${REPORTS} reports, one project`, [projectId], baseOfOne)
    const inAll = await compare(`${REPORTS} reports, ${all.length} projects`, all, base)
    console.log(
      `  The screen asks for one project. Several projects are for other clients, and have no goal: ${inAll.toFixed(2)}.`,
    )
    return inOne <= MAX_RATIO
  } finally {
    await app.close()
    await db.close()
    await server?.stop()
    fs.rmSync(dataDir, { recursive: true, force: true })
  }
}

console.log(`Pages of integration reports on ${usesServer ? 'PostgreSQL' : 'the embedded database'}`)
const isReached = await main()
console.log(`Goal (at most ${MAX_RATIO} times page 0 of 95): ${isReached ? 'reached' : 'missed'}`)
process.exitCode = isReached ? 0 : 1
