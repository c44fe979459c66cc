import { type RefObject, useId, useState } from 'react'
import { token } from '../tokens/tokens'
import { measureRows } from '../windowing/measure-rows'
import { useWindow } from '../windowing/use-window'
import type { TreeId } from './tree-index'

const measure = measureRows('[data-row]')

/** The sizes of the rows of a tree. */
export interface RowLayout {
  /** The height of a row until one is measured, px. */
  usualHeight: number
  /** The height of a row, as CSS. */
  height: string
  /** The padding of a row at the top level, what each level adds to it, and at most in all, so that a very deep row keeps space for its name. */
  indent: { start: string; level: string; most: string }
}

export const COMPACT_ROWS: RowLayout = {
  usualHeight: 32,
  height: token('row-compact'),
  indent: { start: '4px', level: token('space-5'), most: '40%' },
}

/** A row to draw. */
export interface DrawnRow {
  /** From 0 at the top. */
  row: number
  /** Its position, in rows from the top: the row number, unless there are more rows than a browser can draw. */
  line: number
  /** It is the current row. */
  isActive: boolean
}

/** Where a row is in the tree and on the screen. */
export interface RowPosition extends DrawnRow {
  /** From 1. */
  level: number
  /** Among its siblings, from 1. */
  position: number
  /** How many siblings there are, itself included. */
  setSize: number
}

/**
 * The attributes of a row element: its position for assistive technology, for styles and for events. Its place is in real properties. A
 * custom property would be inherited, so that the browser could not reuse the styles of one row for the next.
 */
export const rowAttributes = (
  { row, line, level, position, setSize, isActive }: RowPosition,
  { height, indent }: RowLayout,
) => ({
  'aria-level': level,
  'aria-posinset': position,
  'aria-setsize': setSize,
  'data-row': row,
  'data-active': isActive || undefined,
  style: {
    insetBlockStart: `calc(${line} * ${height})`,
    paddingInlineStart: `calc(${indent.start} + min(${level - 1} * min(${indent.level}, 6%), ${indent.most}))`,
  },
})

/** The number of the row that contains the target of an event; -1 for none. */
export const findEventRow = (target: EventTarget): number =>
  Number((target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null)?.dataset.row ?? -1)

/** The rows of a tree that are drawn: those in view, and always the current row, which can have the focus. */
export function useTreeRows(
  region: RefObject<HTMLElement | null>,
  count: number,
  activeRow: number,
  layout: RowLayout,
) {
  const view = useWindow(region, count, layout.usualHeight, measure)
  const treeId = useId()
  const [idNumbers] = useState(() => new Map<TreeId, number>())
  const [start, stop] = view.range
  const rows = Array.from({ length: stop - start }, (_, i) => start + i)
  if (activeRow >= 0 && activeRow < start) rows.unshift(activeRow)
  else if (activeRow >= stop) rows.push(activeRow)
  return {
    ...view,
    drawn: rows.map((row): DrawnRow => ({
      row,
      line: row - view.shift / view.sizes.rowHeight,
      isActive: row === activeRow,
    })),
    /** The style of the element around the rows. */
    style: { height: `calc(${view.height / view.sizes.rowHeight} * ${layout.height})` },
    findElement: (row: number): HTMLElement | null =>
      region.current?.querySelector<HTMLElement>(`[data-row="${row}"]`) ?? null,
    /** The id of the element of a node, and its React key. Numbered, because the id of a node can contain spaces and quotes. */
    getElementId: (id: TreeId): string => {
      const number = idNumbers.get(id) ?? idNumbers.size
      idNumbers.set(id, number)
      return `${treeId}-${number}`
    },
  }
}

/** The result of `useTreeRows`. */
export type TreeRowsState = ReturnType<typeof useTreeRows>
