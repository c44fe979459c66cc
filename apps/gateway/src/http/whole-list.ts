import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ListLimits, TurnsForLists } from './list-turns'

/**
 * A list that is answered whole, as specified, however long it is. It is read in pieces, each with its own queries, so that no transaction and no lock lasts as
 * long as the reader takes: a row that is renamed meanwhile may be missing or come twice.
 */
export interface WholeList<Item> {
  /** How many rows there are, about: decides whether the list goes out in one piece. */
  count(): Promise<number>
  /** The rows in order, at most `size` of them in a piece. */
  pieces(size: number): AsyncIterable<readonly Item[]>
}

/** For rows that are as the wire shows them. */
export const asRead = <Row>(rows: readonly Row[]): readonly Row[] => rows

/** A list of rows that are read from the database and then presented, a piece at a time. */
export const wholeList = <Row, Item>(
  count: () => Promise<number>,
  rowsIn: (size: number) => AsyncIterable<readonly Row[]>,
  present: (rows: readonly Row[]) => Promise<readonly Item[]> | readonly Item[],
): WholeList<Item> => ({
  count,
  pieces: async function* (size) {
    for await (const rows of rowsIn(size)) yield await present(rows)
  },
})

export async function allOf<Item>(pieces: AsyncIterable<readonly Item[]>): Promise<Item[]> {
  const rows: Item[] = []
  for await (const piece of pieces) rows.push(...piece)
  return rows
}

/** The list as JSON text, piece by piece. Other calls get their turn after each piece. */
async function* textOf(pieces: AsyncIterable<readonly unknown[]>, check: (piece: readonly unknown[]) => unknown) {
  let opening = '['
  for await (const piece of pieces) {
    yield opening + JSON.stringify(check(piece)).slice(1, -1)
    opening = ','
    await setImmediate()
  }
  yield opening === '[' ? '[]' : ']'
}

interface LongList {
  readonly list: WholeList<unknown>
  /** Whose turn it is: callers of one license wait for each other. */
  readonly licenseId: number | undefined
  readonly turns: TurnsForLists
  readonly limits: ListLimits
  /** The piece as the contract says. Throws where it does not fit. */
  check(piece: readonly unknown[]): unknown
}

/**
 * Sends a long list when its turn comes. A fault before the first piece is an answer like any other; after it the connection is cut, because half a list must not
 * look whole.
 * @throws Problem 503 when its turn did not come in time
 */
export async function sendLongList(
  request: FastifyRequest,
  reply: FastifyReply,
  { list, licenseId, turns, limits, check }: LongList,
): Promise<void> {
  const { raw } = reply
  const hasLeft = new AbortController()
  raw.once('close', () => hasLeft.abort())
  const leave = await turns.take(licenseId, hasLeft.signal)
  raw.once('close', leave)
  if (raw.destroyed) leave()

  const text = textOf(list.pieces(limits.piece), check)
  const first = await text.next()
  // It looks at progress on the socket, so that a slow reader is no stalled one; a slow query is no stalled reader either.
  raw.setTimeout(limits.stallMs, () => {
    if (!raw.writableNeedDrain) return
    request.log.info('The client stopped reading a list.')
    raw.destroy()
  })
  reply
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(Readable.from(withLog(request, first, text)))
}

async function* withLog(request: FastifyRequest, first: IteratorResult<string, void>, rest: AsyncGenerator<string>) {
  try {
    if (first.done !== true) yield first.value
    yield* rest
  } catch (error) {
    request.log.error({ err: error }, 'Sending a list failed.')
    throw error
  }
}
