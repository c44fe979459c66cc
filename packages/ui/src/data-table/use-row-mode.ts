'use client'

import { useCallback, useEffect, useRef } from 'react'
import { findFirstVisibleRow } from './first-visible-row'
import { findControl } from './row-controls'
import { isRowShortcut } from './row-keys'

/** Options of `useRowMode`. */
export interface RowModeOptions {
  /** Whether the shortcuts work. Users must be able to turn off single-key shortcuts (WCAG 2.1.4). */
  isEnabled: boolean
  /** Called by `/` to focus the search field. Without it, the key stays free: a SearchField handles it by default. */
  onSearch?: () => void
  /** Called by `[` (-1) and `]` (1) to change the page. */
  onPage?: (step: -1 | 1) => void
}

/**
 * Single-key shortcuts for a table: J and K move to the next and the previous row, X selects the row, Enter opens it, [ and ]
 * change the page, / searches. They work on the whole page, except in text fields and under a dialog. A held key acts once;
 * only J and K repeat.
 * @returns `ref` for a DataTable or a WindowedTable
 */
export function useRowMode(options: RowModeOptions): (root: HTMLElement | null) => (() => void) | undefined {
  const { isEnabled } = options
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  return useCallback(
    (root: HTMLElement | null) => {
      if (root === null || !isEnabled) return undefined
      const onKeyDown = (event: KeyboardEvent): void => {
        if (isRowShortcut(event, root) && handleKey(event, root, latest.current)) event.preventDefault()
      }
      document.addEventListener('keydown', onKeyDown)
      return () => document.removeEventListener('keydown', onKeyDown)
    },
    [isEnabled],
  )
}

/** Handles a shortcut. @returns whether the key is a shortcut here */
function handleKey(event: KeyboardEvent, root: HTMLElement, { onSearch, onPage }: RowModeOptions): boolean {
  const { target, repeat } = event
  const key = event.key.toLowerCase()
  const row = target instanceof Element ? findRow(target, root) : null
  switch (key) {
    case 'j':
    case 'k':
      return moveTo(root, row, key === 'j' ? 1 : -1)
    case 'x':
      return click(row?.querySelector('[data-select] input'), repeat)
    case 'enter':
      // The browser activates links and buttons itself.
      return target instanceof HTMLInputElement && click(row?.querySelector('th[scope="row"] a[href]'), repeat)
    case '/':
      if (!repeat) onSearch?.()
      return onSearch !== undefined
    case '[':
    case ']':
      if (!repeat) onPage?.(key === ']' ? 1 : -1)
      return onPage !== undefined
    default:
      return false
  }
}

const ROWS = 'tbody > tr:not([aria-hidden], [data-skeleton])'

function findRow(target: Element, root: HTMLElement): Element | null {
  const row = target.closest(ROWS)
  return row !== null && root.contains(row) ? row : null
}

/** Clicks a control once for each key press. @returns whether there is a control */
function click(control: HTMLElement | null | undefined, isRepeat: boolean): boolean {
  if (!isRepeat) control?.click()
  return control !== null && control !== undefined
}

/** Focuses the link of the next row, or its first control. */
function moveTo(root: HTMLElement, row: Element | null, step: 1 | -1): boolean {
  const rows = [...root.querySelectorAll(ROWS)]
  const next = row === null ? findFirstVisibleRow(rows, root) : rows[rows.indexOf(row) + step]
  if (next === undefined) return false
  const link = next.querySelector<HTMLElement>('th[scope="row"] a[href]')
  ;(link ?? findControl(next, 0))?.focus()
  return true
}
