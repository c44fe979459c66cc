import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { readConfig } from './config'
import { readDatabaseNow } from './db/clock'
import { openDatabase } from './db/open'
import { describeFault } from './describe-fault'
import { reopen } from './reopen'
import { StartFault } from './start-fault'

interface Command {
  /** As in the usage text. The command takes exactly as many. */
  readonly args: readonly string[]
  readonly purpose: string
  /** @returns what the operator should know, in sentences */
  run(...args: readonly string[]): Promise<readonly string[]>
}

const print = (sentence: string): void => void process.stdout.write(`${sentence}\n`)
const folderOf = ({ dataDir, seed }: { dataDir: string; seed: string }): string => path.join(dataDir, seed)

/** The commands of an operator, who has the environment of the gateway but cannot sign in. Each loads the engines that it uses. */
const COMMANDS: Readonly<Record<string, Command>> = {
  reopen: {
    args: ['NAME'],
    purpose: 'lets the super-administrator with this user name sign in again',
    run: async (userName = '') => {
      const db = await openDatabase(readConfig(process.env), undefined, print)
      try {
        return await reopen(db, userName, await readDatabaseNow(db), randomUUID())
      } finally {
        await db.close()
      }
    },
  },
  copy: {
    args: ['FOLDER'],
    purpose: 'copies the embedded database to a new folder, also while the gateway runs, and checks the copy',
    run: async (folder = '') => {
      const config = readConfig(process.env)
      if (config.databaseUrl !== undefined) {
        throw new StartFault(
          'DATABASE_URL is set: the database is on a PostgreSQL server.',
          'Copy it with pg_dump. This command copies the embedded database only.',
        )
      }
      const { copyFolder } = await import('./backup/copy-folder')
      return copyFolder(folderOf(config), path.resolve(folder), { note: print })
    },
  },
  'move-to-postgres': {
    args: [],
    purpose:
      'copies the embedded database of DATA_DIR to the empty PostgreSQL database of DATABASE_URL, and compares every table',
    run: async () => {
      const config = readConfig(process.env)
      const { databaseUrl, seed } = config
      if (databaseUrl === undefined) {
        throw new StartFault(
          'DATABASE_URL is not set.',
          'Set it to the empty PostgreSQL database that the gateway will use. DATA_DIR and SEED name the embedded one.',
        )
      }
      const { moveToPostgres } = await import('./backup/move')
      return moveToPostgres(folderOf(config), { databaseUrl, seed }, { note: print })
    },
  },
}

/** How this program was started: from the repository, or as a file of a production package. */
const program =
  process.env.npm_lifecycle_event === 'admin'
    ? 'npm run admin --'
    : `node ${path.basename(process.argv[1] ?? 'admin.mjs')}`

const usage = (): string => {
  const lines = Object.entries(COMMANDS).map(
    ([name, { args, purpose }]) => `  ${[name, ...args].join(' ')}: ${purpose}`,
  )
  return [`Usage: ${program} COMMAND, with the environment of the gateway.`, ...lines].join('\n')
}

/** No command has options. A folder with such a name is written `./-name`. */
const isOption = (arg: string): boolean => arg.startsWith('-')

process.setSourceMapsEnabled(true)
const [name = '', ...args] = process.argv.slice(2)
const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
if (process.argv.slice(2).includes('--help')) {
  print(usage())
} else if (command === undefined || command.args.length !== args.length || args.some(isOption)) {
  process.stderr.write(`${usage()}\n`)
  process.exit(1)
} else {
  try {
    print((await command.run(...args)).join('\n'))
  } catch (error) {
    process.stderr.write(`\n${describeFault('Nothing was changed', error)}\n\n`)
    process.exit(1)
  }
}
