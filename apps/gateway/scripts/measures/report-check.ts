import { sql } from 'drizzle-orm'
import { projectNamed, projectsOf } from '../../src/db/demo/projects'
import type { Arguments } from '../measure'
import { median } from '../median'
import { engineOf, withGatewayAndDatabase } from '../own-gateway'

export const purpose = 'pages 0 to 100 of 100,000 integration reports against page 0 of 95'
export const usage = '[postgres]'

const REPORTS = 100_000
const LAST_PAGE = 100
const ROUNDS = 15
const MAX_RATIO = 2

export const run = ({ usesServer }: Arguments): Promise<boolean> =>
  withGatewayAndDatabase(usesServer, async ({ db, read }) => {
    console.log(`Pages of integration reports on ${engineOf(usesServer)}`)

    /** The median of some calls for one page. */
    async function measure(projectIds: readonly number[], page: number): Promise<number> {
      const query = new URLSearchParams({ page: String(page) })
      for (const id of projectIds) query.append('projectIds', String(id))
      const taken: number[] = []
      for (let round = 0; round < ROUNDS; round += 1) {
        const started = performance.now()
        const rows = await read<unknown[]>(`/gateway/imports/report?${query.toString()}`)
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

    const { projectId } = projectNamed('Northgate Refinery Expansion')
    const all = projectsOf(1).map((project) => project.projectId)
    // Warms up, because the first call is slow for other reasons.
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
    const isReached = inOne <= MAX_RATIO
    console.log(`Goal (at most ${MAX_RATIO} times page 0 of 95): ${isReached ? 'reached' : 'missed'}`)
    return isReached
  })
