import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * Closes the connection when the client reads nothing of a long reply for this long.
 * @param noun what is sent, for the log
 */
export function closeOnStall(request: FastifyRequest, { raw }: FastifyReply, stallMs: number, noun: string): void {
  // The timeout restarts on socket activity, so a slow client is not stalled. Without data to drain, the query is slow, not the client.
  raw.setTimeout(stallMs, () => {
    if (!raw.writableNeedDrain) return
    request.log.info(`The client stopped reading a ${noun}.`)
    raw.destroy()
  })
}
