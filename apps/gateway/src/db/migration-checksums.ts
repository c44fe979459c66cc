import { sql } from 'drizzle-orm'
import { StartFault } from '../start-fault'
import type { Queries } from './database'
import { checksumOf } from './migrations/checksum'
import type { Migration } from './migrations/migration'

/** `type`, not `interface`: a row of drizzle is a record of anything. */
type Applied = { id: number; name: string; checksum: string | null }

/**
 * Compares the migrations that a database has taken with those of this gateway. A database from before checksums gets those of this gateway, which is the first to look.
 * @throws StartFault when the text of a migration is not the one that was applied
 */
export async function verifyChecksums(tx: Queries, migrations: readonly Migration[]): Promise<void> {
  // Here and not in a migration: the checksums of all migrations are compared before the first one runs. Only where it is missing: ALTER TABLE waits for a dump even then.
  const { rows: columns } = await tx.execute(sql`
    select 1 from pg_attribute where attrelid = 'migration'::regclass and attname = 'checksum' and not attisdropped`)
  if (columns.length === 0) await tx.execute(sql`alter table migration add column checksum text`)
  const { rows } = await tx.execute<Applied>(
    sql`select migration_id as id, name, checksum from migration order by migration_id`,
  )
  const known = new Map(migrations.map((migration) => [migration.id, migration]))
  for (const applied of rows) {
    const migration = known.get(applied.id)
    if (migration === undefined) continue
    const checksum = checksumOf(migration)
    if (applied.checksum === null) {
      await tx.execute(sql`update migration set checksum = ${checksum} where migration_id = ${applied.id}`)
    } else if (applied.checksum !== checksum) throw changedMigration(applied, migration)
  }
}

function changedMigration(applied: Applied, { id, name }: Migration): StartFault {
  const otherName = applied.name === name ? '' : ` under the name ${applied.name}`
  return new StartFault(
    `Migration ${id} (${name}) is not the one that this database has: another text was applied${otherName}.`,
    'Start the gateway that made the database. A released migration never changes: put a correction into a new migration.',
  )
}
