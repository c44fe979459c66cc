import { and, asc, desc, sql, type AnyColumn, type SQL } from 'drizzle-orm'
import type { SortKey } from '@sitewright/domain/shared/lists'

/** A sort key of a list. Keys are never null, and the last key is the id. */
export interface OrderKey {
  readonly by: SQL | AnyColumn
  readonly isDescending?: boolean
}

/**
 * The order of a list that a query sorts.
 * @param expressions what each key of the query sorts by
 * @param id of a row, the last key
 */
export const toOrderKeys = <Key extends string>(
  sort: readonly SortKey<Key>[],
  expressions: Readonly<Record<Key, SQL>>,
  id: AnyColumn,
): OrderKey[] => [...sort.map(({ key, isDescending }) => ({ by: expressions[key], isDescending })), { by: id }]

export const orderBy = (keys: readonly OrderKey[]): SQL[] =>
  keys.map(({ by, isDescending }) => (isDescending === true ? desc : asc)(by))

const listOf = (values: readonly unknown[]): SQL =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )

/**
 * Conditions for the rows after a given row. If all keys ascend, one row comparison is enough. Otherwise the first condition matches rows that share all keys but the last,
 * the next one rows that share all but the last two, and so on. An index in that order can serve each condition.
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
  /** The values of the sort keys, to be selected under this name. The next piece starts after them. */
  readonly keyValues: SQL<unknown[]>
  readonly after: SQL | undefined
  readonly order: SQL[]
  readonly limit: number
}

/** Reads a list in pieces by keyset pagination: each piece starts after the keys of the previous piece's last row. */
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
    yield piece.map(({ keyValues: _keyValues, ...row }) => row)
    const last = piece.at(-1)
    if (last === undefined || piece.length < size) return
    piece = []
    for (const after of conditionsAfter(keys, last.keyValues)) {
      if (piece.length < size) piece.push(...(await read({ ...fixed, after, limit: size - piece.length })))
    }
  }
}
