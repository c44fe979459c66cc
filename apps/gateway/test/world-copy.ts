import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { inject } from 'vitest'
import type { DatabaseConfig } from '../src/db/open'
import { POOL_LIMITS, type PoolLimits } from '../src/db/pool-limits'
import { withAdminClient } from './admin-client'
import { copyTemplate } from './template'
import './template-place'

/** A copy of the demo world that nobody has open. */
export interface WorldCopy {
  readonly config: DatabaseConfig
  /** The same for a gateway that is started as a process. */
  readonly environment: Record<string, string>
  remove(): Promise<void>
}

/** On a busy machine, 50 saves that wait for one lock take longer than a caller would wait. */
const PATIENT: PoolLimits = { ...POOL_LIMITS, waitMs: 60_000 }

/** A place of the project's engine with nothing in it. */
export const emptyWorld = (): Promise<WorldCopy> => makePlace(false)

/** A copy of the template of the project's engine. */
export const copyWorld = (): Promise<WorldCopy> => makePlace(true)

async function makePlace(isCopy: boolean): Promise<WorldCopy> {
  const source = inject('testTemplate')
  const name = randomBytes(6).toString('hex')
  if (source.engine === 'embedded') {
    const dataDir = path.join(source.copies, name)
    fs.mkdirSync(dataDir, { recursive: true })
    if (isCopy) copyTemplate(source.folder, dataDir)
    return {
      config: { databaseUrl: undefined, dataDir, seed: 'demo', admin: undefined, pool: PATIENT },
      environment: { DATA_DIR: dataDir, DATABASE_WAIT_MS: String(PATIENT.waitMs) },
      remove: async () => fs.rmSync(dataDir, { recursive: true, force: true }),
    }
  }
  const database = `${source.prefix}_${name}`
  await withAdminClient(source.url, (client) =>
    client.query(`create database "${database}" template "${isCopy ? source.template : 'template0'}"`),
  )
  const url = new URL(source.url)
  url.pathname = `/${database}`
  return {
    config: { databaseUrl: url.href, dataDir: source.noFolder, seed: 'demo', admin: undefined, pool: PATIENT },
    environment: { DATABASE_URL: url.href, DATABASE_WAIT_MS: String(PATIENT.waitMs) },
    remove: () =>
      withAdminClient(source.url, async (client) => {
        await client.query(`drop database if exists "${database}" with (force)`)
      }),
  }
}
