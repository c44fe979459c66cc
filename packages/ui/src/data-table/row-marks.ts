/** What marks are put on: the rows of a view, by their place. */
interface Places {
  readonly count: number
  numberAt(place: number): number
}

/**
 * Marks on rows that are all here, a byte for each. Never changed: another selection is another object, made in the time
 * that it takes to copy the bytes. A set of 100,000 keys takes a hundred times as long.
 */
export class RowMarks {
  readonly #bytes: Uint8Array
  /** How many rows are marked. */
  readonly count: number

  private constructor(bytes: Uint8Array) {
    let count = 0
    for (let row = 0; row < bytes.length; row += 1) count += bytes[row] as number
    this.#bytes = bytes
    this.count = count
  }

  /** No mark, on so many rows. */
  static none(rows: number): RowMarks {
    return new RowMarks(new Uint8Array(rows))
  }

  /** Whether a row is marked, by its number. */
  has(row: number): boolean {
    return this.#bytes[row] === 1
  }

  /** How many rows of a view are marked. */
  countIn(view: Places): number {
    if (view.count === this.#bytes.length) return this.count
    let count = 0
    for (let place = 0; place < view.count; place += 1) count += this.#bytes[view.numberAt(place)] as number
    return count
  }

  /**
   * Marks the rows of a view between two places, both among them, or takes their marks away.
   * @param canMark which rows may be marked, by number; all of them without it
   */
  withPlaces(view: Places, from: number, to: number, isOn: boolean, canMark?: (row: number) => boolean): RowMarks {
    const bytes = this.#bytes.slice()
    const mark = isOn ? 1 : 0
    if (canMark === undefined && to - from + 1 === bytes.length) return new RowMarks(bytes.fill(mark))
    for (let place = Math.max(0, from); place <= Math.min(to, view.count - 1); place += 1) {
      const row = view.numberAt(place)
      if (canMark === undefined || canMark(row)) bytes[row] = mark
    }
    return new RowMarks(bytes)
  }

  /** The numbers of the marked rows. */
  numbers(): number[] {
    const numbers: number[] = []
    for (let row = 0; row < this.#bytes.length; row += 1) if (this.#bytes[row] === 1) numbers.push(row)
    return numbers
  }

  /** Marks on the rows that have one of these keys, and on no other. */
  static of<Row>(
    rows: readonly Row[],
    rowKey: (row: Row) => string | number,
    keys: ReadonlySet<string | number>,
  ): RowMarks {
    const bytes = new Uint8Array(rows.length)
    if (keys.size > 0) {
      for (let row = 0; row < rows.length; row += 1) if (keys.has(rowKey(rows[row] as Row))) bytes[row] = 1
    }
    return new RowMarks(bytes)
  }

  /** The marks on the same rows after a refresh: each keeps its own, and those that are gone lose them. */
  carried<Row>(before: readonly Row[], after: readonly Row[], rowKey: (row: Row) => string | number): RowMarks {
    return RowMarks.of(after, rowKey, new Set(this.numbers().map((row) => rowKey(before[row] as Row))))
  }
}
