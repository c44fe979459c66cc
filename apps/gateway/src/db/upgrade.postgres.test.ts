import fs from 'node:fs'
import path from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { SESSION_MAX_LIFETIME_MS } from '@sitewright/domain/session/rules'
import { withAdminClient } from '../../test/admin-client'
import { emptyWorld } from '../../test/world-copy'
import { createDatabase } from './database'
import { migrate } from './migrate'
import { MIGRATIONS } from './migrations/all'
import { openDatabase } from './open'
import { connectPostgres } from './postgres'
import { hashOfSecret } from '../secrets/secrets'
import { licenseCounts, lostRoles, sessions, userRoles, users } from './schema'

const SAVED = path.join(import.meta.dirname, '..', '..', 'test', 'data')

/** Data that earlier versions have left behind, by the number of their schema (`scripts/save-data.ts`). */
describe.each(fs.readdirSync(SAVED))('the demo data of %s', (version) => {
  it('loads into the tables of that version, and is opened with every row that it holds', async () => {
    const { config, remove } = await emptyWorld()
    const url = config.databaseUrl ?? ''
    const old = createDatabase(await connectPostgres(url))
    const last = Number(version.replace('schema-', ''))
    await migrate(
      old,
      MIGRATIONS.filter(({ id }) => id <= last),
    )
    await old.close()
    const rows = fs.readFileSync(path.join(SAVED, version, 'demo.sql'), 'utf8')
    const sessionId = crypto.randomUUID()
    const now = Date.now()
    await withAdminClient(url, async (client) => {
      await client.query(rows)
      await client.query(
        `insert into session (session_id, user_id, created_at, expires_at) select $1, min(user_id), $2, $3 from app_user`,
        [sessionId, now, now + 24 * 60 * 60_000],
      )
    })

    const db = await openDatabase(config)
    const stored = await db.orm.select().from(users)
    expect(stored.some(({ userName }) => userName === 'customer.admin')).toBe(true)
    const counted = await db.orm.select().from(licenseCounts)
    expect(counted.reduce((sum, { userCount }) => sum + userCount, 0)).toBe(stored.length)
    // Signed-in users stay signed in, but no longer than a session may last.
    expect(await db.orm.select().from(sessions)).toMatchObject([
      {
        sessionHash: hashOfSecret(sessionId),
        endsAt: now + SESSION_MAX_LIFETIME_MS,
        expiresAt: now + SESSION_MAX_LIFETIME_MS,
      },
    ])
    const admin = stored.find(({ userName }) => userName === 'customer.admin')
    await db.orm.delete(userRoles).where(eq(userRoles.ownerId, admin!.userId))
    expect((await db.orm.select().from(lostRoles)).length).toBeGreaterThan(0)
    expect((await db.execute(sql`select max(migration_id) as id from migration`)).rows).toEqual([
      { id: MIGRATIONS.at(-1)?.id },
    ])
    await db.close()
    await remove()
  })
})
