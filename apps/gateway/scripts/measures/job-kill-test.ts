import { createRandom } from '../../src/db/demo/random'
import { openDatabase, type DatabaseConfig } from '../../src/db/open'
import { killJobs } from '../jobs/kill-jobs'
import type { Arguments } from '../measure'
import { withPlace } from '../own-gateway'

export const purpose =
  'kills the gateway that runs a job of 10 seconds at random moments, and counts pieces done twice or left out: two gateways on PostgreSQL, or one that starts again on the embedded database'
export const usage = '[kills] [seed] [embedded]'

const PIECES = 200
const PIECE_MS = 50

export function run({ numbers: [kills = 20, seed = Date.now() % 1_000_000], words }: Arguments): Promise<boolean> {
  const isEmbedded = words.includes('embedded')
  const random = createRandom(seed)
  return withPlace(!isEmbedded, async ({ dataDir, databaseUrl }) => {
    const config: DatabaseConfig = { databaseUrl, dataDir, seed: 'demo', admin: undefined }
    // The first one fills the database.
    await (await openDatabase(config)).close()
    let left = kills
    let round = 0
    let isGood = true
    while (left > 0) {
      round += 1
      const figures = await killJobs({
        open: () => openDatabase(config),
        environment: { DATA_DIR: dataDir, ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }) },
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
    return isGood
  })
}
