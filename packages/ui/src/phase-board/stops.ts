import { type BoardItem, type BoardPhase, type Phases, findPlace } from './board'

/** The tab stop of the board: a card, or the head of a phase. */
export interface Stop {
  phase: string
  /** Id of the card; `null` for the head of the phase. */
  item: string | null
}

/** A stop with its last known place. When its card is removed, the card that takes this place gets the focus. */
export interface PlacedStop extends Stop {
  at: { phase: number; item: number }
}

/** A phase, or one of its cards. */
export interface BoardTarget<Item extends BoardItem = BoardItem> {
  phase: BoardPhase<Item>
  item?: Item
}

/** The direction of a navigation key. `previous` and `next` are phases in reading order. */
export type Step = 'previous' | 'next' | 'up' | 'down' | 'first' | 'last'

/** The stop at a place, clamped to the board. An `item` of -1 and an empty phase are the head. */
export function stopAt(phases: Phases, phase: number, item: number): PlacedStop | undefined {
  const index = Math.max(0, Math.min(phase, phases.length - 1))
  const found = phases[index]
  if (found === undefined) return undefined
  const place = Math.min(item, found.items.length - 1)
  const card = place >= 0 ? found.items[place] : undefined
  return { phase: found.id, item: card?.id ?? null, at: { phase: index, item: card === undefined ? -1 : place } }
}

/** The stop on the current board: where its card is now, otherwise the stop that is now in its place. */
export function resolveStop(phases: Phases, stop: PlacedStop | undefined): PlacedStop | undefined {
  // The initial stop is the first card.
  if (stop === undefined) {
    const first = phases.findIndex(({ items }) => items.length > 0)
    return stopAt(phases, Math.max(0, first), 0)
  }
  if (stop.item !== null) {
    const place = findPlace(phases, stop.item)
    if (place !== undefined) return stopAt(phases, place.phase, place.item)
  }
  const phase = phases.findIndex(({ id }) => id === stop.phase)
  return stopAt(phases, phase >= 0 ? phase : stop.at.phase, stop.item === null ? -1 : stop.at.item)
}

/** The stop in the direction of a key; the same stop at an edge. */
export function stepFrom(phases: Phases, { at }: PlacedStop, step: Step): PlacedStop | undefined {
  const last = (phases[at.phase]?.items.length ?? 0) - 1
  if (step === 'up') return stopAt(phases, at.phase, Math.max(-1, at.item - 1))
  if (step === 'down') return stopAt(phases, at.phase, at.item + 1)
  if (step === 'first') return stopAt(phases, at.phase, Math.min(0, last))
  if (step === 'last') return stopAt(phases, at.phase, last)
  return stopAt(phases, at.phase + (step === 'next' ? 1 : -1), at.item)
}

/** The phase or card of a stop. A card is found in any phase that it moved to. */
export function findTarget<Item extends BoardItem>(
  phases: Phases<Item>,
  stop: Stop | undefined,
): BoardTarget<Item> | undefined {
  if (stop === undefined) return undefined
  const place = stop.item === null ? undefined : findPlace(phases, stop.item)
  const phase = place === undefined ? phases.find(({ id }) => id === stop.phase) : phases[place.phase]
  if (stop.item === null) return phase && { phase }
  const item = place && phase?.items[place.item]
  return phase && item && { phase, item }
}
