import { eq } from 'drizzle-orm'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { SESSION_MAX_LIFETIME_MS } from '@sitewright/domain/session/rules'
import { makeOldDatabase, openAsIs } from '../../test/old-database'
import { readStoredSchema } from '../../test/stored-schema'
import { emptyWorld } from '../../test/world-copy'
import { hashOfSecret } from '../secrets/secrets'
import { migrate } from './migrate'
import { openDatabase } from './open'
import { licenseCounts, lostRoles, sessions, userRoles, users } from './schema'

describe('an upgrade from schema 5', () => {
  it('keeps users signed in, for no longer than a session may last, and counts and protects as a new database does', async () => {
    const { config, remove } = await emptyWorld()
    await (await makeOldDatabase(config, 'schema-5')).close()
    const db = await openDatabase(config)
    const signedInAt = 1_795_500_000_000
    expect(await db.orm.select().from(sessions).where(eq(sessions.userId, 1))).toMatchObject([
      {
        sessionHash: hashOfSecret('6f1c3f0e-1b0c-4a55-9a1e-0d6a5d3b7a01'),
        endsAt: signedInAt + SESSION_MAX_LIFETIME_MS,
        expiresAt: signedInAt + SESSION_MAX_LIFETIME_MS,
        endedReason: null,
      },
    ])
    const stored = await db.orm.select().from(users)
    const counted = await db.orm.select().from(licenseCounts)
    expect(counted.reduce((sum, { userCount }) => sum + userCount, 0)).toBe(stored.length)
    const admin = stored.find(({ userName }) => userName === 'customer.admin')
    await db.orm.delete(userRoles).where(eq(userRoles.ownerId, admin!.userId))
    expect((await db.orm.select().from(lostRoles)).length).toBeGreaterThan(0)
    await db.close()
    await remove()
  })
})

describe('the migrations', () => {
  it('make the same schema on both engines', async () => {
    const server = await emptyWorld()
    const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'sitewright-schema-'))
    const schemaOf = async (config: typeof server.config): Promise<string[]> => {
      const db = await openAsIs(config)
      await migrate(db)
      const schema = await readStoredSchema(db.orm)
      await db.close()
      return schema
    }
    const embedded = await schemaOf({ ...server.config, databaseUrl: undefined, dataDir })
    expect(await schemaOf(server.config)).toEqual(embedded)
    fs.rmSync(dataDir, { recursive: true })
    await server.remove()
  }, 180_000)
})
