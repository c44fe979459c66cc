/** Pages that are left out. Its place tells which: the numbers before and after it. */
export const GAP = '…'

/** What stands in a pager: the number of a page, or a gap. */
export type PageEntry = number | typeof GAP

/**
 * The pages a pager offers: the first, the last, and the current one with its neighbors; three at either end, so that a
 * second press on the same place goes on. A gap stands for two pages or more.
 * @param page the current page, from 1; one beyond the last is taken for the last
 * @param count how many pages there are
 */
export function pageNumbers(page: number, count: number): PageEntry[] {
  const middle = Math.min(Math.max(page, 2), count - 1)
  const wanted = [1, middle - 1, middle, middle + 1, count].filter((number) => number >= 1 && number <= count)
  const numbers = [...new Set(wanted)].toSorted((one, other) => one - other)
  return numbers.flatMap((number, place): PageEntry[] => {
    const before = numbers[place - 1] ?? 0
    if (number - before === 2) return [before + 1, number]
    return number - before > 2 ? [GAP, number] : [number]
  })
}

/** How many pages some rows take; there is always one. */
export const pageCount = (total: number, pageSize: number): number => Math.max(1, Math.ceil(total / pageSize))
