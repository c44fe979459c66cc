import http from 'node:http'

/** Reads that are called at the same time. */
export interface CallRound {
  readonly url: string
  readonly token: string
  /** The body of a POST; a GET without it. */
  readonly body?: string
  readonly callers: number
  /** Callers disconnect after this long. */
  readonly limitMs: number
}

export interface RoundResult {
  /** Replies by their status; 0 for those that did not end in time. */
  readonly statuses: Readonly<Record<number, number>>
  /** Bytes of the largest reply, as it was sent. */
  readonly bytes: number
  /** Milliseconds of each complete reply. */
  readonly ms: readonly number[]
}

async function callOnce({
  url,
  token,
  body,
  limitMs,
}: CallRound): Promise<{ status: number; bytes: number; ms: number }> {
  const started = performance.now()
  let bytes = 0
  const end = (status: number) => ({ status, bytes, ms: performance.now() - started })
  return new Promise((resolve) => {
    const request = http.request(url, {
      method: body === undefined ? 'GET' : 'POST',
      agent: false,
      headers: { authorization: token, 'accept-encoding': 'identity', 'content-type': 'application/json' },
      signal: AbortSignal.timeout(limitMs),
    })
    request.on('error', () => resolve(end(0)))
    request.on('response', (response) => {
      response.on('data', (chunk: Buffer) => (bytes += chunk.length))
      response.on('end', () => resolve(end(response.statusCode ?? 0)))
      response.on('error', () => resolve(end(0)))
    })
    request.end(body)
  })
}

/** Makes all calls of a round. */
export async function callRound(round: CallRound): Promise<RoundResult> {
  const replies = await Promise.all(Array.from({ length: round.callers }, () => callOnce(round)))
  const statuses: Record<number, number> = {}
  for (const { status } of replies) statuses[status] = (statuses[status] ?? 0) + 1
  return {
    statuses,
    bytes: Math.max(0, ...replies.map(({ bytes }) => bytes)),
    ms: replies.filter(({ status }) => status === 200).map(({ ms }) => ms),
  }
}
