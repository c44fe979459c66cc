import { buildApp } from '../../src/app'
import { readConfig } from '../../src/config'
import { openDatabase } from '../../src/db/open'
import { countJob } from '../job-kinds'

/** A whole gateway on the database of its environment, with the kind of job that tests kill it in, and a short lease. It is ended by a kill. */
const config = readConfig({ ...process.env, PORT: '0', LOGIN_LIMIT_ADDRESS: '100000' })
const db = await openDatabase(config)
const app = await buildApp({
  db,
  now: Date.now,
  config,
  log: false,
  jobs: { kinds: [countJob], timing: { leaseMs: 1500, beatMs: 100, lookMs: 200 } },
})
await app.listen({ host: '127.0.0.1', port: 0 })
process.stdout.write('ready\n')
