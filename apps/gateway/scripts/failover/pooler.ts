import fs from 'node:fs'
import path from 'node:path'
import { freePort } from '../../test/free-port'
import { readConfiguration } from './configuration'
import { runProcess, userOfServers, type Process } from './processes'

/** PgBouncer with the configuration of `deploy`, in front of a PostgreSQL server on this machine. */
export class Pooler {
  #process: Process | undefined
  readonly #file: string
  readonly #users: string

  private constructor(
    folder: string,
    readonly port: number,
  ) {
    this.#file = path.join(folder, 'pgbouncer.ini')
    this.#users = path.join(folder, 'userlist.txt')
    fs.writeFileSync(this.#users, '"sitewright" "change-me"\n')
  }

  /** Writes its configuration; it does not run yet. */
  static async configure(folder: string, serverPort: number): Promise<Pooler> {
    const pooler = new Pooler(folder, await freePort())
    pooler.#write(serverPort)
    return pooler
  }

  get url(): string {
    return `postgres://sitewright:change-me@127.0.0.1:${this.port}/sitewright`
  }

  start(): void {
    this.#process = runProcess('pgbouncer', [this.#file], userOfServers())
  }

  async kill(): Promise<void> {
    await this.#process?.end('SIGKILL')
  }

  /** Lets it use another server. */
  repoint(serverPort: number): void {
    this.#write(serverPort)
    this.#process?.child.kill('SIGHUP')
  }

  #write(serverPort: number): void {
    const addresses = {
      'host=db-1.example port=5432': `host=127.0.0.1 port=${serverPort}`,
      'listen_addr = 0.0.0.0': 'listen_addr = 127.0.0.1\nunix_socket_dir =',
      'listen_port = 6432': `listen_port = ${this.port}`,
      'auth_file = /etc/pgbouncer/userlist.txt': `auth_file = ${this.#users}`,
    }
    fs.writeFileSync(this.#file, readConfiguration('pgbouncer.ini', addresses))
  }
}
