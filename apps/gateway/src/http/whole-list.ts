import { setImmediate } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ListLimits, ListTurns } from './list-turns'
import { asJson } from './problems'
import { closeStalled, sendParts } from './send-parts'

/**
 * A list that may be long. Nothing is read before its turn. Each piece has its own queries, so that a slow client does not keep a transaction or a lock open. A row that is
 * renamed meanwhile can be missing or appear twice.
 */
export interface WholeList<Item> {
  /** The rows in order, at most `size` of them in a piece. A piece has a few megabytes at most. */
  pieces(size: number): AsyncIterable<readonly Item[]>
  /** The list needs all rows in memory. So its whole text is written in one turn, and the rows are dropped before its client takes it. */
  readonly isReadAtOnce?: true
  /** For a tree whose rows come depth first, each with an empty `children` as its last field: 0 for a root. */
  levelOf?(item: Item): number
}

/** For rows that need no presentation. */
export const asRead = <Row>(rows: readonly Row[]): readonly Row[] => rows

/** A list that reads rows from the database and presents them piece by piece. */
export const wholeList = <Row, Item>(
  rowsIn: (size: number) => AsyncIterable<readonly Row[]>,
  present: (rows: readonly Row[]) => Promise<readonly Item[]> | readonly Item[],
): WholeList<Item> => ({
  pieces: async function* (size) {
    for await (const rows of rowsIn(size)) yield await present(rows)
  },
})

/** A list of rows that are read together. They are few or small. */
export const listOf = <Item>(read: () => Promise<readonly Item[]>): WholeList<Item> => ({
  isReadAtOnce: true,
  pieces: async function* () {
    yield await read()
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
  if (page === undefined) return { status: 200 as const, list: wholeList(pieces, present) }
  return { status: 200 as const, body: [...(await present(await read(page)))], total: await count() }
}

/** The most rows that are checked and written before other calls get a turn, and about the most characters. A piece of 500 users would take tens of milliseconds. */
const ROWS_AT_ONCE = 100
const TEXT_AT_ONCE = 64 * 1024

/** Where the list is in its reply: the text before it and after it, such as `{"options":[` and `]}`. */
interface Frame {
  readonly before: string
  readonly after: string
}

interface Written {
  readonly list: WholeList<unknown>
  readonly frame: Frame
  /** The most rows in a piece. */
  readonly size: number
  /** Checks rows against the contract. Throws where they do not match. */
  check(rows: readonly unknown[]): readonly unknown[]
}

/** Closes the nodes that are open above a node of this level. */
const closing = (last: number, level: number): string => ']}'.repeat(last - level + 1)

/** The reply as JSON text. Other calls get a turn after each part. */
async function* textOf({ list, frame, size, check }: Written): AsyncGenerator<string> {
  let opening = frame.before
  let last = -1
  // The first rows show how large rows are.
  let atOnce = 1
  for await (const piece of list.pieces(size)) {
    let rows: readonly unknown[]
    for (let start = 0; start < piece.length; start += rows.length) {
      rows = piece.slice(start, start + atOnce)
      const checked = check(rows)
      let text = opening
      if (list.levelOf === undefined) {
        text += JSON.stringify(checked).slice(1, -1)
        opening = ','
      } else {
        for (const [index, node] of checked.entries()) {
          const level = list.levelOf(rows[index])
          if (level <= last) text += `${closing(last, level)},`
          text += JSON.stringify(node).slice(0, -']}'.length)
          last = level
        }
        opening = ''
      }
      yield text
      atOnce = Math.min(ROWS_AT_ONCE, 4 * rows.length, Math.ceil((rows.length * TEXT_AT_ONCE) / text.length))
      await setImmediate()
    }
  }
  yield (opening === frame.before ? opening : '') + closing(last, 0) + frame.after
}

interface SentList extends Omit<Written, 'size'> {
  /** Of the caller. */
  readonly licenseId: number | undefined
  /** A save is not refused when there is no turn for its reply. */
  readonly isWrite: boolean
  readonly turns: ListTurns
  readonly limits: ListLimits
}

/**
 * Sends a list, which is read and written in turns. A list with less text than may stay unsent is written before it is sent: its client takes it while other lists have their
 * turns. A longer one continues whenever its client has taken what was written. An error before the first bytes is a normal error reply. A later error destroys the connection,
 * because half a list must not look complete.
 * @throws Problem 503 when its turn did not come in time
 */
export async function sendList(
  request: FastifyRequest,
  reply: FastifyReply,
  { licenseId, isWrite, turns, limits, ...written }: SentList,
): Promise<void> {
  const { raw } = reply
  const place = turns.enter(licenseId, isWrite)
  raw.once('close', place.leave)
  if (raw.destroyed) place.leave()
  const parts = textOf({ ...written, size: limits.piece })
  const first: Buffer[] = []
  let bytes = 0
  const isComplete = await place.run(async () => {
    for (let next = await parts.next(); next.done !== true; next = await parts.next()) {
      const part = Buffer.from(next.value)
      first.push(part)
      bytes += part.length
      if (bytes >= limits.unsent && written.list.isReadAtOnce !== true) return false
    }
    return true
  })
  const options = { noun: 'list', stallMs: limits.stallMs }
  if (isComplete) place.hold(bytes)
  if (isComplete && bytes < limits.unsent) {
    closeStalled(request, reply, options)
    asJson(reply).send(Buffer.concat(first))
    return
  }
  const all = async function* (): AsyncGenerator<Uint8Array> {
    try {
      for (let part = first.shift(); part !== undefined; part = first.shift()) yield part
      const read = () => place.run(() => parts.next())
      if (isComplete) return
      for (let next = await read(); next.done !== true; next = await read()) yield Buffer.from(next.value)
    } finally {
      await parts.return(undefined)
    }
  }
  await sendParts(request, reply, all(), { ...options, prepare: () => void asJson(reply) })
}
