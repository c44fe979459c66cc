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

export interface Step {
  /** The values of the sort keys, to be selected under this name. The next piece starts after them. */
  readonly keyValues: SQL<unknown[]>
  readonly after: SQL | undefined
  readonly order: SQL[]
  readonly limit: number
  /** Rows that a page skips. */
  readonly offset: number
}

/** Reads rows with the values of their sort keys. */
type ReadStep<Row> = (step: Step) => PromiseLike<Row[]>

/** A piece of a list. */
interface Piece<Row> {
  readonly rows: Omit<Row, 'keyValues'>[]
  /** The values of the sort keys of its last row, where the next piece starts; `undefined` after the last piece. */
  readonly end: readonly unknown[] | undefined
}

const stepOf = (keys: readonly OrderKey[]) => ({
  keyValues: sql<unknown[]>`json_build_array(${listOf(keys.map(({ by }) => by))})`,
  order: orderBy(keys),
  offset: 0,
})

const withoutKeys = <Row extends { readonly keyValues: unknown[] }>(rows: readonly Row[]): Omit<Row, 'keyValues'>[] =>
  rows.map(({ keyValues: _keyValues, ...row }) => row)

/** Reads the piece that starts after a row with these values of the sort keys; the first piece without them. */
export async function readPiece<Row extends { readonly keyValues: unknown[] }>(
  keys: readonly OrderKey[],
  size: number,
  values: readonly unknown[] | undefined,
  read: ReadStep<Row>,
): Promise<Piece<Row>> {
  const fixed = stepOf(keys)
  const found: Row[] = []
  for (const after of values === undefined ? [undefined] : conditionsAfter(keys, values)) {
    if (found.length < size) found.push(...(await read({ ...fixed, after, limit: size - found.length })))
  }
  return {
    rows: withoutKeys(found),
    end: found.length < size ? undefined : found.at(-1)?.keyValues,
  }
}

/** Reads a list in pieces by keyset pagination: each piece starts after the keys of the previous piece's last row. */
export async function* inPieces<Row extends { readonly keyValues: unknown[] }>(
  keys: readonly OrderKey[],
  size: number,
  read: ReadStep<Row>,
): AsyncGenerator<Omit<Row, 'keyValues'>[]> {
  let values: readonly unknown[] | undefined
  do {
    const { rows, end } = await readPiece(keys, size, values, read)
    if (rows.length > 0) yield rows
    values = end
  } while (values !== undefined)
}

/** The id of a row, with the bytes that its large columns have in the table. */
export interface StoredSize {
  readonly id: number
  readonly bytes: number
}

/** Bytes of values as they are stored, without reading them. */
export const storedBytes = (...values: readonly AnyColumn[]): SQL<number> =>
  sql.join(
    values.map((value) => sql`coalesce(pg_column_size(${value}), 0)`),
    sql` + `,
  ) as SQL<number>

/** The most stored bytes of the rows of a statement. PostgreSQL compresses a text to a ninetieth at best, so that they have a few megabytes. */
const STORED_AT_ONCE = 32 * 1024

/** Reads rows whose sizes are known: as many in a statement as `STORED_AT_ONCE` allows, or one. Other calls get a turn in between. */
export async function* inSmallPieces<Row>(
  sizes: AsyncIterable<readonly StoredSize[]>,
  read: (ids: readonly number[]) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for await (const piece of sizes) {
    let ids: number[] = []
    let total = 0
    for (const { id, bytes } of piece) {
      if (ids.length > 0 && total + bytes > STORED_AT_ONCE) {
        yield await read(ids)
        ids = []
        total = 0
      }
      ids.push(id)
      total += bytes
    }
    if (ids.length > 0) yield await read(ids)
  }
}

/** One page of a list. */
export interface Page {
  readonly page: number
  readonly pageSize: number
}

/**
 * A list as a page, in pieces, and counted: one query, so that all of them have the same condition and order.
 * @param query reads a step of the rows that match
 */
export const sortedList = <Row extends { readonly keyValues: unknown[] }, Query extends PromiseLike<Row[]>>(
  keys: readonly OrderKey[],
  query: (step: Step) => Query & PromiseLike<Row[]>,
  count: () => Promise<number>,
) => {
  const queryOf = ({ page, pageSize }: Page): Query =>
    query({ ...stepOf(keys), after: undefined, limit: pageSize, offset: (page - 1) * pageSize })
  return {
    count,
    queryOf,
    read: async (page: Page) => withoutKeys<Row>(await queryOf(page)),
    pieces: (size: number) => inPieces<Row>(keys, size, query),
    /** The piece that starts where the one before ended. */
    piece: (size: number, start: readonly unknown[] | undefined) => readPiece<Row>(keys, size, start, query),
  }
}
