import { sql } from 'drizzle-orm'
import type { Queries } from '../db/database'

/**
 * Fills tables without their triggers, which would count rows again, and without their foreign keys, which refer to each other in circles. Afterwards each key is made again as
 * it was, and with that checked. Only a superuser could switch keys off, but the owner of the tables may do this.
 */
export async function withoutChecks(tx: Queries, fill: () => Promise<void>): Promise<void> {
  const { rows: tables } = await tx.execute<{ name: string }>(sql`
    select distinct tgrelid::regclass::text as name from pg_trigger join pg_class on tgrelid = pg_class.oid
    where relnamespace = current_schema()::regnamespace and not tgisinternal`)
  const { rows: keys } = await tx.execute<{ table: string; name: string; definition: string }>(sql`
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where connamespace = current_schema()::regnamespace and contype = 'f' and conparentid = 0`)
  for (const { name } of tables) await tx.execute(sql.raw(`alter table ${name} disable trigger user`))
  for (const { table, name } of keys) await tx.execute(sql.raw(`alter table ${table} drop constraint ${name}`))
  await fill()
  for (const { table, name, definition } of keys) {
    await tx.execute(sql.raw(`alter table ${table} add constraint ${name} ${definition}`))
  }
  for (const { name } of tables) await tx.execute(sql.raw(`alter table ${name} enable trigger user`))
}
