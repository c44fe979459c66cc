import fs from 'node:fs'
import net from 'node:net'
import { sql } from 'drizzle-orm'
import type { Database } from './database'
import { TASK_LIMITS } from './pool-limits'
import { placeOf } from './lock'
import { readLines } from './read-lines'
import { countRows } from './tables'

/** How long the gateway waits for a command, in milliseconds. */
export interface PauseLimits {
  /** From `ready` to `pause`, while the command copies most files and calls go on. */
  readonly requestMs: number
  /** From `paused` to `resume`, while all calls wait. */
  readonly pauseMs: number
}
const LIMITS: PauseLimits = { requestMs: 60 * 60_000, pauseMs: 30_000 }

/** Node closes further connections at once. */
const MAX_CONNECTIONS = 4

/** Of a line from a command, in characters. The longest is `resume`. */
const MAX_LINE_LENGTH = 100

/** Where a gateway listens for a command that copies its data folder. */
export const socketOf = (folder: string): string => `${placeOf(folder)}.sock`

/** What the gateway sends, a line each. */
export type PauseMessage =
  | { readonly state: 'ready' }
  | { readonly state: 'paused'; readonly counts: Readonly<Record<string, number>> }
  | { readonly state: 'resumed'; readonly pausedMs: number }

export interface PauseServer {
  listen(db: Database): Promise<void>
  /** Ends a pause that lasts, and listens no longer. */
  close(): void
}

/**
 * Lets a command on this machine copy the data folder while the gateway runs, because a second process cannot open the embedded database. The command connects and waits for
 * `ready`: the engine has written all to the files. It sends `pause`, and no statement runs from `paused` on. It copies, sends `resume`, and the copy is good if `resumed` arrives.
 * A command that ends or takes longer than 30 seconds ends its pause and gets no `resumed`. One that sends no `pause` within an hour is disconnected.
 * @param note called with a sentence for the operator where no socket can be made, for example because the path is too long
 */
export function createPauseServer(
  folder: string,
  note: (sentence: string) => void = () => undefined,
  limits: Partial<PauseLimits> = {},
): PauseServer {
  const file = socketOf(folder)
  const sockets = new Set<net.Socket>()
  const server = net.createServer()
  server.maxConnections = MAX_CONNECTIONS
  return {
    listen: async (db) => {
      server.on('connection', (socket) => {
        sockets.add(socket)
        socket.on('close', () => sockets.delete(socket))
        // A command that was killed: reading ends then.
        socket.on('error', () => undefined)
        serve(db, socket, { ...LIMITS, ...limits }).catch(() => socket.destroy())
      })
      // What a gateway left behind that was killed: its lock is ours by now.
      fs.rmSync(file, { force: true })
      try {
        await new Promise<void>((resolve, reject) => {
          server.once('error', reject)
          server.listen(file, resolve)
        })
        fs.chmodSync(file, 0o600)
      } catch (error) {
        note(
          `The data folder ${folder} can only be copied while the gateway is stopped: ${error instanceof Error ? error.message : String(error)}.`,
        )
      }
      server.unref()
    },
    close: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

const send = (socket: net.Socket, message: PauseMessage): void => void socket.write(`${JSON.stringify(message)}\n`)

async function serve(db: Database, socket: net.Socket, { requestMs, pauseMs }: PauseLimits): Promise<void> {
  const lines = readLines(socket, MAX_LINE_LENGTH)
  const receives = async (line: string): Promise<boolean> => (await lines.next()).value === line
  await db.execute(sql`checkpoint`)
  send(socket, { state: 'ready' })
  const requestTimer = setTimeout(() => socket.destroy(), requestMs)
  const isRequested = await receives('pause').finally(() => clearTimeout(requestTimer))
  if (!isRequested) return void socket.destroy()
  // The embedded database runs one transaction at a time: while this one is open, nothing else runs. It is the one callback that waits for something else, with a limit.
  const pausedMs = await db.transaction(
    async (tx) => {
      const since = performance.now()
      const pauseTimer = setTimeout(() => socket.destroy(), pauseMs)
      try {
        send(socket, { state: 'paused', counts: await countRows(tx) })
        return (await receives('resume')) ? Math.round(performance.now() - since) : undefined
      } finally {
        clearTimeout(pauseTimer)
      }
    },
    // Of their own, so that it waits for no turn.
    { limits: TASK_LIMITS },
  )
  if (pausedMs === undefined) return void socket.destroy()
  send(socket, { state: 'resumed', pausedMs })
  // Does not wait for the command to close its end, so that the connection counts no longer.
  socket.destroySoon()
}
