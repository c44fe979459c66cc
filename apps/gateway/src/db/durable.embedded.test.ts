import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { copyWorld, type WorldCopy } from '../../test/world-copy'
import { checkDurable, DurableFs, openDurable } from './durable'

let world: WorldCopy
let folder: string

beforeEach(async () => {
  world = await copyWorld()
  folder = path.join(world.config.dataDir, 'demo')
})
afterEach(() => world.remove())

describe('the embedded database', () => {
  it('reaches the disk once for every commit, however many rows it has', async () => {
    const { client, files } = await openDurable(folder)
    const { rows } = await client.query<{ name: string; setting: string }>(
      `select name, setting from pg_settings where name in ('fsync', 'wal_sync_method') order by name`,
    )
    expect(rows).toEqual([
      { name: 'fsync', setting: 'on' },
      { name: 'wal_sync_method', setting: 'fsync' },
    ])
    const write = (name: string) => client.query(`insert into setting (name, value) values ($1, '')`, [name])
    await write('warm')

    const before = files.syncs
    await write('one')
    await write('two')
    expect(files.syncs - before).toBe(2)
    await client.transaction(async (tx) => {
      for (let i = 0; i < 20; i += 1) await tx.query(`insert into setting (name, value) values ($1, '')`, [`many ${i}`])
    })
    expect(files.syncs - before).toBe(3)
    await client.query('select 1')
    expect(files.syncs - before).toBe(3)
    await client.close()
  })

  it('does not start where commits would not reach the disk', async () => {
    const files = new DurableFs(folder)
    const client = await PGlite.create({ fs: files })
    await expect(checkDurable({ client, files })).rejects.toThrow('runs with fsync = off, not on')
    await client.close()
  })

  it('does not start where the settings are right and no fsync is called', async () => {
    const { client } = await openDurable(folder)
    const silent = new DurableFs(folder)
    await expect(checkDurable({ client, files: silent })).rejects.toThrow('A commit did not reach the disk')
    await client.close()
  })
})
