import { build } from 'vite'
import { createRandom } from '../../src/db/demo/random'
import { prepareTemplate } from '../../test/template'
import { killRounds, type CrashFigures, type Moment } from '../crash/kill-rounds'
import type { Arguments } from '../measure'
import { withPlace } from '../own-gateway'

export const purpose = 'kills a writer on the embedded database at a hundred random moments, and counts what was lost'
export const usage = '[kills] [seed]'

const TIME_LIMIT_MS = 15 * 60_000

/** Builds the writer into one file: it starts in a third of the time, and edits meanwhile do not change it. */
async function buildWriter(): Promise<string> {
  await build({
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: [/^@sitewright\//] },
    build: { ssr: 'scripts/crash/writer.ts', outDir: 'dist/crash', target: 'node20', minify: false },
  })
  return 'dist/crash/writer.js'
}

function report({ openMs, ...tally }: CrashFigures, seconds: number, seed: number): void {
  const sorted = openMs.toSorted((a, b) => a - b)
  console.log(`Kills                       ${tally.kills}, of which while opening ${tally.killsWhileOpening}`)
  console.log(`Transactions acknowledged   ${tally.acknowledged}, of 6 rows each`)
  console.log(`  lost                      ${tally.lost}`)
  console.log(`  partial                   ${tally.partial}`)
  console.log(`Committed, not acknowledged ${tally.unacknowledged}`)
  console.log(
    `Opening after a kill        ${sorted[sorted.length >> 1]} ms in the middle, ${sorted.at(-1)} ms at the most`,
  )
  console.log(`Time                        ${seconds} s, seed ${seed}`)
}

export const run = ({ numbers: [wanted = 100, seed = Date.now() % 1_000_000] }: Arguments): Promise<boolean> =>
  withPlace(false, async ({ dataDir }) => {
    const random = createRandom(seed)
    const started = Date.now()
    /** One in five kills comes at a random time after the start, so that some come while the database opens. */
    const randomMoment = (): Moment =>
      random.chance(0.2)
        ? { afterMs: random.integer(300, 4000) }
        : { afterCommits: random.integer(0, 60) + (random.chance(0.1) ? 300 : 0) }

    console.log(`Making a demo world in ${dataDir}`)
    await prepareTemplate(dataDir)
    let kills = 0
    const figures = await killRounds({
      writer: await buildWriter(),
      dataDir,
      nextMoment: () => (kills < wanted && Date.now() - started < TIME_LIMIT_MS ? randomMoment() : undefined),
      onRound: (sofar) => {
        kills = sofar.kills
        if (kills % 10 === 0) console.log(`${kills} kills, ${sofar.acknowledged} transactions`)
      },
    })
    report(figures, Math.round((Date.now() - started) / 1000), seed)
    return figures.lost === 0 && figures.partial === 0
  })
