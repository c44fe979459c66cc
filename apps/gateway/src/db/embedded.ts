import { drizzle } from 'drizzle-orm/pglite'
import type { EngineParts } from './database'
import type { DurableClient } from './durable'
import * as schema from './schema'

/** The parts of the embedded engine on an open client. */
export const embeddedParts = ({ client }: DurableClient, release: () => void): EngineParts => ({
  engine: 'embedded',
  orm: drizzle({ client, schema }),
  close: async () => {
    try {
      await client.close()
    } finally {
      release()
    }
  },
})
