import fs from 'node:fs'
import path from 'node:path'
import { count, sql } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { runChild } from '../../test/child-process'
import { copyWorld, emptyWorld, type WorldCopy } from '../../test/world-copy'
import { StartFault } from '../start-fault'
import { openDatabase, type DatabaseConfig } from './open'
import { users } from './schema'

const worlds: WorldCopy[] = []

/** A data folder of the test's own: with the demo world, or with nothing in it. */
async function dataFolder(make: () => Promise<WorldCopy>) {
  const world = await make()
  worlds.push(world)
  const { dataDir } = world.config
  return { config: world.config, dataDir, folder: path.join(dataDir, 'demo') }
}
afterEach(async () => {
  for (const world of worlds.splice(0)) await world.remove()
})

/** Waits until a folder has an entry of that name. */
const appears = (folder: string, name: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const finish = (settle: () => void): void => {
      watcher.close()
      clearTimeout(timer)
      settle()
    }
    const look = (): void => {
      if (fs.existsSync(path.join(folder, name))) finish(resolve)
    }
    const timer = setTimeout(() => finish(() => reject(new Error(`No ${name} appears in ${folder}.`))), 60_000)
    const watcher = fs.watch(folder, look)
    look()
  })

/** A fresh database takes five seconds of CPU. */
const WITH_CREATION = 120_000

/** The fault of opening, which must be one that tells a person what to do. */
async function faultOf(config: DatabaseConfig): Promise<StartFault> {
  const fault: unknown = await openDatabase(config).catch((error: unknown) => error)
  if (!(fault instanceof StartFault)) throw new Error('It opened, or failed without a sentence.', { cause: fault })
  expect(fault.remedy).toMatch(/^[A-Z].*\.$/s)
  return fault
}

describe('a data folder', () => {
  it(
    'is made whole or not at all: a start that is killed while it makes one leaves none, and the next one makes it',
    async () => {
      const { config, dataDir, folder } = await dataFolder(emptyWorld)
      const child = runChild('test/children/open-database.ts', [dataDir])
      await appears(dataDir, 'demo.tmp')
      await appears(`${folder}.tmp`, 'PG_VERSION')
      await child.kill()
      expect(fs.readdirSync(dataDir).toSorted()).toEqual(['demo.lock', 'demo.tmp'])

      const db = await openDatabase(config)
      expect(await db.orm.select({ total: count() }).from(users)).not.toEqual([{ total: 0 }])
      expect(fs.readdirSync(dataDir).toSorted()).toEqual(['demo', 'demo.lock', 'demo.sock'])
      await db.close()
      expect(fs.readdirSync(dataDir)).toEqual(['demo'])
    },
    WITH_CREATION,
  )

  it('keeps what was written when it is opened again', async () => {
    const { config } = await dataFolder(copyWorld)
    const first = await openDatabase(config)
    await first.orm
      .update(users)
      .set({ comment: 'kept' })
      .where(sql`user_name = 'viewer'`)
    await first.close()
    await first.close()
    const second = await openDatabase(config)
    const found = await second.orm
      .select({ name: users.userName })
      .from(users)
      .where(sql`comment = 'kept'`)
    await second.close()
    expect(found).toEqual([{ name: 'viewer' }])
  })

  it('is refused when another seed made it', async () => {
    const { config, dataDir, folder } = await dataFolder(copyWorld)
    fs.renameSync(folder, path.join(dataDir, 'large'))
    const fault = await faultOf({ ...config, seed: 'large' })
    expect(fault.message).toBe('This data was made with SEED=demo, and the gateway is started with SEED=large.')
    expect(fs.readdirSync(dataDir)).toEqual(['large'])
  })

  it('is refused when it holds something else, which stays as it is', async () => {
    const { config, folder } = await dataFolder(emptyWorld)
    fs.mkdirSync(folder)
    fs.writeFileSync(path.join(folder, 'letter.txt'), 'Dear …')
    expect((await faultOf(config)).message).toBe(`The folder ${folder} is not empty and holds no database.`)
    expect(fs.readdirSync(folder)).toEqual(['letter.txt'])
  })

  it('is refused when another version of PostgreSQL made it', async () => {
    const { config, folder } = await dataFolder(emptyWorld)
    fs.mkdirSync(folder)
    fs.writeFileSync(path.join(folder, 'PG_VERSION'), '16\n')
    expect((await faultOf(config)).message).toContain('was made by PostgreSQL 16')
  })

  it('is refused with a sentence when it is damaged', async () => {
    const { config, dataDir, folder } = await dataFolder(copyWorld)
    fs.truncateSync(path.join(folder, 'global', 'pg_control'), 100)
    expect((await faultOf(config)).message).toContain(`The embedded database in ${folder} cannot be opened`)
    expect(fs.readdirSync(dataDir)).toEqual(['demo'])
  })

  it('is refused where nothing can be written', async () => {
    const { config, dataDir } = await dataFolder(emptyWorld)
    const file = path.join(dataDir, 'file')
    fs.writeFileSync(file, '')
    expect((await faultOf({ ...config, dataDir: file })).message).toContain(`${file} cannot be written`)
  })

  it(
    'needs the first administrator before it is made for production, and not afterwards',
    async () => {
      const { config, dataDir } = await dataFolder(emptyWorld)
      const production = { ...config, seed: 'none' } as const
      expect((await faultOf(production)).remedy).toContain('ADMIN_USERNAME and ADMIN_PASSWORD')
      expect(fs.readdirSync(dataDir)).toEqual([])

      const admin = { userName: 'First.Admin', password: 'long enough to be one' }
      const db = await openDatabase({ ...production, admin })
      const { rows } = await db.execute(sql`
      select user_name, license_id, (select count(*) from user_role) = (select count(*) from role) as has_all from app_user`)
      await db.close()
      expect(rows).toEqual([{ user_name: 'First.Admin', license_id: 1, has_all: true }])

      const again = await openDatabase(production)
      expect(await again.isReady()).toBe(true)
      await again.close()
      expect(await again.isReady()).toBe(false)
    },
    WITH_CREATION,
  )
})
