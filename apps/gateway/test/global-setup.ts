import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../src/db/open'
import { withAdminClient } from './admin-client'
import { startPostgres } from './postgres-server'
import { prepareTemplate } from './template'
import './template-place'

/** Once for a run of a project: makes the template of its engine, and removes it and every copy at the end. */
export const setup = (project: TestProject): Promise<() => Promise<void>> =>
  project.config.env.TEST_ENGINE === 'postgres' ? setUpPostgres(project) : setUpEmbedded(project)

async function setUpEmbedded(project: TestProject): Promise<() => Promise<void>> {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'sitewright-embedded-'))
  const [folder, copies] = [path.join(root, 'template'), path.join(root, 'copies')]
  await prepareTemplate(folder)
  project.provide('testTemplate', { engine: 'embedded', folder, copies })
  return async () => fs.rmSync(root, { recursive: true, force: true })
}

async function setUpPostgres(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres()
  const prefix = `sitewright_test_${randomBytes(4).toString('hex')}`
  const template = `${prefix}_template`
  const databaseUrl = new URL(server.url)
  databaseUrl.pathname = `/${template}`
  const noFolder = path.join(os.tmpdir(), `${prefix}_no_folder`)
  const dropAll = () =>
    withAdminClient(server.url, async (client) => {
      const { rows } = await client.query<{ datname: string }>(
        'select datname from pg_database where starts_with(datname, $1)',
        [prefix],
      )
      for (const { datname } of rows) await client.query(`drop database if exists "${datname}" with (force)`)
    })
  const tearDown = async () => {
    // A server of our own goes away as a whole.
    if (process.env.TEST_DATABASE_URL) await dropAll()
    await server.stop()
  }
  try {
    await withAdminClient(server.url, (client) => client.query(`create database "${template}"`))
    const db = await openDatabase({ databaseUrl: databaseUrl.href, dataDir: noFolder, seed: 'demo', admin: undefined })
    await db.close()
  } catch (error) {
    await tearDown()
    throw error
  }
  project.provide('testTemplate', { engine: 'postgres', url: server.url, template, prefix, noFolder })
  return tearDown
}
