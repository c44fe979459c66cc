import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { runChild, type Child } from '../../test/child-process'
import { copyWorld, type WorldCopy } from '../../test/world-copy'
import { openDatabase } from './open'

/** A lock without a heartbeat for so long is taken over; 60 seconds in production. */
const SILENCE_MS = 3000
const OPENS_WITHIN_MS = 150_000

let world: WorldCopy
let children: Child[]
beforeEach(async () => {
  world = await copyWorld()
  children = []
})
afterEach(async () => {
  await Promise.all(children.map((child) => child.kill()))
  await world.remove()
})

/** A process that takes itself for one of that host, on the one folder. */
function writer(host: string, silenceMs = SILENCE_MS): Child {
  const child = runChild('test/children/write-as-host.ts', [world.config.dataDir, host, String(silenceMs)])
  children.push(child)
  return child
}

const written = (child: Child): number => Number(/.*wrote (\d+)\n/s.exec(child.output())?.[1] ?? 0)

/** How many rows of a host the folder has, by its pages and by its index, which must agree. */
async function rowsOf(host: string): Promise<number> {
  const silenceMs = 500
  const db = await openDatabase({ ...world.config, lock: { host: 'reader', silenceMs } })
  const count = async (): Promise<unknown> =>
    (
      await db.execute<{ count: number }>(
        sql`select count(*) from setting where name >= ${`${host}/`} and name < ${`${host}0`}`,
      )
    ).rows[0]?.count
  const byIndex = await db.execute(sql`set enable_seqscan = off`).then(count)
  const byPages = await db
    .execute(sql`set enable_seqscan = on`)
    .then(() => db.execute(sql`set enable_indexscan = off`))
    .then(() => db.execute(sql`set enable_bitmapscan = off`))
    .then(() => db.execute(sql`set enable_indexonlyscan = off`))
    .then(count)
  await db.close()
  expect(byPages).toBe(byIndex)
  return Number(byPages)
}

describe('two hosts on one data folder', () => {
  it('takes over the folder of a host that was killed, with every row that it had confirmed', async () => {
    const first = writer('one')
    await first.printed(/wrote 20\n/, OPENS_WITHIN_MS)
    await first.kill()
    const confirmed = written(first)

    const second = writer('two')
    await second.printed(/is locked by process \d+ of the host one\. Waiting up to 3 seconds/, OPENS_WITHIN_MS)
    await second.printed(/The host one sent no heartbeat\. Taking over/, OPENS_WITHIN_MS)
    await second.printed(/wrote 20\n/, OPENS_WITHIN_MS)
    await second.kill()
    expect(await rowsOf('one')).toBeGreaterThanOrEqual(confirmed)
    expect(await rowsOf('two')).toBeGreaterThanOrEqual(written(second))
  }, 480_000)

  it('refuses a second host while the first one is running, before the time of silence is over', async () => {
    const first = writer('one')
    await first.printed(/wrote 1\n/, OPENS_WITHIN_MS)
    const second = writer('two', 60_000)
    await second.printed(/refused: .* is in use by process \d+ of the host one, which is running\./, OPENS_WITHIN_MS)
    expect(second.output()).not.toContain('Taking over')
    const before = written(first)
    await first.printed(new RegExp(`wrote ${before + 5}\n`))
  }, 480_000)

  it('ends a host that was suspended while another one took its folder over, before it writes again', async () => {
    const first = writer('one')
    await first.printed(/wrote 20\n/, OPENS_WITHIN_MS)
    first.process.kill('SIGSTOP')
    const second = writer('two')
    await second.printed(/wrote 20\n/, OPENS_WITHIN_MS)

    const before = written(first)
    first.process.kill('SIGCONT')
    expect(await first.ended).toBe(1)
    expect(first.output()).toMatch(
      new RegExp(`was taken over by process ${second.process.pid} of the host two because this process sent no heart`),
    )
    // One commit may have been confirmed to the process before it was suspended, and printed afterwards.
    expect(written(first)).toBeLessThanOrEqual(before + 1)

    await second.printed(new RegExp(`wrote ${written(second) + 20}\n`))
    await second.kill()
    expect(await rowsOf('two')).toBeGreaterThanOrEqual(written(second))
    const rows = await rowsOf('one')
    expect(rows).toBeGreaterThanOrEqual(written(first))
    expect(rows).toBeLessThanOrEqual(written(first) + 1)
  }, 480_000)
})
