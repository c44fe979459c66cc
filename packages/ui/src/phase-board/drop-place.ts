import type { BoardItem, Phases } from './board'
import { findPlace } from './board'

/** Where a dragged card would land. */
export interface Drop {
  phase: string
  /** The gap between the cards, from 0 to the number of cards. */
  slot: number
  /** Index of the card after the drop, from 0. */
  position: number
  /** Why the card may not move there. */
  error: string | undefined
}

/** Left and right edge, in px. */
export interface Span {
  left: number
  right: number
}

/** @returns the index of the span at a point, otherwise of the nearest one; -1 without spans */
export function nearestSpan(spans: readonly Span[], x: number): number {
  const distances = spans.map(({ left, right }) => Math.max(left - x, x - right, 0))
  return distances.indexOf(Math.min(...distances))
}

/** @returns the gap that is nearest to a height, which is given in rows from the top */
export const slotAt = (rows: number, count: number): number => Math.max(0, Math.min(Math.round(rows), count))

/** @returns the gap between the phases at a point, from 0 to the number of phases */
export function phaseSlotAt(spans: readonly Span[], x: number, isRightToLeft: boolean): number {
  const middles = spans.map(({ left, right }) => (left + right) / 2)
  return middles.filter((middle) => (isRightToLeft ? middle > x : middle < x)).length
}

/** @returns the index after a move into a gap. It is one less when the card leaves an earlier gap. */
export const positionAfter = (from: number, slot: number): number => (from >= 0 && slot > from ? slot - 1 : slot)

/** @returns where a card would land; undefined when it is already there, or when the card or the phase does not exist */
export function findDrop<Item extends BoardItem>(
  phases: Phases<Item>,
  itemId: string,
  phaseId: string,
  slot: number,
): Omit<Drop, 'error'> | undefined {
  const from = findPlace(phases, itemId)
  const phase = phases.find(({ id }) => id === phaseId)
  if (from === undefined || phase === undefined) return undefined
  const isSame = phases[from.phase] === phase
  const last = Math.min(slot, phase.items.length)
  const position = positionAfter(isSame ? from.item : -1, last)
  return isSame && position === from.item ? undefined : { phase: phaseId, slot: last, position }
}
