import { sql } from 'drizzle-orm'
import type { Queries } from '../src/db/database'

/**
 * The schema of a database, a line for each part in a fixed order, without what differs between databases of one schema: object ids, partitions (made as time passes) and
 * where counters are. Not-null constraints are part of columns, because PostgreSQL 17 does not name them.
 */
export async function readStoredSchema(queries: Queries): Promise<string[]> {
  const { rows } = await queries.execute<{ line: string }>(sql`
    with own as (
      select oid, relname, relkind, relpersistence, reloptions from pg_class
      where relnamespace = current_schema()::regnamespace and not relispartition
    )
    select line from (
      select format('relation %s kind=%s persistence=%s options=%s partitioned=%s', relname, relkind, relpersistence, reloptions, pg_get_partkeydef(oid)) as line
        from own where relkind in ('r', 'p', 'v', 'm', 'S')
      union all
      select format('column %s.%s %s collation=%s not null=%s default=%s identity=%s generated=%s', relname, attname,
          format_type(atttypid, atttypmod), collname, attnotnull, pg_get_expr(adbin, adrelid), attidentity, attgenerated)
        from own join pg_attribute on attrelid = own.oid and attnum > 0 and not attisdropped
          left join pg_collation on pg_collation.oid = attcollation
          left join pg_attrdef on adrelid = attrelid and adnum = attnum
        where relkind in ('r', 'p', 'v', 'm')
      union all
      select format('constraint %s.%s %s', relname, conname, pg_get_constraintdef(pg_constraint.oid))
        from own join pg_constraint on conrelid = own.oid where contype <> 'n'
      union all
      select format('index %s valid=%s', pg_get_indexdef(indexrelid), indisvalid) from own join pg_index on indrelid = own.oid
      union all
      select format('trigger %s enabled=%s', pg_get_triggerdef(pg_trigger.oid), tgenabled)
        from own join pg_trigger on tgrelid = own.oid where not tgisinternal
      union all
      select 'function ' || pg_get_functiondef(pg_proc.oid) from pg_proc
        where pronamespace = current_schema()::regnamespace and prokind in ('f', 'p')
          and not exists (select 1 from pg_depend where objid = pg_proc.oid and deptype = 'e')
      union all
      select format('type %s %s %s', typname, typtype, (select string_agg(enumlabel, ',' order by enumsortorder) from pg_enum where enumtypid = pg_type.oid))
        from pg_type where typnamespace = current_schema()::regnamespace and typtype in ('e', 'd')
      union all
      select 'extension ' || extname from pg_extension
    ) as lines order by line collate "C"`)
  return rows.map(({ line }) => line)
}
