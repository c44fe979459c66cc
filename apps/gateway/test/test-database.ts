import { openDatabase, type Database, type DatabaseConfig } from '../src/db/open'
import { copyWorld } from './world-copy'

/** A demo world of its own for a test file. */
export interface TestDatabase extends Database {
  /** What it was opened with: on PostgreSQL a second gateway can open it too. */
  readonly config: DatabaseConfig
  /** The same for a gateway that is started as a process. */
  readonly environment: Record<string, string>
}

/**
 * Copies the template of the project's engine and opens the copy. Close it at the end (`afterAll(() => db.close())`): that removes the copy.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { config, environment, remove } = await copyWorld()
  const db = await openDatabase(config)
  let closing: Promise<void> | undefined
  const close = async (): Promise<void> => {
    await db.close()
    await remove()
  }
  return { ...db, config, environment, close: () => (closing ??= close()) }
}
