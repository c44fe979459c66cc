import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'

type Part = string | Uint8Array

interface Stall {
  /** What is sent, for the log: `list`. */
  readonly noun: string
  /** The connection closes when the client reads nothing for this long, in milliseconds. */
  readonly stallMs: number
}

interface SentParts extends Stall {
  /** Sets the headers, when the first part has been read. */
  prepare(): void
}

/** Closes the connection of a client that stops reading. */
export function closeStalled(request: FastifyRequest, { raw }: FastifyReply, { noun, stallMs }: Stall): void {
  // The timeout restarts on socket activity, so a slow client is not stalled. Without data to drain, the query is slow, not the client.
  raw.setTimeout(stallMs, () => {
    if (!raw.writableNeedDrain) return
    request.log.info(`The client stopped reading a ${noun}.`)
    raw.destroy()
  })
}

/**
 * Sends a long reply part by part. An error before the first part is a normal error reply. A later error destroys the connection, because half a reply must not look
 * complete.
 */
export async function sendParts(
  request: FastifyRequest,
  reply: FastifyReply,
  parts: AsyncIterable<Part>,
  { prepare, ...stall }: SentParts,
): Promise<void> {
  const { raw } = reply
  const iterator = parts[Symbol.asyncIterator]()
  const first = await iterator.next()
  prepare()
  closeStalled(request, reply, stall)
  const sent = async function* (): AsyncGenerator<Part> {
    try {
      if (first.done !== true) yield first.value
      yield* { [Symbol.asyncIterator]: () => iterator }
    } catch (error) {
      // A connection that closes can end the stream with an error too.
      if (!raw.destroyed) request.log.error({ err: error }, `Sending a ${stall.noun} failed.`)
      throw error
    }
  }
  reply.send(Readable.from(sent(), { objectMode: false }))
}
