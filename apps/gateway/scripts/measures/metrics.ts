import { contract } from '@sitewright/api-client/contract/all'
import { rowsOf } from '@sitewright/api-client/contract/contract'
import { createCalls } from '../calls'
import { percentile } from '../heap-and-health'
import { engineOf, withGatewayProcess, withPlace } from '../own-gateway'
import type { Arguments } from '../measure'

export const purpose = 'how long /metrics takes after calls of every operation'
export const usage = '[scrapes] [postgres]'

const GOAL_MS = 5
const TOKEN = 'a-token-of-this-measure-with-32-letters'
/** Not measured: compilers get warm. */
const WARM_UP = 20

/** Makes a call of every operation, more than 200, so that each has its lines. Only GET is signed in, because others would change the demo world. */
async function callAll(origin: string): Promise<number> {
  const token = await createCalls(origin).signIn('super.admin')
  const calls = rowsOf(contract)
  for (const { row, path } of calls) {
    const url = new URL(path.replace(/:\w+/g, '1'), origin)
    const init: RequestInit = { method: row.method, redirect: 'manual' }
    if (row.method === 'GET') init.headers = { Authorization: token }
    await (await fetch(url, init)).arrayBuffer()
  }
  return calls.length
}

export async function run({ numbers: [scrapes = 200], usesServer }: Arguments): Promise<boolean> {
  return withPlace(usesServer, ({ environment }) =>
    withGatewayProcess({ ...environment, METRICS_TOKEN: TOKEN }, async (origin) => {
      const calls = await callAll(origin)
      const times: number[] = []
      const cpuSeconds: number[] = []
      let bytes = 0
      for (let scrape = -WARM_UP; scrape < scrapes; scrape += 1) {
        const started = performance.now()
        const reply = await fetch(new URL('metrics', origin), { headers: { Authorization: `Bearer ${TOKEN}` } })
        const text = await reply.text()
        const ms = performance.now() - started
        bytes = text.length
        if (scrape < 0) continue
        times.push(ms)
        cpuSeconds.push(Number(/^process_cpu_seconds_total (\S+)$/m.exec(text)?.[1]))
      }
      times.sort((one, other) => one - other)
      const p99 = percentile(times, 0.99)
      const cpuMs = (1000 * ((cpuSeconds.at(-1) ?? 0) - (cpuSeconds[0] ?? 0))) / scrapes
      console.log(
        `${scrapes} times /metrics on ${engineOf(usesServer)}, ${(bytes / 1024).toFixed(0)} kB after ${calls} operations: ` +
          `median ${percentile(times, 0.5).toFixed(1)}, p99 ${p99.toFixed(1)}, longest ${(times.at(-1) ?? 0).toFixed(1)} ms, ${cpuMs.toFixed(1)} ms of CPU each`,
      )
      console.log(`Goal (p99 at most ${GOAL_MS} ms): ${p99 <= GOAL_MS ? 'reached' : 'missed'}`)
      return p99 <= GOAL_MS
    }),
  )
}
