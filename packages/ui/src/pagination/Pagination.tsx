'use client'

import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { MouseEvent } from 'react'
import type { ElementProps } from '../element-props/element-props'
import { countPages, GAP, getPageEntries } from './page-numbers'
import { Select } from '../select/Select'
import { Gap, Page, Pages, Root, Size, SizeSelect } from './Pagination.styles'
import type { CompleteTexts, LabelTexts, PluralText } from '../locale/label-texts'
import { useLabels, useLanguage } from '../locale/locale-context'

/** Texts of a Pagination, for translation. Numbers arrive formatted. */
export interface PaginationLabels {
  /** Name of the navigation. */
  pages: string
  /** Name of the previous-page arrow. */
  previous: string
  /** Name of the next-page arrow. */
  next: string
  /** Name of the link to a page. */
  page: (page: string) => string
  /** The range of rows, the total and the noun for it. */
  count: (range: string, total: string, noun: string) => string
  /** The total, when the page has no rows and when there is only one row. */
  total: (total: string, noun: string) => string
  /** Rows per page. */
  pageSize: (size: string) => string
  /** Name of the select of page sizes. */
  chooseSize: string
}

/** Props of Pagination: those of a `<div>`, and these. */
export interface PaginationProps extends ElementProps<'div', 'children'> {
  /** The current page, from 1. */
  page: number
  /** Rows per page. */
  pageSize: number
  /** Page sizes to choose from. With `onPageSizeChange`, the page size is a select. */
  pageSizes?: readonly number[]
  /** Called with the chosen page size. */
  onPageSizeChange?: (pageSize: number) => void
  /** Rows on all pages. */
  total: number
  /** Singular and plural of a row: `{ one: 'user', other: 'users' }`. */
  noun: PluralText
  /** Text after the count, such as rows that are shown but not counted. */
  note?: string
  /** URL of a page. Each page is a link, so the user can open it in a new tab. */
  href: (page: number) => string
  /** Called for a plain click instead of following the link. The browser handles clicks with a modifier key. */
  onNavigate?: (page: number) => void
  /** Replaces the English texts. */
  labels?: LabelTexts<PaginationLabels>
}

const LABELS: CompleteTexts<PaginationLabels> = {
  pages: 'Pages',
  previous: 'Previous page',
  next: 'Next page',
  page: 'Page {page}',
  count: '{range} of {total} {noun}',
  total: '{total} {noun}',
  pageSize: '{size} per page',
  chooseSize: 'Rows per page',
}

/** From this page count on, the numbers are too long to show a page's neighbors on a phone. */
const LONG_PAGE_COUNT = 100

const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/**
 * Shows which rows are visible and links to the other pages. Exposes a `navigation` of links; the current page has
 * `aria-current`. On the first and the last page, an arrow stays a focusable link with `aria-disabled`. With a single page,
 * only the count is visible.
 */
export function Pagination(props: PaginationProps) {
  const {
    page,
    pageSize,
    pageSizes = [],
    onPageSizeChange,
    total,
    noun,
    note,
    href,
    onNavigate,
    labels: labelOverrides,
    ...rest
  } = props
  const labels = useLabels('Pagination', LABELS, labelOverrides)
  const { number: format, pluralForm } = useLanguage().formats
  const count = countPages(total, pageSize)
  const first = (page - 1) * pageSize + 1
  const last = Math.min(total, page * pageSize)
  const fullRange = first === last ? format(first) : `${format(first)}–${format(last)}`
  const range = first > total || total === 1 ? '' : fullRange
  const named = noun[pluralForm(total)] ?? noun.other
  const smallest = Math.min(...pageSizes)
  // A list that fits on the smallest page has no size to choose.
  const sizes = total > smallest ? [...new Set([...pageSizes, pageSize])].toSorted((one, other) => one - other) : []
  const getLinkProps = (number: number, isDisabled = false) => ({
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
      {/* Keeps the order of numbers and words in right-to-left text. */}
      <bdi>{range === '' ? labels.total(format(total), named) : labels.count(range, format(total), named)}</bdi>
      {note !== undefined && <span>{note}</span>}
      {sizes.length > 1 && onPageSizeChange ? (
        <SizeSelect>
          <Select
            label={labels.chooseSize}
            layout="prefixed"
            value={String(pageSize)}
            options={sizes.map((size) => ({ value: String(size), label: format(size) }))}
            onChange={(size) => onPageSizeChange(Number(size))}
          />
        </SizeSelect>
      ) : (
        count > 1 && <Size>{labels.pageSize(format(pageSize))}</Size>
      )}
      {(count > 1 || page > 1) && (
        <Pages aria-label={labels.pages}>
          <ul data-long={count >= LONG_PAGE_COUNT || undefined}>
            <li>
              <Page
                {...getLinkProps(Math.max(1, Math.min(page - 1, count)), page <= 1)}
                aria-label={labels.previous}
                rel="prev"
              >
                <ChevronLeft aria-hidden="true" />
              </Page>
            </li>
            {getPageEntries(page, count).map((entry, place) =>
              entry === GAP ? (
                // At most two gaps: one before the current page and one after it.
                <li key={place === 1 ? 'gap before' : 'gap after'}>
                  <Gap aria-hidden="true">{GAP}</Gap>
                </li>
              ) : (
                <li key={entry} data-neighbor={isNeighbor(entry, page, count) || undefined}>
                  <Page
                    {...getLinkProps(entry)}
                    aria-current={entry === page ? 'page' : undefined}
                    aria-label={labels.page(format(entry))}
                  >
                    {format(entry)}
                  </Page>
                </li>
              ),
            )}
            <li>
              <Page {...getLinkProps(Math.min(page + 1, count), page >= count)} aria-label={labels.next} rel="next">
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
