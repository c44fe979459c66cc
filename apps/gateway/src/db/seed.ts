import { eq, sql } from 'drizzle-orm'
import type { Seed } from '../config'
import { StartFault } from '../start-fault'
import { updateCatalog } from './catalog'
import type { Database, Queries } from './database'
import { isPassing } from './failure'
import { seedFirstAdministrator, type FirstAdministrator } from './first-administrator'
import { lockForPreparation } from './migrate'
import { settings } from './schema'

export interface SeedOptions {
  readonly seed: Seed
  /** Needed by seed `none` in an empty database. */
  readonly admin: FirstAdministrator | undefined
  /** The dates of the demo world are relative to this instant. */
  readonly now: number
  /** Called with a sentence for the operator. */
  readonly note?: ((sentence: string) => void) | undefined
}

/** What the database was filled with; `undefined` where it is empty. */
export const seedOf = async (tx: Queries): Promise<string | undefined> => {
  const [row] = await tx.select().from(settings).where(eq(settings.name, 'seed'))
  return row?.value
}

export const otherSeed = (found: string, seed: Seed): StartFault =>
  new StartFault(
    `This data was made with SEED=${found}, and the gateway is started with SEED=${seed}.`,
    `Start with SEED=${found}, or choose another place with DATA_DIR or DATABASE_URL.`,
  )

/**
 * Fills an empty database in one transaction; then has it note which rows all can see, so that counting by an index reads the index alone. A filled one gets what is new
 * in the catalog.
 * @throws StartFault when the database was filled by another seed
 */
export async function ensureSeed(db: Database, options: SeedOptions): Promise<void> {
  const notes: string[] = []
  const isFilled = await db.transaction(async (tx) => {
    await lockForPreparation(tx)
    const found = await seedOf(tx)
    if (found === options.seed) {
      notes.push(...(await updateCatalog(tx, options.seed)))
      return false
    }
    if (found !== undefined) throw otherSeed(found, options.seed)
    await fill(tx, options)
    await tx.insert(settings).values({ name: 'seed', value: options.seed })
    // Without statistics the planner takes a license of 50,000 users for one of 400.
    await tx.execute(sql`analyze`)
    return true
  })
  for (const sentence of notes) options.note?.(sentence)
  if (isFilled) await db.execute(sql`vacuum`).catch(leaveToAutovacuum)
}

/** VACUUM runs outside of a transaction, where a limit of the role can end it. The database is complete without it. */
function leaveToAutovacuum(error: unknown): void {
  if (!isPassing(error)) throw error
}

async function fill(tx: Queries, { seed, admin, now }: SeedOptions): Promise<void> {
  if (seed === 'none') return seedFirstAdministrator(tx, admin, now)
  const { seedDemo } = await import('./demo/seed-demo')
  return seedDemo(tx, { isLarge: seed === 'large', now })
}
