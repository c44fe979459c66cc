import { and, asc, desc, sql, type AnyColumn, type SQL } from 'drizzle-orm'

/** What a list is sorted by. No key is null. The last one is the id. */
export interface OrderKey {
  readonly by: SQL | AnyColumn
  readonly isDescending?: boolean
}

export const orderBy = (keys: readonly OrderKey[]): SQL[] =>
  keys.map(({ by, isDescending }) => (isDescending === true ? desc : asc)(by))

const listOf = (values: readonly unknown[]): SQL =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )

/**
 * Which rows come after one. Where all keys ascend it is one comparison; otherwise first the rows that share all keys but the last, then all but the last two, and so on.
 * An index that has the order serves each condition.
 */
function conditionsAfter(keys: readonly OrderKey[], values: readonly unknown[]): (SQL | undefined)[] {
  if (keys.every(({ isDescending }) => isDescending !== true)) {
    return [sql`(${listOf(keys.map(({ by }) => by))}) > (${listOf(values)})`]
  }
  return keys
    .map(({ by, isDescending }, place) =>
      and(
        ...keys.slice(0, place).map((key, index) => sql`${key.by} = ${values[index]}`),
        isDescending === true ? sql`${by} < ${values[place]}` : sql`${by} > ${values[place]}`,
      ),
    )
    .toReversed()
}

interface Step {
  /** The values of the keys, to select under this name: the database itself says what comes after. */
  readonly keyValues: SQL<unknown[]>
  readonly after: SQL | undefined
  readonly order: SQL[]
  readonly limit: number
}

/** Reads a list in pieces, each from the keys of the last row of the one before (keyset). */
export async function* inPieces<Row extends { readonly keyValues: unknown[] }>(
  keys: readonly OrderKey[],
  size: number,
  read: (step: Step) => PromiseLike<Row[]>,
): AsyncGenerator<Omit<Row, 'keyValues'>[]> {
  const fixed = {
    keyValues: sql<unknown[]>`json_build_array(${listOf(keys.map(({ by }) => by))})`,
    order: orderBy(keys),
  }
  let piece = await read({ ...fixed, after: undefined, limit: size })
  while (piece.length > 0) {
    yield piece.map(({ keyValues: _ofNoUse, ...row }) => row)
    const last = piece.at(-1)
    if (last === undefined || piece.length < size) return
    piece = []
    for (const after of conditionsAfter(keys, last.keyValues)) {
      if (piece.length < size) piece.push(...(await read({ ...fixed, after, limit: size - piece.length })))
    }
  }
}
