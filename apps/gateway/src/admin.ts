import { randomUUID } from 'node:crypto'
import { readConfig } from './config'
import { readDatabaseNow } from './db/clock'
import { openDatabase } from './db/open'
import { describeFault } from './describe-fault'
import { reopen } from './reopen'
import { StartFault } from './start-fault'

/** The commands of an operator, who has the environment of the gateway but cannot sign in: `npm run admin -- reopen NAME`. */
async function run([command, userName, ...others]: readonly string[]): Promise<string[]> {
  if (command !== 'reopen' || userName === undefined || others.length > 0) {
    throw new StartFault(
      'This is no command.',
      'Use: npm run admin -- reopen NAME, with the user name of a super-administrator.',
    )
  }
  const db = await openDatabase(readConfig(process.env), undefined, (sentence) => process.stdout.write(`${sentence}\n`))
  try {
    return await reopen(db, userName, await readDatabaseNow(db), randomUUID())
  } finally {
    await db.close()
  }
}

process.setSourceMapsEnabled(true)
try {
  process.stdout.write(`${(await run(process.argv.slice(2))).join('\n')}\n`)
} catch (error) {
  process.stderr.write(`\n${describeFault('Nothing was changed', error)}\n\n`)
  process.exit(1)
}
