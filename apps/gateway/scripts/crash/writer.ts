import { sql } from 'drizzle-orm'
import { openDatabase } from '../../src/db/open'
import { settings } from '../../src/db/schema'

/**
 * The process that is killed. Opens the data folder that is its argument, tells what it found there, and then writes one transaction after another until its end:
 * `found <JSON>`, then `wrote <number>` after each commit.
 */
export interface Found {
  /** Milliseconds that opening took. */
  readonly openMs: number
  /** Transactions with every row. */
  readonly whole: number
  /** Transactions with some of their rows. */
  readonly partial: number
  /** The last number, as the row says that every transaction updates. */
  readonly last: number
}

/** New rows of a transaction; it also updates one. */
const ROWS = 5

const [dataDir = ''] = process.argv.slice(2)
const started = performance.now()
const db = await openDatabase({ databaseUrl: undefined, dataDir, seed: 'demo', admin: undefined })
const openMs = Math.round(performance.now() - started)

const { rows } = await db.execute<Omit<Found, 'openMs'>>(sql`
  with written as (select split_part(name, '/', 2) as number, count(*) as rows from setting where name like 'crash/%' group by 1)
  select count(*) filter (where rows = ${ROWS}) as whole, count(*) filter (where rows <> ${ROWS}) as partial,
    coalesce((select value::int from setting where name = 'crash'), 0) as last
  from written`)
process.stdout.write(`found ${JSON.stringify({ openMs, ...rows[0] })}\n`)

for (let number = (rows[0]?.last ?? 0) + 1; ; number += 1) {
  await db.transaction(async (tx) => {
    for (let row = 0; row < ROWS; row += 1) {
      await tx.insert(settings).values({ name: `crash/${number}/${row}`, value: 'x'.repeat(200 * row) })
    }
    await tx
      .insert(settings)
      .values({ name: 'crash', value: String(number) })
      .onConflictDoUpdate({ target: settings.name, set: { value: String(number) } })
  })
  process.stdout.write(`wrote ${number}\n`)
}
