import { sql } from 'drizzle-orm'
import { addSameMonths } from '../db/audit-partitions'
import type { GatewayConfig } from '../config'
import type { EngineParts, Queries } from '../db/database'
import { openStored } from '../db/data-folder'
import type { LockSettings } from '../db/lock'
import { lockForPreparation, migrate, newestOf, verifyVersion } from '../db/migrate'
import { MIGRATIONS } from '../db/migrations/all'
import { POOL_LIMITS, PREPARATION_LIMITS } from '../db/pool-limits'
import { preparationFault } from '../db/connection-fault'
import { connectPostgres } from '../db/postgres'
import { otherSeed, seedOf } from '../db/seed'
import { StartFault } from '../start-fault'
import { copyTable } from './copy-table'
import { withoutChecks } from './without-checks'
import { fixTextForms, listTables, readCounters, sumTables, type Table, type TableSum } from '../db/tables'

interface MoveConfig extends Pick<GatewayConfig, 'seed'> {
  readonly databaseUrl: string
}

/**
 * Copies the embedded database of a data folder to the empty PostgreSQL database of `databaseUrl`, in one transaction that commits only if every table is equal. The folder stays as it is.
 * @param folder `<DATA_DIR>/<SEED>`
 * @returns what the operator should know, in sentences
 * @throws StartFault, and changes nothing
 */
export async function moveToPostgres(
  folder: string,
  { databaseUrl, seed }: MoveConfig,
  settings: Partial<LockSettings> = {},
): Promise<string[]> {
  const source = await openStored(folder, settings)
  try {
    const target = await connectPostgres(databaseUrl, { ...POOL_LIMITS, size: 1 }, PREPARATION_LIMITS)
    try {
      const note = settings.note ?? (() => undefined)
      const sums = await source.db.transaction((from) =>
        target
          .transaction((to) => move(from, to, seed, note))
          .catch((error: unknown) => {
            throw preparationFault(error)
          }),
      )
      await settle(target)
      return report(sums, folder)
    } finally {
      await target.close()
    }
  } finally {
    await source.release()
  }
}

async function move(
  from: Queries,
  to: Queries,
  seed: GatewayConfig['seed'],
  note: LockSettings['note'],
): Promise<ReadonlyMap<string, TableSum>> {
  await refuseSource(from, seed)
  // A gateway that starts on the database waits until the end.
  await lockForPreparation(to)
  await refuseFilled(to)
  // In the one transaction: where the move fails, the database has no tables.
  await migrate({ transaction: (run) => to.transaction(run) })
  await addSameMonths(from, to)
  for (const tx of [from, to]) await fixTextForms(tx)

  const tables = await listTables(from)
  refuseOtherTables(tables, await listTables(to))
  const sums = await sumTables(from, tables)
  note(`Copying ${countOf(sums)} rows of ${tables.length} tables.`)
  await withoutChecks(to, async () => {
    // Migrations filled some of them.
    for (const { name } of tables) await to.execute(sql`delete from ${sql.identifier(name)}`)
    for (const table of tables) await copyTable(from, to, table, sums.get(table.name)?.longest ?? 0)
    for (const [name, { last, isCalled }] of await readCounters(from)) {
      await to.execute(sql`select setval(quote_ident(${name})::regclass, ${last}::bigint, ${isCalled})`)
    }
  })
  note('Comparing the tables.')
  await refuseDifferences(from, to, sums, await sumTables(to, tables))
  await to.execute(sql`analyze`)
  return sums
}

async function refuseSource(from: Queries, seed: GatewayConfig['seed']): Promise<void> {
  const [found, newest] = [await verifyVersion(from), newestOf(MIGRATIONS)]
  if (found < newest) {
    throw new StartFault(
      `The embedded database has schema version ${found}; this gateway has ${newest}.`,
      'Start this gateway once on the embedded database, without DATABASE_URL: it upgrades the schema. Then move it.',
    )
  }
  const stored = await seedOf(from)
  if (stored !== seed) throw otherSeed(stored ?? 'nothing', seed)
}

async function refuseFilled(to: Queries): Promise<void> {
  const { rows } = await to.execute<{ name: string }>(sql`
    select relname as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f', 'S') and not relispartition
      and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')
    order by relname`)
  if (rows.length === 0) return
  const names = rows.slice(0, 3).map(({ name }) => name)
  throw new StartFault(
    `The database of DATABASE_URL is not empty. It has ${names.join(', ')}${rows.length > 3 ? ' …' : ''}.`,
    'Create an empty database and set DATABASE_URL to it.',
  )
}

const columnsOf = (tables: readonly Table[]): string[] =>
  tables.flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name} (${column.type})`))

/** The same version of the schema has the same tables, unless a person added something. */
function refuseOtherTables(embedded: readonly Table[], server: readonly Table[]): void {
  const [one, other] = [columnsOf(embedded), columnsOf(server)]
  const odd = [...one.filter((name) => !other.includes(name)), ...other.filter((name) => !one.includes(name))]
  if (odd.length === 0) return
  throw new StartFault(
    `The embedded database does not have the tables of its schema version. The difference: ${odd.slice(0, 5).join(', ')}${odd.length > 5 ? ' …' : ''}.`,
    'Remove what was added to the database by hand.',
  )
}

async function refuseDifferences(
  from: Queries,
  to: Queries,
  before: ReadonlyMap<string, TableSum>,
  after: ReadonlyMap<string, TableSum>,
): Promise<void> {
  const counters = await readCounters(to)
  const names = [
    ...[...before].flatMap(([name, sum]) => (isSame(sum, after.get(name)) ? [] : [name])),
    ...[...(await readCounters(from))].flatMap(([name, { last, isCalled }]) =>
      counters.get(name)?.last === last && counters.get(name)?.isCalled === isCalled ? [] : [name],
    ),
  ]
  if (names.length === 0) return
  throw new StartFault(
    `The copy differs in ${names.join(', ')}.`,
    'Report this as a defect. The embedded database is unchanged.',
  )
}

const isSame = (one: TableSum, other: TableSum | undefined): boolean =>
  one.rows === other?.rows && one.checksum === other.checksum

const countOf = (sums: ReadonlyMap<string, TableSum>): string =>
  [...sums.values()].reduce((total, { rows }) => total + rows, 0).toLocaleString('en-US')

/** Updates the visibility map, so that counting by an index needs no heap reads. The move is complete without it. */
const settle = (target: EngineParts): Promise<void> =>
  target.orm.execute(sql`vacuum`).then(
    () => undefined,
    () => undefined,
  )

function report(sums: ReadonlyMap<string, TableSum>, folder: string): string[] {
  const rows = [...sums].map(([name, sum]) => [name, sum.rows.toLocaleString('en-US'), sum.checksum] as const)
  const [names, counts] = [
    Math.max(...rows.map(([name]) => name.length)),
    Math.max(...rows.map(([, count]) => count.length)),
  ]
  return [
    ...rows.map(([name, count, checksum]) => `${name.padEnd(names)}  ${count.padStart(counts)}  ${checksum}`),
    `All ${sums.size} tables are equal on both sides: ${countOf(sums)} rows.`,
    `Start the gateway with DATABASE_URL now. ${folder} was not changed. Move it away, so that no gateway starts on it.`,
  ]
}
