import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ListLimits, TurnsForLists } from './list-turns'
import { closeOnStall } from './stall'

/**
 * A list that the specification requires whole, at any length. Each piece has its own queries, so that a slow client does not keep a transaction or a lock open. A row that
 * is renamed meanwhile can be missing or appear twice.
 */
export interface WholeList<Item> {
  /** An approximate row count, which decides whether the list is sent at once. */
  count(): Promise<number>
  /** The rows in order, at most `size` of them in a piece. */
  pieces(size: number): AsyncIterable<readonly Item[]>
}

/** For rows that need no presentation. */
export const asRead = <Row>(rows: readonly Row[]): readonly Row[] => rows

/** A list that reads rows from the database and presents them piece by piece. */
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

/** A list that a caller can request whole or by page. */
interface ListQueries<Row, Item, Page> {
  /** Counts all rows that match. */
  count(): Promise<number>
  /** Reads one page. */
  read(page: Page): Promise<readonly Row[]>
  /** Reads all rows, at most `size` of them in a piece. */
  pieces(size: number): AsyncIterable<readonly Row[]>
  present(rows: readonly Row[]): Promise<readonly Item[]>
}

/** Replies with the requested page and the total, or with the whole list if `page` is undefined. */
export async function replyWithList<Row, Item, Page>(
  page: Page | undefined,
  { count, read, pieces, present }: ListQueries<Row, Item, Page>,
) {
  if (page === undefined) return { status: 200 as const, list: wholeList(count, pieces, present) }
  return { status: 200 as const, body: [...(await present(await read(page)))], total: await count() }
}

/** Rows that are checked and written before other calls get a turn: a piece of 500 users takes tens of milliseconds. */
const WRITTEN_AT_ONCE = 100

/** The list as JSON text. */
async function* textOf(pieces: AsyncIterable<readonly unknown[]>, check: (piece: readonly unknown[]) => unknown) {
  let opening = '['
  for await (const piece of pieces) {
    for (let start = 0; start < piece.length; start += WRITTEN_AT_ONCE) {
      const rows = piece.slice(start, start + WRITTEN_AT_ONCE)
      yield opening + JSON.stringify(check(rows)).slice(1, -1)
      opening = ','
      await setImmediate()
    }
  }
  yield opening === '[' ? '[]' : ']'
}

/** A list that goes out at once, as JSON text. Other calls get a turn after each 100 rows. */
export async function textOfShortList(
  list: WholeList<unknown>,
  size: number,
  check: (piece: readonly unknown[]) => unknown,
): Promise<string> {
  let text = ''
  for await (const part of textOf(list.pieces(size), check)) text += part
  return text
}

interface LongList {
  readonly list: WholeList<unknown>
  /** Callers of one license wait for each other. */
  readonly licenseId: number | undefined
  readonly turns: TurnsForLists
  readonly limits: ListLimits
  /** Checks a piece against the contract. Throws where it does not match. */
  check(piece: readonly unknown[]): unknown
}

/**
 * Sends a long list when its turn comes. An error before the first piece is a normal error reply. A later error destroys the connection, because half a list must not look
 * complete.
 * @throws Problem 503 when its turn did not come in time
 */
export async function sendLongList(
  request: FastifyRequest,
  reply: FastifyReply,
  { list, licenseId, turns, limits, check }: LongList,
): Promise<void> {
  const { raw } = reply
  const disconnected = new AbortController()
  raw.once('close', () => disconnected.abort())
  const endTurn = await turns.take(licenseId, disconnected.signal)
  raw.once('close', endTurn)
  if (raw.destroyed) endTurn()

  const text = textOf(list.pieces(limits.piece), check)
  const first = await text.next()
  closeOnStall(request, reply, limits.stallMs, 'list')
  reply
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(Readable.from(withLog(request, first, text)))
}

async function* withLog(
  request: FastifyRequest,
  first: IteratorResult<string, void>,
  remaining: AsyncGenerator<string>,
) {
  try {
    if (first.done !== true) yield first.value
    yield* remaining
  } catch (error) {
    request.log.error({ err: error }, 'Sending a list failed.')
    throw error
  }
}
