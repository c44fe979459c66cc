import net from 'node:net'
import { StartFault } from '../start-fault'
import { socketOf, type PauseMessage } from '../db/pause-server'
import { readLines } from '../db/read-lines'

/** A gateway that can be paused. */
export interface PausableGateway {
  /**
   * Runs a function while the gateway runs no statement.
   * @returns how long calls waited, in milliseconds
   * @throws StartFault where the gateway did not wait until the end
   */
  pause(run: (counts: Readonly<Record<string, number>>) => void): Promise<number>
  /** Disconnects, which ends a pause that is still open. */
  close(): void
}

const PAUSE_ENDED = [
  'The gateway stopped, or ended its pause before the copy was complete.',
  'It pauses for 30 seconds at most. Copy to a faster disk, or stop the gateway first.',
] as const

/** Connects to the gateway that has a data folder, and waits until the files have all that was committed. @returns `undefined` where no gateway listens */
export async function connectGateway(folder: string): Promise<PausableGateway | undefined> {
  const socket = net.connect(socketOf(folder))
  const isConnected = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true))
    socket.once('error', () => resolve(false))
  })
  if (!isConnected) return undefined
  // Reading then ends, which `receive` reports.
  socket.on('error', () => undefined)
  const lines = readLines(socket)
  const receive = async <State extends PauseMessage['state']>(state: State, problem: string, remedy: string) => {
    const { value } = await lines.next()
    const message = value === undefined ? undefined : (JSON.parse(value) as PauseMessage)
    if (message?.state === state) return message as Extract<PauseMessage, { state: State }>
    throw new StartFault(problem, remedy)
  }
  await receive(
    'ready',
    'The gateway stopped, or is being copied too often at the same time.',
    'Wait until the other copies are complete, then copy again.',
  )
  return {
    pause: async (run) => {
      socket.write('pause\n')
      const { counts } = await receive('paused', ...PAUSE_ENDED)
      run(counts)
      socket.write('resume\n')
      const { pausedMs } = await receive('resumed', ...PAUSE_ENDED)
      return pausedMs
    },
    close: () => socket.destroy(),
  }
}
