import net, { type AddressInfo } from 'node:net'
import { once } from 'node:events'

/**
 * What happens to a message of a client: `pass` it on, `hang` (nothing more passes, but the connection stays open), `end` the connection, or `answer-lost`: the server
 * gets the message, and the connection ends before its answer.
 */
export type Fate = 'pass' | 'hang' | 'end' | 'answer-lost'

/** A connection to PostgreSQL that fails as a network does. */
export interface FaultyProxy {
  /** The address of the same database by way of the proxy. */
  readonly url: string
  /** Decides about each message; reset with `() => 'pass'`. Connections that hang stay so. */
  fateOf: (message: string) => Fate
  close(): Promise<void>
}

export async function startFaultyProxy(databaseUrl: string): Promise<FaultyProxy> {
  const target = new URL(databaseUrl)
  const sockets = new Set<net.Socket>()
  const proxy = { fateOf: (_message: string): Fate => 'pass' }
  const server = net.createServer((client) => {
    const upstream = net.connect(Number(target.port), target.hostname)
    let isHanging = false
    let isLastAnswer = false
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => other.destroy())
    }
    client.on('data', (chunk) => {
      const fate = proxy.fateOf(chunk.toString('latin1'))
      isHanging ||= fate === 'hang'
      isLastAnswer ||= fate === 'answer-lost'
      if (fate === 'end') client.destroy()
      else if (!isHanging) upstream.write(chunk)
    })
    upstream.on('data', (chunk) => {
      if (isLastAnswer) client.destroy()
      else if (!isHanging) client.write(chunk)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(databaseUrl)
  url.port = String((server.address() as AddressInfo).port)
  return Object.assign(proxy, {
    url: url.href,
    close: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  })
}
