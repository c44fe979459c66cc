import type { Client } from '@sitewright/api-client/client'
import { DEMO_PASSWORD } from '../src/db/demo/accounts'
import { openDatabase, type Database } from '../src/db/open'
import { runChild, type Child } from './child-process'
import { clientAt } from './client-at'
import { copyWorld } from './world-copy'

/** Two gateways, each a process of its own, on one database of PostgreSQL: what is locked in a process alone shows itself. */
export interface TwoGateways {
  /** The same database, to arrange and to look. */
  readonly db: Database
  /** Clients of the first and of the second gateway, with one session of a demo account. */
  clientsAs(userName: string): Promise<readonly [Client, Client]>
  /** What both have logged. */
  output(): string
  close(): Promise<void>
}

/** More connections than by default, so that more calls of one license run into each other. */
export const POOL_SIZE = 32

const STARTS_WITHIN_MS = 90_000

export async function startTwoGateways(): Promise<TwoGateways> {
  const world = await copyWorld()
  const db = await openDatabase(world.config)
  const start = () =>
    runChild('src/main.ts', [], {
      PORT: '0',
      LOG_LEVEL: 'warn',
      LOGIN_LIMIT_ADDRESS: '100000',
      DATABASE_POOL_SIZE: String(POOL_SIZE),
      ...world.environment,
    })
  const originOf = async (child: Child): Promise<string> => {
    const [, address = ''] = await child.printed(/is ready: (http:\S+)/, STARTS_WITHIN_MS)
    return new URL(address).origin
  }
  const children = [start(), start()]
  const close = async (): Promise<void> => {
    await Promise.all(children.map((child) => child.kill()))
    await db.close()
    await world.remove()
  }
  const [one, other] = await Promise.all(children.map(originOf)).catch(async (error: unknown) => {
    await close()
    throw error
  })
  if (one === undefined || other === undefined) throw new Error('There are not two gateways.')
  return {
    db,
    clientsAs: async (userName) => {
      const { body } = await clientAt(one).session.login({ body: { userName, password: DEMO_PASSWORD } })
      return [clientAt(one, body.token), clientAt(other, body.token)]
    },
    output: () => children.map((child) => child.output()).join(''),
    close,
  }
}
