import { openDatabase } from '../../src/db/open'
import { settings } from '../../src/db/schema'
import { StartFault } from '../../src/start-fault'

/**
 * A gateway of another host, as far as the lock of the folder tells: opens the demo world below its first argument, says so, and writes one row after another until its end:
 * `wrote <number>` after each commit. Its other arguments: the name of the host and the milliseconds of silence.
 */
const [dataDir = '', host = '', silenceMs = ''] = process.argv.slice(2)
const note = (sentence: string): void => void process.stdout.write(`${sentence}\n`)
const lock = { host, silenceMs: Number(silenceMs), beatEveryMs: 200 }
try {
  const config = { databaseUrl: undefined, dataDir, seed: 'demo', admin: undefined, lock } as const
  const db = await openDatabase(config, Date.now(), note)
  process.stdout.write('open\n')
  for (let number = 1; ; number += 1) {
    await db.orm.insert(settings).values({ name: `${host}/${number}`, value: 'x'.repeat(500) })
    process.stdout.write(`wrote ${number}\n`)
  }
} catch (error) {
  if (!(error instanceof StartFault)) throw error
  process.stdout.write(`refused: ${error.message}\n`)
}
