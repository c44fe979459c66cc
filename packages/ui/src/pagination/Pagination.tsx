'use client'

import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ComponentPropsWithRef, MouseEvent } from 'react'
import { GAP, pageCount, pageNumbers } from './page-numbers'
import { Gap, Page, Pages, Root, Size } from './Pagination.styles'

/** The words of a pager, for another language. */
export interface PaginationLabels {
  /** Name of the navigation. */
  pages: string
  /** Name of the arrow back. */
  previous: string
  /** Name of the arrow on. */
  next: string
  /** Name of the link to a page. */
  page: (page: string) => string
  /** Which rows of how many; `range` is empty when the page holds none. */
  count: (range: string, total: string, noun: string) => string
  /** How many rows a page holds. */
  pageSize: (size: string) => string
}

/** Props of Pagination: those of a `<div>`, and these. */
export interface PaginationProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The page that is shown, from 1. */
  page: number
  /** Rows of a page. */
  pageSize: number
  /** Rows of all pages together. */
  total: number
  /** What a row is, one and many: `{ one: 'user', other: 'users' }`. */
  noun: { one: string; other: string }
  /** The address of a page; every page is a link, and can be opened in another tab. */
  href: (page: number) => string
  /** Takes a plain press in place of the browser; presses with a modifier key stay the browser's. */
  onNavigate?: (page: number) => void
  /** Words other than the English ones. */
  labels?: Partial<PaginationLabels>
}

const LABELS: PaginationLabels = {
  pages: 'Pages',
  previous: 'Previous page',
  next: 'Next page',
  page: (page) => `Page ${page}`,
  count: (range, total, noun) => (range === '' ? `${total} ${noun}` : `${range} of ${total} ${noun}`),
  pageSize: (size) => `${size} per page`,
}

const format = new Intl.NumberFormat('en-US').format

/** From here on the numbers are so long that the neighbors of a page do not fit on a phone. */
const LONG = 100

const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/**
 * Which rows are shown, and the way to the others. Exposes a `navigation` of links, the shown page with `aria-current`; an
 * arrow that leads nowhere stays a link, so that it keeps the focus, and is `aria-disabled`. With one page there is only
 * the count.
 */
export function Pagination(props: PaginationProps) {
  const { page, pageSize, total, noun, href, onNavigate, labels: labelOverrides, ...rest } = props
  const labels = { ...LABELS, ...labelOverrides }
  const count = pageCount(total, pageSize)
  const first = (page - 1) * pageSize + 1
  const range = first > total ? '' : `${format(first)}–${format(Math.min(total, page * pageSize))}`
  const to = (number: number, isDisabled = false) => ({
    href: href(number),
    'aria-disabled': isDisabled || undefined,
    onClick: (event: MouseEvent) => {
      if (!isDisabled && (onNavigate === undefined || !isPlain(event))) return
      event.preventDefault()
      if (!isDisabled) onNavigate?.(number)
    },
  })
  return (
    <Root {...rest}>
      {/* Numbers with words between them keep their order where one reads from right to left. */}
      <bdi>{labels.count(range, format(total), total === 1 ? noun.one : noun.other)}</bdi>
      {count > 1 && <Size>{labels.pageSize(format(pageSize))}</Size>}
      {(count > 1 || page > 1) && (
        <Pages aria-label={labels.pages}>
          <ul data-long={count >= LONG || undefined}>
            <li>
              <Page {...to(Math.max(1, Math.min(page - 1, count)), page <= 1)} aria-label={labels.previous} rel="prev">
                <ChevronLeft aria-hidden="true" />
              </Page>
            </li>
            {pageNumbers(page, count).map((entry, place) =>
              entry === GAP ? (
                // At most two of them: the one before the shown page, and the one after it.
                <li key={place === 1 ? 'gap before' : 'gap after'}>
                  <Gap aria-hidden="true">{GAP}</Gap>
                </li>
              ) : (
                <li key={entry} data-neighbor={isNeighbor(entry, page, count) || undefined}>
                  <Page
                    {...to(entry)}
                    aria-current={entry === page ? 'page' : undefined}
                    aria-label={labels.page(format(entry))}
                  >
                    {format(entry)}
                  </Page>
                </li>
              ),
            )}
            <li>
              <Page {...to(Math.min(page + 1, count), page >= count)} aria-label={labels.next} rel="next">
                <ChevronRight aria-hidden="true" />
              </Page>
            </li>
          </ul>
        </Pages>
      )}
    </Root>
  )
}

const isNeighbor = (entry: number, page: number, count: number): boolean =>
  entry !== page && entry !== 1 && entry !== count
