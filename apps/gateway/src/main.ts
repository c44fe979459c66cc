import { announcementOf } from './announcement'
import { readConfig } from './config'
import { startGateway, type RunningGateway } from './start'
import { serveStorybook } from './storybook'
import { describeFault, getMessage } from './describe-fault'

/** Ctrl+C under `npm start` comes twice, from the terminal and from npm; signals this close together are one, in milliseconds. */
const ONE_SIGNAL_MS = 500

/** How much longer than announced a stop may take, in milliseconds: closing the connections of a database that does not answer can hang. */
const CLOSE_WITHIN_MS = 1000

/** Stops in order, and ends the process after that time whatever hangs. */
function stopAndExit(gateway: RunningGateway, exitCode: number): void {
  setTimeout(() => {
    console.error('The gateway did not stop in time and ends now.')
    process.exit(1)
  }, gateway.stopWithinMs + CLOSE_WITHIN_MS).unref()
  gateway.stop().then(
    () => process.exit(exitCode),
    (error: unknown) => {
      console.error(`The gateway did not stop cleanly: ${getMessage(error)}`)
      process.exit(1)
    },
  )
}

/** The first signal stops in order, a second one at once: the lock of a dead process is taken over at the next start. */
function stopOnSignal(gateway: RunningGateway): void {
  let stoppingSince: number | undefined
  const onSignal = (): void => {
    if (stoppingSince !== undefined) {
      if (performance.now() - stoppingSince > ONE_SIGNAL_MS) process.exit(1)
      return
    }
    stoppingSince = performance.now()
    console.log('Stopping: calls in flight have 10 seconds. A second signal ends them.')
    stopAndExit(gateway, 0)
  }
  process.on('SIGINT', onSignal)
  process.on('SIGTERM', onSignal)
}

/** After an error that nothing handles, the state of the process is unknown: it logs the error and ends in order. */
function stopOnDefect(gateway: RunningGateway): void {
  const onDefect = (error: unknown): void => {
    gateway.log.fatal({ err: error }, 'An error that nothing handles. The gateway stops.')
    stopAndExit(gateway, 1)
  }
  process.once('uncaughtException', onDefect)
  process.once('unhandledRejection', onDefect)
}

process.setSourceMapsEnabled(true)
try {
  const config = readConfig(process.env)
  const gateway = await startGateway(config)
  stopOnSignal(gateway)
  stopOnDefect(gateway)
  const storybook = await serveStorybook(config)
  console.log(await announcementOf(config, gateway.url, storybook?.url))
} catch (error) {
  console.error(`\n${describeFault('The gateway cannot start', error)}\n`)
  process.exit(1)
}
