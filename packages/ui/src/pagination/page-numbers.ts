/** Placeholder for skipped pages. The page numbers on both sides show which pages are skipped. */
export const GAP = '…'

/** One entry of a pager: a page number or a gap. */
export type PageEntry = number | typeof GAP

/**
 * Lists the pages that a pager offers: the first page, the last page, and the current page with its neighbors. At either
 * end there are three numbers, so that a second click on the same spot moves on by one page. A gap replaces two or more pages.
 * @param page current page, from 1; a page beyond the last one counts as the last one
 * @param count number of pages
 */
export function getPageEntries(page: number, count: number): PageEntry[] {
  const middle = Math.min(Math.max(page, 2), count - 1)
  const wanted = [1, middle - 1, middle, middle + 1, count].filter((number) => number >= 1 && number <= count)
  const numbers = [...new Set(wanted)].toSorted((a, b) => a - b)
  return numbers.flatMap((number, place): PageEntry[] => {
    const before = numbers[place - 1] ?? 0
    if (number - before === 2) return [before + 1, number]
    return number - before > 2 ? [GAP, number] : [number]
  })
}

/** Number of pages, at least 1. */
export const countPages = (total: number, pageSize: number): number => Math.max(1, Math.ceil(total / pageSize))
