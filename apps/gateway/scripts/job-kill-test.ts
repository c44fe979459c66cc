import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createRandom } from '../src/db/demo/random'
import { openDatabase, type DatabaseConfig } from '../src/db/open'
import { startPostgres } from '../test/postgres-server'
import { killJobs } from './jobs/kill-jobs'

/**
 * Kills the gateway that runs a job of 10 seconds at random moments, 20 times or as often as its argument says, and reports pieces that were done twice or left out. Ends
 * with 1 if there are any. Two gateways on a PostgreSQL server, or with the argument `embedded` one that is started again. `npm run job-kill-test -- [kills] [embedded]`.
 */
const [kills = 20, seed = Date.now() % 1_000_000] = process.argv.slice(2).map(Number).filter(Number.isInteger)
const isEmbedded = process.argv.includes('embedded')
const PIECES = 200
const PIECE_MS = 50
const random = createRandom(seed)
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'sitewright-jobs-'))
const server = isEmbedded ? undefined : await startPostgres()
const config: DatabaseConfig = { databaseUrl: server?.url, dataDir, seed: 'demo', admin: undefined }

try {
  // The first one fills the database.
  await (await openDatabase(config)).close()
  let left = kills
  let round = 0
  let isGood = true
  while (left > 0) {
    round += 1
    const figures = await killJobs({
      open: () => openDatabase(config),
      environment: { DATA_DIR: dataDir, ...(server !== undefined && { DATABASE_URL: server.url }) },
      gateways: isEmbedded ? 1 : 2,
      pieces: PIECES,
      pauseMs: PIECE_MS,
      moments: Array.from({ length: Math.min(left, 4) }, () => random.integer(0, 2500)),
    })
    left -= Math.max(figures.kills, 1)
    isGood &&=
      figures.missing === 0 &&
      figures.twice === 0 &&
      figures.isInOrder &&
      figures.state === 'done' &&
      figures.pieces === PIECES
    console.log(
      `Job ${round}: ${figures.kills} kills, ${figures.state}, ${figures.pieces} of ${PIECES} pieces by ${figures.gateways} processes, ${figures.missing} left out, ${figures.twice} twice, ${Math.round(figures.ms / 1000)} s`,
    )
  }
  console.log(`Seed ${seed}: ${isGood ? 'no piece was done twice or left out' : 'FAILED'}`)
  process.exitCode = isGood ? 0 : 1
} finally {
  await server?.stop()
  fs.rmSync(dataDir, { recursive: true, force: true })
}
