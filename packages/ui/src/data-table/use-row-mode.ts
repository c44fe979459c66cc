'use client'

import { useCallback, useEffect, useRef } from 'react'
import { controlIn } from './row-control'
import { isForRows } from './row-keys'
import { firstSeen } from './row-seen'

/** What the keys of a table do. */
export interface RowModeOptions {
  /** Whether they do anything; a person can switch single keys off (WCAG 2.1.4). */
  isOn: boolean
  /** `/`: moves the focus to the search. Without it the key is not taken, as a SearchField takes it by itself. */
  onSearch?: () => void
  /** `[` and `]`: asked for the page before, after. */
  onPage?: (step: -1 | 1) => void
}

/**
 * Moves through a table by single keys: J and K to the next row and to the one before, X selects it, Enter opens it, [ and ]
 * turn the page, / searches. They work on the whole page, never while somebody types nor under a dialog.
 * @returns the `ref` of a DataTable or a WindowedTable
 */
export function useRowMode(options: RowModeOptions): (root: HTMLElement | null) => (() => void) | undefined {
  const { isOn } = options
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  return useCallback(
    (root: HTMLElement | null) => {
      if (root === null || !isOn) return undefined
      const onKeyDown = (event: KeyboardEvent): void => {
        if (isForRows(event, root) && act(event, root, latest.current)) event.preventDefault()
      }
      document.addEventListener('keydown', onKeyDown)
      return () => document.removeEventListener('keydown', onKeyDown)
    },
    [isOn],
  )
}

/** Does what a key asks for; says whether it asked for anything. */
function act({ key, target }: KeyboardEvent, root: HTMLElement, { onSearch, onPage }: RowModeOptions): boolean {
  const row = target instanceof Element ? rowOf(target, root) : null
  switch (key.toLowerCase()) {
    case 'j':
    case 'k':
      return moveTo(root, row, key.toLowerCase() === 'j' ? 1 : -1)
    case 'x':
      return press(row?.querySelector('[data-select] input'))
    case 'enter':
      // On a link or a button the browser does it.
      return target instanceof HTMLInputElement && press(row?.querySelector('th[scope="row"] a[href]'))
    case '/':
      onSearch?.()
      return onSearch !== undefined
    case '[':
    case ']':
      onPage?.(key === ']' ? 1 : -1)
      return onPage !== undefined
    default:
      return false
  }
}

const ROWS = 'tbody > tr:not([aria-hidden], [data-skeleton])'

function rowOf(target: Element, root: HTMLElement): Element | null {
  const row = target.closest(ROWS)
  return row !== null && root.contains(row) ? row : null
}

function press(control: HTMLElement | null | undefined): boolean {
  control?.click()
  return control !== null && control !== undefined
}

/** To the row's link, or to whatever control it has. */
function moveTo(root: HTMLElement, row: Element | null, step: 1 | -1): boolean {
  const rows = [...root.querySelectorAll(ROWS)]
  const next = row === null ? firstSeen(rows, root) : rows[rows.indexOf(row) + step]
  if (next === undefined) return false
  const link = next.querySelector<HTMLElement>('th[scope="row"] a[href]')
  ;(link ?? controlIn(next, 0))?.focus()
  return true
}
