import { drizzle } from 'drizzle-orm/pglite'
import type { EngineParts } from './database'
import type { DurableClient } from './durable'
import * as schema from './schema'

/** PGlite has no autovacuum: dead rows and stale statistics are dealt with this often, in a tenth of a second for the demo world. */
const MAINTENANCE_MS = 60 * 60_000

/**
 * The parts of the embedded engine on an open client.
 * @param release called at the end, whatever happens
 */
export function embeddedParts({ client }: DurableClient, release: () => void): EngineParts {
  let maintenance = Promise.resolve()
  const timer = setInterval(() => {
    // It fails only where every query does, and they tell.
    maintenance = client.exec('vacuum (analyze)').then(
      () => undefined,
      () => undefined,
    )
  }, MAINTENANCE_MS)
  timer.unref()
  return {
    engine: 'embedded',
    orm: drizzle({ client, schema }),
    close: async () => {
      clearInterval(timer)
      try {
        await maintenance
        // Waits in line behind the transactions that are under way.
        await client.transaction(async () => undefined)
        await client.close()
      } finally {
        release()
      }
    },
  }
}
