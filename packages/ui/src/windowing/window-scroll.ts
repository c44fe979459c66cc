/** The tallest a table gets, px: browsers draw nothing beyond 17 (Firefox) or 33 (Chromium) million. */
const TALLEST = 12_000_000
/** Near both ends a px of the scroll bar is a px of the rows, so that the first and the last one are met exactly. */
const EDGE = 100_000
/** A scroll further than this, in heights of the region, is a jump of the bar and not a step of somebody who reads. */
const JUMP = 8

/** What is measured of a windowed table, px. */
export interface WindowSizes {
  /** How many rows there are. */
  count: number
  /** How tall each of them is. */
  rowHeight: number
  /** How much of the rows is seen at once. */
  viewport: number
}

/** Where the region is scrolled to, and which part of the rows stands there; the same number unless there are too many. */
export interface WindowPosition {
  top: number
  offset: number
}

/** How tall all rows are together, px. */
export const rowsHeight = ({ count, rowHeight }: WindowSizes): number => count * rowHeight

/** How tall they are drawn. */
export const drawnHeight = (sizes: WindowSizes): number => Math.min(rowsHeight(sizes), TALLEST)

const farthest = (height: number, { viewport }: WindowSizes): number => Math.max(0, height - viewport)

/** Whether there are so many rows that the scroll bar stands for more than its own height. */
export const isScaled = (sizes: WindowSizes): boolean => rowsHeight(sizes) > TALLEST

/** A number of one range as the number at the same share of another. */
const scaled = (value: number, from: [number, number], to: [number, number]): number =>
  to[0] + ((value - from[0]) / (from[1] - from[0])) * (to[1] - to[0])

function mapped(value: number, from: number, to: number): number {
  if (from === to || value <= EDGE) return value
  if (value >= from - EDGE) return to - (from - value)
  return scaled(value, [EDGE, from - EDGE], [EDGE, to - EDGE])
}

/** Which part of the rows a place of the scroll bar stands for. */
export function offsetAt(top: number, sizes: WindowSizes): number {
  return mapped(top, farthest(drawnHeight(sizes), sizes), farthest(rowsHeight(sizes), sizes))
}

/** The place of the scroll bar for a part of the rows. */
export function positionAt(wanted: number, sizes: WindowSizes): WindowPosition {
  const last = farthest(rowsHeight(sizes), sizes)
  const offset = Math.max(0, Math.min(wanted, last))
  return { offset, top: mapped(offset, last, farthest(drawnHeight(sizes), sizes)) }
}

/**
 * Where the rows stand after a scroll. With too many rows a step moves them by as much as it moves the bar, a jump to the
 * share of all rows that the bar was dragged to.
 * @returns `top` differs from the given one where the bar has to be set right
 */
export function scrolledTo(top: number, before: WindowPosition, sizes: WindowSizes): WindowPosition {
  if (!isScaled(sizes)) return { top, offset: top }
  const step = top - before.top
  if (Math.abs(step) > JUMP * sizes.viewport) return { top, offset: offsetAt(top, sizes) }
  const after = positionAt(before.offset + step, sizes)
  const drift = Math.abs(top - after.top)
  const isAtEnd = top < EDGE / 4 || farthest(drawnHeight(sizes), sizes) - top < EDGE / 4
  // Far enough from what the bar should say, or about to run out of it: the bar is moved under the rows, which stay.
  return drift > EDGE / 2 || (isAtEnd && drift > 0.5) ? after : { top, offset: after.offset }
}

/** Rows kept ready above and below what is seen. */
const READY = 6
/** The window moves by as many rows at a time, so that not every px is a render. */
const STRIDE = 4

/** The places of the rows to draw, the last one not among them. */
export function windowAt({ offset }: WindowPosition, { count, rowHeight, viewport }: WindowSizes): [number, number] {
  const first = Math.floor(offset / rowHeight / STRIDE) * STRIDE - READY
  const last = first + Math.ceil(viewport / rowHeight / STRIDE) * STRIDE + STRIDE + READY * 2
  return [Math.max(0, Math.min(first, count)), Math.max(0, Math.min(last, count))]
}

/** A row, or the room of those that are not drawn. */
export type WindowPiece = { kind: 'row'; place: number } | { kind: 'gap'; id: string; height: number }

/**
 * What to draw, from top to bottom.
 * @param range the window: places of rows, the last one not among them
 * @param pinned places of other rows that must be there, as the one that has the focus
 * @param shift how far the rows stand above their place among all rows, px: `offset` less `top`
 */
export function windowPieces(
  [first, last]: [number, number],
  pinned: readonly number[],
  shift: number,
  sizes: WindowSizes,
): WindowPiece[] {
  const total = drawnHeight(sizes)
  const others = pinned.filter((place) => place >= 0 && place < sizes.count && (place < first || place >= last))
  const places = [...others, ...Array.from({ length: last - first }, (_, step) => first + step)]
  places.sort((one, other) => one - other)
  const pieces: WindowPiece[] = []
  let y = 0
  for (const [turn, place] of places.entries()) {
    const rest = (places.length - turn) * sizes.rowHeight
    const wanted = Math.min(place * sizes.rowHeight - shift, total - rest)
    // Gaps of fractions are what is left of rounding.
    if (wanted - y > 0.5) {
      pieces.push({
        kind: 'gap',
        id: place < first ? `before ${turn}` : place < last ? 'before' : `after ${turn}`,
        height: wanted - y,
      })
      y = wanted
    }
    pieces.push({ kind: 'row', place })
    y += sizes.rowHeight
  }
  if (total - y > 0.5) pieces.push({ kind: 'gap', id: 'after', height: total - y })
  return pieces
}
