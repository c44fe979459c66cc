import type { BoardItem, Phases } from './board'
import { placeOf } from './board'

/** Where a dragged card would land: the slot between cards, and its position once it is there. */
export interface Drop {
  phase: string
  /** Between which of the drawn cards, from 0 to their number. */
  slot: number
  /** Its place afterwards, from 0. */
  position: number
  /** Why it may not go there. */
  reason: string | undefined
}

/** Left and right edge, px. */
export interface Span {
  left: number
  right: number
}

/** @returns which of the spans is at a point, or else the nearest one; -1 of none */
export function nearestSpan(spans: readonly Span[], x: number): number {
  const away = spans.map(({ left, right }) => Math.max(left - x, x - right, 0))
  return away.indexOf(Math.min(...away))
}

/** @returns between which rows a height lies, in rows from the top */
export const slotAt = (rows: number, count: number): number => Math.max(0, Math.min(Math.round(rows), count))

/** @returns before which phase a dragged one would stand, among all as they are drawn */
export function phaseSlotAt(spans: readonly Span[], x: number, isRightToLeft: boolean): number {
  const middles = spans.map(({ left, right }) => (left + right) / 2)
  return middles.filter((middle) => (isRightToLeft ? middle > x : middle < x)).length
}

/** @returns the place after a move into a slot: one less where it leaves a slot before */
export const positionAfter = (from: number, slot: number): number => (from >= 0 && slot > from ? slot - 1 : slot)

/** Where a card would land in a slot, at most the last; undefined where it stands already, or when there is no such phase. */
export function dropOf<Item extends BoardItem>(
  phases: Phases<Item>,
  itemId: string,
  phaseId: string,
  slot: number,
): Omit<Drop, 'reason'> | undefined {
  const from = placeOf(phases, itemId)
  const phase = phases.find(({ id }) => id === phaseId)
  if (from === undefined || phase === undefined) return undefined
  const isSame = phases[from.phase] === phase
  const last = Math.min(slot, phase.items.length)
  const position = positionAfter(isSame ? from.item : -1, last)
  return isSame && position === from.item ? undefined : { phase: phaseId, slot: last, position }
}
