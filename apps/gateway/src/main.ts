import { announcementOf } from './announcement'
import { ConfigFault, readConfig } from './config'
import { startGateway, type RunningGateway } from './start'
import { StartFault } from './start-fault'

/** What keeps the gateway from starting, in sentences: the faults of the environment, or the problem and its remedy. */
function sentencesOf(error: unknown): string {
  if (error instanceof ConfigFault) {
    return `The gateway cannot start with this environment:\n${error.faults.map((fault) => `  ${fault}`).join('\n')}`
  }
  if (error instanceof StartFault) return `The gateway cannot start. ${error.message}\n${error.remedy}`
  // A query's own message repeats its values; its cause says what was wrong.
  const root = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return `The gateway cannot start: ${getMessage(root)}`
}

const getMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Ctrl+C under `npm start` comes twice, from the terminal and from npm; signals this close together are one, in milliseconds. */
const ONE_SIGNAL_MS = 500

/** The first signal stops in order, a second one at once: the lock of a dead process is taken over at the next start. */
function stopOnSignal(gateway: RunningGateway): void {
  let stoppingSince: number | undefined
  const onSignal = (): void => {
    if (stoppingSince !== undefined) {
      if (Date.now() - stoppingSince > ONE_SIGNAL_MS) process.exit(1)
      return
    }
    stoppingSince = Date.now()
    console.log('Stopping: calls in flight have 10 seconds. A second signal ends them.')
    gateway.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(`The gateway did not stop cleanly: ${getMessage(error)}`)
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', onSignal)
  process.on('SIGTERM', onSignal)
}

process.setSourceMapsEnabled(true)
try {
  const config = readConfig(process.env)
  const gateway = await startGateway(config)
  stopOnSignal(gateway)
  console.log(announcementOf(config, gateway.url))
} catch (error) {
  console.error(`\n${sentencesOf(error)}\n`)
  process.exit(1)
}
