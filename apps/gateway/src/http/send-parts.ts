import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'

type Part = string | Uint8Array

interface SentParts {
  /** What is sent, for the log: `list`. */
  readonly noun: string
  /** The connection closes when the client reads nothing for this long, in milliseconds. */
  readonly stallMs: number
  /** Sets the headers, when the first part has been read. */
  prepare(): void
}

/**
 * Sends a long reply part by part. An error before the first part is a normal error reply. A later error destroys the connection, because half a reply must not look
 * complete.
 */
export async function sendParts(
  request: FastifyRequest,
  reply: FastifyReply,
  parts: AsyncIterable<Part>,
  { noun, stallMs, prepare }: SentParts,
): Promise<void> {
  const { raw } = reply
  const iterator = parts[Symbol.asyncIterator]()
  const first = await iterator.next()
  prepare()
  // The timeout restarts on socket activity, so a slow client is not stalled. Without data to drain, the query is slow, not the client.
  raw.setTimeout(stallMs, () => {
    if (!raw.writableNeedDrain) return
    request.log.info(`The client stopped reading a ${noun}.`)
    raw.destroy()
  })
  const sent = async function* (): AsyncGenerator<Part> {
    try {
      if (first.done !== true) yield first.value
      yield* { [Symbol.asyncIterator]: () => iterator }
    } catch (error) {
      // A connection that closes can end the stream with an error too.
      if (!raw.destroyed) request.log.error({ err: error }, `Sending a ${noun} failed.`)
      throw error
    }
  }
  reply.send(Readable.from(sent(), { objectMode: false }))
}
