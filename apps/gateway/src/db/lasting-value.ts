import { eq } from 'drizzle-orm'
import type { Database } from './database'
import { settings } from './schema'

/** A value that is made at its first use, once for all gateways of a database: of two that make it at the same time, the first stands and both read it. */
export async function lastingValue(db: Database, name: string, make: () => Promise<string>): Promise<string> {
  const read = async () =>
    (await db.orm.select({ value: settings.value }).from(settings).where(eq(settings.name, name)))[0]
  const known = await read()
  if (known !== undefined) return known.value
  await db.orm
    .insert(settings)
    .values({ name, value: await make() })
    .onConflictDoNothing()
  const made = await read()
  if (made === undefined) throw new Error(`The setting ${name} was not written.`)
  return made.value
}
