import type { Column } from './column'
import { collatorOf, directed, type RowOrder, rowOrder } from './row-order'
import { RowSearch } from './row-search'
import type { Sort } from './sort'
import { searched } from './text-match'

/** Orders that are kept: whoever goes back and forth between two columns waits once. */
const KEPT_ORDERS = 3

/** Rows as a table shows them: ordered, and those that match. Nothing is copied but numbers. */
export class RowView<Row> {
  /** All rows, in the order they came in. */
  readonly rows: readonly Row[]
  /** How many rows match. */
  readonly count: number
  readonly #order: Uint32Array | undefined

  /** @param order numbers of rows, in their order; all of them as they came without one */
  constructor(rows: readonly Row[], order?: Uint32Array) {
    this.rows = rows
    this.count = order?.length ?? rows.length
    this.#order = order
  }

  /** The number of the row at a place of the view, counted in `rows`; -1 where there is none. */
  numberAt(place: number): number {
    if (place < 0 || place >= this.count) return -1
    return this.#order === undefined ? place : (this.#order[place] as number)
  }

  /** The row at a place of the view. */
  at(place: number): Row | undefined {
    return this.rows[this.numberAt(place)]
  }

  /** The place of a row, by its number; -1 where it does not match. */
  placeOf(number: number): number {
    if (this.#order !== undefined) return this.#order.indexOf(number)
    return number < this.count ? number : -1
  }

  /** The rows of a page. */
  slice(from: number, to: number): Row[] {
    const rows: Row[] = []
    for (let place = Math.max(0, from); place < Math.min(to, this.count); place += 1) rows.push(this.at(place) as Row)
    return rows
  }
}

/** What a pipeline reads of a column. */
export type PipelineColumn<Row> = Pick<Column<Row>, 'id' | 'sortValue' | 'searchValue'>

/** Orders and searches rows that are all here, and does no step twice. */
export class RowPipeline<Row> {
  readonly #rows: readonly Row[]
  readonly #collator: Intl.Collator
  readonly #orders = new Map<string, RowOrder>()
  #search: RowSearch | undefined

  /** @param locale the language that orders texts; the browser's without one */
  constructor(rows: readonly Row[], locale?: string) {
    this.#rows = rows
    this.#collator = collatorOf(locale)
  }

  /**
   * The rows that hold a text in one of the columns, in an order.
   * @param columns what a column is ordered and searched by; read once for each `id`
   */
  view(columns: readonly PipelineColumn<Row>[], sort: Sort | undefined, search: string): RowView<Row> {
    const order = this.#orderBy(columns, sort)
    const mask = this.#maskOf(columns, searched(search))
    if (mask === undefined) return new RowView(this.#rows, order)
    const matching = new Uint32Array(this.#rows.length)
    let count = 0
    for (let place = 0; place < matching.length; place += 1) {
      const row = order === undefined ? place : (order[place] as number)
      if (mask[row] === 1) matching[count++] = row
    }
    // A copy, so that three matches do not keep the room of a million.
    return new RowView(this.#rows, matching.slice(0, count))
  }

  #orderBy(columns: readonly PipelineColumn<Row>[], sort: Sort | undefined): Uint32Array | undefined {
    const read = columns.find((column) => column.id === sort?.columnId)?.sortValue
    if (sort === undefined || read === undefined) return undefined
    let order = this.#orders.get(sort.columnId)
    if (order === undefined) {
      order = rowOrder(
        this.#rows.map((row) => read(row)),
        this.#collator,
      )
      const [oldest] = this.#orders.keys()
      if (oldest !== undefined && this.#orders.size === KEPT_ORDERS) this.#orders.delete(oldest)
      this.#orders.set(sort.columnId, order)
    }
    return directed(order, sort.direction)
  }

  /** What is searched takes room: it is kept only while somebody searches. */
  #maskOf(columns: readonly PipelineColumn<Row>[], search: string): Uint8Array | undefined {
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
