import { eq } from 'drizzle-orm'
import type { Database } from './database'
import { settings } from './schema'

/** A value that all gateways of a database share; `undefined` where no gateway has made it. */
export const readLastingValue = async (db: Database, name: string): Promise<string | undefined> =>
  (await db.orm.select({ value: settings.value }).from(settings).where(eq(settings.name, name)))[0]?.value

/** A value that is made at its first use, once for all gateways of a database: of two that make it at the same time, the first is stored and both read it. */
export async function lastingValue(db: Database, name: string, make: () => Promise<string>): Promise<string> {
  const known = await readLastingValue(db, name)
  if (known !== undefined) return known
  await db.orm
    .insert(settings)
    .values({ name, value: await make() })
    .onConflictDoNothing()
  const made = await readLastingValue(db, name)
  if (made === undefined) throw new Error(`The setting ${name} was not written.`)
  return made
}
