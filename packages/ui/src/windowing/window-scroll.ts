/** The maximum height of all rows, px. Browsers draw nothing beyond 17 (Firefox) or 33 (Chromium) million. */
const MAX_HEIGHT = 12_000_000
/** The distance from both ends where scrolling is not scaled, px, so that the first and the last row are reached exactly. */
const EDGE = 100_000
/** The longest scroll, in viewports, that moves the rows by the same distance. A longer one is a drag of the scroll bar. */
const JUMP = 8

/** The sizes of virtualized rows, px. */
export interface WindowSizes {
  /** The number of rows. */
  count: number
  /** The height of a row. */
  rowHeight: number
  /** The height of the visible part. */
  viewport: number
}

/** The scroll position, and the offset among all rows that it shows, px. They are equal unless scrolling is scaled. */
export interface WindowPosition {
  top: number
  offset: number
}

/** The real height of all rows, px. */
export const rowsHeight = ({ count, rowHeight }: WindowSizes): number => count * rowHeight

/** The height that all rows get, px. */
export const drawnHeight = (sizes: WindowSizes): number => Math.min(rowsHeight(sizes), MAX_HEIGHT)

const farthest = (height: number, { viewport }: WindowSizes): number => Math.max(0, height - viewport)

/** Whether the rows are higher than the maximum, so that scrolling is scaled. */
export const isScaled = (sizes: WindowSizes): boolean => rowsHeight(sizes) > MAX_HEIGHT

/** Maps a number from one range to another. */
const scaled = (value: number, from: [number, number], to: [number, number]): number =>
  to[0] + ((value - from[0]) / (from[1] - from[0])) * (to[1] - to[0])

function mapped(value: number, from: number, to: number): number {
  if (from === to || value <= EDGE) return value
  if (value >= from - EDGE) return to - (from - value)
  return scaled(value, [EDGE, from - EDGE], [EDGE, to - EDGE])
}

/** The offset among all rows for a scroll position. */
export function offsetAt(top: number, sizes: WindowSizes): number {
  return mapped(top, farthest(drawnHeight(sizes), sizes), farthest(rowsHeight(sizes), sizes))
}

/** The scroll position for an offset among all rows. */
export function positionAt(wanted: number, sizes: WindowSizes): WindowPosition {
  const last = farthest(rowsHeight(sizes), sizes)
  const offset = Math.max(0, Math.min(wanted, last))
  return { offset, top: mapped(offset, last, farthest(drawnHeight(sizes), sizes)) }
}

/**
 * The position after a scroll. When scrolling is scaled, a short scroll moves the rows by the same distance. A long one moves them in
 * proportion to the position of the scroll bar.
 * @returns a position whose `top` differs from the argument when the scroll bar needs a correction
 */
export function scrolledTo(top: number, before: WindowPosition, sizes: WindowSizes): WindowPosition {
  if (!isScaled(sizes)) return { top, offset: top }
  const step = top - before.top
  if (Math.abs(step) > JUMP * sizes.viewport) return { top, offset: offsetAt(top, sizes) }
  const after = positionAt(before.offset + step, sizes)
  const drift = Math.abs(top - after.top)
  const isAtEnd = top < EDGE / 4 || farthest(drawnHeight(sizes), sizes) - top < EDGE / 4
  // The scroll bar is too far from its scaled position, or near its end: it is corrected, and the rows do not move.
  return drift > EDGE / 2 || (isAtEnd && drift > 0.5) ? after : { top, offset: after.offset }
}

/** The rows that are rendered above and below the viewport. */
const OVERSCAN = 4
/** The range moves by this many rows, so that not every scroll is a render. */
const STRIDE = 2

/** The places of the rows to render: the first one, and one past the last one. */
export function windowAt({ offset }: WindowPosition, { count, rowHeight, viewport }: WindowSizes): [number, number] {
  const start = Math.floor(offset / rowHeight / STRIDE) * STRIDE
  const end = start + STRIDE + Math.ceil(viewport / rowHeight)
  return [Math.max(0, Math.min(start - OVERSCAN, count)), Math.max(0, Math.min(end + OVERSCAN, count))]
}

/** A row, or the space of rows that are not rendered. */
export type WindowPiece = { kind: 'row'; place: number } | { kind: 'gap'; id: string; height: number }

/**
 * The rows and gaps to render, from top to bottom.
 * @param range the places of the rows in view: the first one, and one past the last one
 * @param pinned places of other rows that must be rendered, such as the one with the focus
 * @param shift how far the rows are moved up from their real offset, px: `offset` minus `top`
 */
export function windowPieces(
  [first, last]: [number, number],
  pinned: readonly number[],
  shift: number,
  sizes: WindowSizes,
): WindowPiece[] {
  const total = drawnHeight(sizes)
  const pinnedOutside = pinned.filter((place) => place >= 0 && place < sizes.count && (place < first || place >= last))
  const places = [...pinnedOutside, ...Array.from({ length: last - first }, (_, step) => first + step)]
  places.sort((a, b) => a - b)
  const pieces: WindowPiece[] = []
  let y = 0
  for (const [turn, place] of places.entries()) {
    const remainingHeight = (places.length - turn) * sizes.rowHeight
    const wanted = Math.min(place * sizes.rowHeight - shift, total - remainingHeight)
    // A gap of a fraction is a rounding error.
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
