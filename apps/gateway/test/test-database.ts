import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { inject } from 'vitest'
import { openDatabase, type Database, type DatabaseConfig } from '../src/db/open'
import { withAdminClient } from './admin-client'
import { copyTemplate } from './template'

/** A demo world of its own for a test file. */
export interface TestDatabase extends Database {
  /** What it was opened with: on PostgreSQL a second gateway can open it too. */
  readonly config: DatabaseConfig
}

/**
 * Copies the template of the project's engine and opens the copy. Close it at the end (`afterAll(() => db.close())`): that removes the copy.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const source = inject('testTemplate')
  const name = randomBytes(6).toString('hex')
  if (source.engine === 'embedded') {
    const dataDir = path.join(source.copies, name)
    copyTemplate(source.folder, dataDir)
    const remove = async () => fs.rmSync(dataDir, { recursive: true, force: true })
    return openCopy({ databaseUrl: undefined, dataDir, seed: 'demo', admin: undefined }, remove)
  }
  const database = `${source.prefix}_${name}`
  const databaseUrl = new URL(source.url)
  databaseUrl.pathname = `/${database}`
  await withAdminClient(source.url, (client) =>
    client.query(`create database "${database}" template "${source.template}"`),
  )
  const drop = () =>
    withAdminClient(source.url, async (client) => {
      await client.query(`drop database if exists "${database}" with (force)`)
    })
  return openCopy({ databaseUrl: databaseUrl.href, dataDir: '', seed: 'demo', admin: undefined }, drop)
}

async function openCopy(config: DatabaseConfig, remove: () => Promise<void>): Promise<TestDatabase> {
  const db = await openDatabase(config)
  let closing: Promise<void> | undefined
  return { ...db, config, close: () => (closing ??= db.close().finally(remove)) }
}
