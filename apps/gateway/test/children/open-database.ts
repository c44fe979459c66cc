import { openDatabase } from '../../src/db/open'

/** Opens the demo world below the folder that is its argument, says so, and closes it again. */
const [dataDir = ''] = process.argv.slice(2)
process.stdout.write('opening\n')
const db = await openDatabase({ databaseUrl: undefined, dataDir, seed: 'demo', admin: undefined })
process.stdout.write('open\n')
await db.close()
