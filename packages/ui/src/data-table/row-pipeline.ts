import type { Column } from './column'
import { applyDirection, getCollator, type RowOrder, sortRows } from './row-order'
import { RowSearch } from './row-search'
import type { Sort } from './sort'
import { normalizeSearch } from './text-match'

/** Cached orders, so that switching between columns sorts each of them once. */
const MAX_ORDERS = 3

/** Sorted and matching rows. It copies row numbers only. */
export class RowView<Row> {
  /** All rows, in their original order. */
  readonly rows: readonly Row[]
  /** Number of matching rows. */
  readonly count: number
  readonly #order: Uint32Array | undefined

  /** @param order sorted row numbers; all rows in their original order by default */
  constructor(rows: readonly Row[], order?: Uint32Array) {
    this.rows = rows
    this.count = order?.length ?? rows.length
    this.#order = order
  }

  /** Row number at a place of the view, as an index of `rows`; -1 outside the view. */
  numberAt(place: number): number {
    if (place < 0 || place >= this.count) return -1
    return this.#order === undefined ? place : (this.#order[place] as number)
  }

  /** Row at a place of the view. */
  at(place: number): Row | undefined {
    return this.rows[this.numberAt(place)]
  }

  /** Place of a row number in the view; -1 if the row does not match. */
  findPlace(number: number): number {
    if (this.#order !== undefined) return this.#order.indexOf(number)
    return number < this.count ? number : -1
  }

  /** Rows between two places, excluding the second. */
  slice(from: number, to: number): Row[] {
    const rows: Row[] = []
    for (let place = Math.max(0, from); place < Math.min(to, this.count); place += 1) rows.push(this.at(place) as Row)
    return rows
  }
}

/** The properties of a column that a pipeline reads. */
export type PipelineColumn<Row> = Pick<Column<Row>, 'id' | 'sortValue' | 'searchValue'>

/** Sorts and searches rows, with cached intermediate results. */
export class RowPipeline<Row> {
  readonly #rows: readonly Row[]
  readonly #collator: Intl.Collator
  readonly #orders = new Map<string, RowOrder>()
  #search: RowSearch | undefined

  /** @param locale language for sorting texts; the browser's language by default */
  constructor(rows: readonly Row[], locale?: string) {
    this.#rows = rows
    this.#collator = getCollator(locale)
  }

  /**
   * Returns the rows that match a search in one of the columns, in a sort order.
   * @param columns columns to sort and search by; read once per `id`
   */
  view(columns: readonly PipelineColumn<Row>[], sort: Sort | undefined, search: string): RowView<Row> {
    const order = this.#orderBy(columns, sort)
    const mask = this.#getMask(columns, normalizeSearch(search))
    if (mask === undefined) return new RowView(this.#rows, order)
    const matching = new Uint32Array(this.#rows.length)
    let count = 0
    for (let place = 0; place < matching.length; place += 1) {
      const row = order === undefined ? place : (order[place] as number)
      if (mask[row] === 1) matching[count++] = row
    }
    // A copy, so that a few matches do not keep a large buffer in memory.
    return new RowView(this.#rows, matching.slice(0, count))
  }

  #orderBy(columns: readonly PipelineColumn<Row>[], sort: Sort | undefined): Uint32Array | undefined {
    const read = columns.find((column) => column.id === sort?.columnId)?.sortValue
    if (sort === undefined || read === undefined) return undefined
    let order = this.#orders.get(sort.columnId)
    if (order === undefined) {
      order = sortRows(
        this.#rows.map((row) => read(row)),
        this.#collator,
      )
      const [oldest] = this.#orders.keys()
      if (oldest !== undefined && this.#orders.size === MAX_ORDERS) this.#orders.delete(oldest)
      this.#orders.set(sort.columnId, order)
    }
    return applyDirection(order, sort.direction)
  }

  /** Drops the search index when the search is empty, because the index takes memory. */
  #getMask(columns: readonly PipelineColumn<Row>[], search: string): Uint8Array | undefined {
    if (search === '') {
      this.#search = undefined
      return undefined
    }
    this.#search ??= new RowSearch(
      this.#rows.length,
      columns.flatMap(({ searchValue }) => (searchValue ? [(row: number) => searchValue(this.#rows[row] as Row)] : [])),
    )
    return this.#search.matches(search)
  }
}
