/**
 * The gateway as a process whose calls a test can fail, drop and hold: `main.ts` cannot be told to. Takes the same environment, sends `{ ready: url }` when it
 * listens, and answers each `{ id, command }` with `{ applied: id }`. Started by `FaultyGatewayProcess`.
 */
import { buildApp } from '../../apps/gateway/src/app'
import { readConfig } from '../../apps/gateway/src/config'
import { openDatabase } from '../../apps/gateway/src/db/open'
import { logOptions } from '../../apps/gateway/src/log'
import { createFaults, type FaultCommand } from './faults'

export interface FaultMessage {
  readonly id: number
  readonly command: FaultCommand
}
export type FaultReply = { readonly ready: string } | { readonly applied: number }

const tell = (reply: FaultReply): void => {
  process.send?.(reply)
}

const config = readConfig(process.env)
const db = await openDatabase(config)
const { faults, apply } = createFaults()
const app = await buildApp({ db, now: Date.now, config, log: logOptions(config.logLevel), faults })

process.on('message', (message: FaultMessage) => {
  apply(message.command)
  tell({ applied: message.id })
})

const stop = (): void => {
  apply({ kind: 'clear' })
  app
    .close()
    .then(() => db.close())
    .then(
      () => process.exit(0),
      () => process.exit(1),
    )
}
process.on('SIGTERM', stop)
// The test that started it has gone.
process.on('disconnect', stop)

tell({ ready: await app.listen({ host: config.host, port: config.port }) })
