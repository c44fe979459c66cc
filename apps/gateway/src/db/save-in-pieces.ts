import type { ItemResult } from '@sitewright/domain/shared/item-result'
import { requestMessages } from '@sitewright/domain/shared/messages'
import { Problem } from '@sitewright/domain/shared/problem'
import type { Database, Queries } from './database'
import { unansweredProblem } from './failure'

/** What happened to an item of a piece; its place follows from the order. */
export type PieceResult = Omit<ItemResult, 'index'>

interface PieceOptions {
  /** Aborted when the caller disconnects or cancels: no further piece starts. */
  readonly signal?: AbortSignal
  /** Receives what failed without a sentence for users. It does not stop the pieces after it. */
  readonly onError?: (error: unknown) => void
}

/**
 * Saves items in pieces of `size`, each in a transaction of its own and in order. A piece that throws is rolled back alone, and all of its items fail with the message: that
 * of a Problem, else a general one, because other errors can contain SQL or values. After an unexpected error, its halves are saved, so that only the items that cause it fail.
 * @param run returns one result for each item of the piece, in its order. It may report single items as failed and save the others
 * @returns one result for each item, in order; those after an abort failed
 */
export async function saveInPieces<Item>(
  db: Pick<Database, 'transaction'>,
  items: readonly Item[],
  size: number,
  run: (tx: Queries, piece: readonly Item[]) => Promise<readonly PieceResult[]>,
  { signal, onError }: PieceOptions = {},
): Promise<ItemResult[]> {
  if (!Number.isInteger(size) || size < 1) throw new RangeError(`A piece has at least one item, not ${size}.`)
  const results: ItemResult[] = []
  for (let start = 0; start < items.length; start += size) {
    const piece = items.slice(start, start + size)
    const found =
      signal?.aborted === true ? fail(piece, requestMessages.canceled) : await runPiece(db, piece, { run, onError })
    for (const [offset, result] of found.entries()) results.push({ index: start + offset, ...result })
  }
  return results
}

const fail = (piece: readonly unknown[], message: string): PieceResult[] => piece.map(() => ({ ok: false, message }))

interface PieceRun<Item> {
  run(tx: Queries, piece: readonly Item[]): Promise<readonly PieceResult[]>
  readonly onError: PieceOptions['onError']
}

async function runPiece<Item>(
  db: Pick<Database, 'transaction'>,
  piece: readonly Item[],
  { run, onError }: PieceRun<Item>,
): Promise<readonly PieceResult[]> {
  try {
    return await db.transaction(async (tx) => {
      const results = await run(tx, piece)
      // Thrown here, so that nothing is saved whose result nobody learns.
      if (results.length !== piece.length) throw new Error(`${results.length} results for ${piece.length} items.`)
      return results
    })
  } catch (error) {
    if (error instanceof Problem && error.status < 500) return fail(piece, error.message)
    const unanswered = unansweredProblem(error, true)
    if (unanswered === undefined && piece.length > 1) {
      const half = Math.ceil(piece.length / 2)
      const first = await runPiece(db, piece.slice(0, half), { run, onError })
      return [...first, ...(await runPiece(db, piece.slice(half), { run, onError }))]
    }
    onError?.(error)
    return fail(piece, unanswered?.message ?? requestMessages.unexpectedSave)
  }
}
