import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { buildApp } from '../src/app'
import { readConfig } from '../src/config'
import { DEMO_PASSWORD } from '../src/db/demo/accounts'
import { openDatabase } from '../src/db/open'
import { logOptions } from '../src/log'
import { startPostgres } from '../test/postgres-server'

/**
 * Starts a gateway in this process with the demo data, for a measurement: on an embedded database, or on a PostgreSQL server that it starts.
 * @param name part of the name of its temporary directory
 */
export async function startOwnGateway(name: string, usesServer: boolean) {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), `sitewright-${name}-`))
  const server = usesServer ? await startPostgres() : undefined
  const config = readConfig({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    ...(server !== undefined && { DATABASE_URL: server.url }),
  })
  const db = await openDatabase(config)
  const app = await buildApp({ db, config, now: Date.now, log: logOptions('warn') })
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  let token = ''

  /** The text of a reply. @throws for a reply that is no success */
  const fetchText = async (address: string, init: RequestInit = {}): Promise<string> => {
    const response = await fetch(new URL(address, origin), {
      ...init,
      headers: { authorization: token, ...(init.headers as Record<string, string>) },
    })
    if (!response.ok) throw new Error(`${address}: ${response.status} ${await response.text()}`)
    return response.text()
  }
  const post = async <Reply>(address: string, body: unknown): Promise<Reply> =>
    JSON.parse(
      await fetchText(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    ) as Reply

  return {
    db,
    origin,
    fetchText,
    post,
    /** Signs in as `customer.admin`, whose token all further calls send. */
    signIn: async (): Promise<string> => {
      const login = { userName: 'customer.admin', password: DEMO_PASSWORD }
      token = (await post<{ token: string }>('/gateway/login', login)).token
      return token
    },
    stop: async (): Promise<void> => {
      await app.close()
      await db.close()
      await server?.stop()
      fs.rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
