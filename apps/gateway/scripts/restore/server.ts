import fs from 'node:fs'
import { withAdminClient } from '../../test/admin-client'
import { freePort } from '../../test/free-port'
import { readBlock } from '../../test/operating-page'
import type { Process } from '../failover/processes'
import { until } from '../failover/servers'
import { openDebian, type Debian } from './debian'

/** The password of every role of the page. */
const PASSWORD = 'change-me'

/** PostgreSQL of Debian 13, configured as docs/operating/backup.md says. */
export class Server {
  #process: Process | undefined

  private constructor(
    readonly debian: Debian,
    readonly port: number,
  ) {}

  /** Runs a task with a server of its own. */
  static async with(task: (server: Server) => Promise<void>): Promise<void> {
    const server = new Server(await openDebian(), await freePort())
    try {
      await server.#make()
      await task(server)
    } finally {
      await server.end('SIGINT')
      server.debian.remove()
    }
  }

  url(user: 'postgres' | 'sitewright', database = 'sitewright'): string {
    return `postgres://${user}:${PASSWORD}@127.0.0.1:${this.port}/${database}`
  }

  /** A block of the page with the paths and addresses of this machine. */
  place(block: string): string {
    const { folder } = this.debian
    return block
      .replaceAll('db-1.example:5432', `127.0.0.1:${this.port}`)
      .replaceAll('/var/lib/postgresql/17/', `${folder}/`)
      .replaceAll('/backup/', `${folder}/backup/`)
  }

  /** Runs the commands of a block as the user `postgres`. */
  async run(block: string): Promise<void> {
    await this.debian.run(this.place(block))
  }

  async start(folder: string): Promise<void> {
    const settings = [
      'listen_addresses=127.0.0.1',
      'unix_socket_directories=',
      // The chroot has no /dev/shm.
      'dynamic_shared_memory_type=sysv',
    ].flatMap((setting) => ['-c', setting])
    const place = ['-D', `${this.debian.folder}/${folder}`, '-p', String(this.port)]
    this.#process = this.debian.start('postgres', [...place, ...settings])
    await until(
      'PostgreSQL',
      async () => {
        const [row] = await this.query('select pg_is_in_recovery() as "isRecovering"', 'postgres')
        if (row?.isRecovering !== false) throw new Error('It recovers.')
      },
      this.#process.output,
    )
  }

  async end(signal: NodeJS.Signals): Promise<void> {
    await this.#process?.end(signal)
  }

  /** As a superuser. */
  async query(text: string, database?: string): Promise<Record<string, unknown>[]> {
    const { rows } = await withAdminClient(this.url('postgres', database), (client) =>
      client.query<Record<string, unknown>>(text),
    )
    return rows
  }

  /** The server is lost with its disk. */
  async destroy(): Promise<void> {
    await this.end('SIGKILL')
    fs.rmSync(this.debian.path('db'), { recursive: true })
  }

  async #make(): Promise<void> {
    const { debian } = this
    const { folder } = debian
    await debian.run(`mkdir -m 700 ${folder}/backup ${folder}/backup/wal
      echo ${PASSWORD} > ${folder}/password
      initdb --pgdata=${folder}/db --username=postgres --pwfile=${folder}/password --auth=scram-sha-256 --encoding=UTF8 --locale=C.UTF-8`)
    fs.appendFileSync(debian.path('db/postgresql.conf'), this.place(readBlock('backup.md', 'postgresql.conf')))
    await this.start('db')
    for (const statement of readBlock('backup.md', 'roles.sql').split(/;\n/)) {
      if (statement.trim() !== '') await this.query(statement, 'postgres')
    }
  }
}
