import { type BoardItem, type BoardPhase, type Phases, placeOf } from './board'

/** What has the board's one tab stop: a card, or a phase by its head. */
export interface Stop {
  phase: string
  /** `null`: the head of the phase. */
  item: string | null
}

/** A stop, with where it stood when it was last seen: what took its place has the focus when it is gone. */
export interface SeenStop extends Stop {
  at: { phase: number; item: number }
}

/** A phase, or a card of it. */
export interface BoardTarget<Item extends BoardItem = BoardItem> {
  phase: BoardPhase<Item>
  item?: Item
}

/** Which way a key leads, in the direction of the page's lines. */
export type Step = 'back' | 'on' | 'up' | 'down' | 'first' | 'last'

/** A stop by its places; `item` -1 and an empty phase are the head. */
export function stopAt(phases: Phases, phase: number, item: number): SeenStop | undefined {
  const index = Math.max(0, Math.min(phase, phases.length - 1))
  const found = phases[index]
  if (found === undefined) return undefined
  const place = Math.min(item, found.items.length - 1)
  const card = place >= 0 ? found.items[place] : undefined
  return { phase: found.id, item: card?.id ?? null, at: { phase: index, item: card === undefined ? -1 : place } }
}

/** The stop as the board is now: where the card has gone, or else what stands in its place. */
export function resolveStop(phases: Phases, stop: SeenStop | undefined): SeenStop | undefined {
  // Of a fresh board, the first card.
  if (stop === undefined) {
    const first = phases.findIndex(({ items }) => items.length > 0)
    return stopAt(phases, Math.max(0, first), 0)
  }
  if (stop.item !== null) {
    const place = placeOf(phases, stop.item)
    if (place !== undefined) return stopAt(phases, place.phase, place.item)
  }
  const phase = phases.findIndex(({ id }) => id === stop.phase)
  return stopAt(phases, phase >= 0 ? phase : stop.at.phase, stop.item === null ? -1 : stop.at.item)
}

/** Where a key leads from a stop; itself at an edge. */
export function stepFrom(phases: Phases, { at }: SeenStop, step: Step): SeenStop | undefined {
  const last = (phases[at.phase]?.items.length ?? 0) - 1
  if (step === 'up') return stopAt(phases, at.phase, Math.max(-1, at.item - 1))
  if (step === 'down') return stopAt(phases, at.phase, at.item + 1)
  if (step === 'first') return stopAt(phases, at.phase, Math.min(0, last))
  if (step === 'last') return stopAt(phases, at.phase, last)
  return stopAt(phases, at.phase + (step === 'on' ? 1 : -1), at.item)
}

/** What a stop stands for: a card wherever it has gone. */
export function targetOf<Item extends BoardItem>(
  phases: Phases<Item>,
  stop: Stop | undefined,
): BoardTarget<Item> | undefined {
  if (stop === undefined) return undefined
  const place = stop.item === null ? undefined : placeOf(phases, stop.item)
  const phase = place === undefined ? phases.find(({ id }) => id === stop.phase) : phases[place.phase]
  if (stop.item === null) return phase && { phase }
  const item = place && phase?.items[place.item]
  return phase && item && { phase, item }
}
