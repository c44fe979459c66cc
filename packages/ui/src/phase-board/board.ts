/** A card. */
export interface BoardItem {
  /** Unique on the board. */
  id: string
  name: string
  /** Its share, drawn as it is. */
  weight?: number
  /** What kind it is, in a word: "Progress". */
  kind?: string
  /** What is to know about it, by the ids of the board's `flags`. */
  flags?: readonly string[]
  /** How it differs from what is saved, in a word or two: "was 25", "Added". Drawn beside a bar. */
  change?: string
}

/** A phase with its cards. */
export interface BoardPhase<Item extends BoardItem = BoardItem> {
  /** Unique among the phases. */
  id: string
  name: string
  weight?: number
  /** Any CSS color; drawn as a band, never behind words. */
  color?: string
  items: readonly Item[]
}

/** All phases in their order. Never changed; a step makes new ones, and keeps what is not touched. */
export type Phases<Item extends BoardItem = BoardItem> = readonly BoardPhase<Item>[]

/** Where something stands: a card by both places, a phase by its own and -1. */
export interface Place {
  phase: number
  item: number
}

const clamp = (place: number, last: number): number => Math.max(0, Math.min(place, last))

/** @returns where a card stands; undefined when it is on no phase */
export function placeOf(phases: Phases, itemId: string): Place | undefined {
  for (const [phase, { items }] of phases.entries()) {
    const item = items.findIndex(({ id }) => id === itemId)
    if (item >= 0) return { phase, item }
  }
  return undefined
}

const withPhase = <Item extends BoardItem>(
  phases: Phases<Item>,
  index: number,
  change: (phase: BoardPhase<Item>) => BoardPhase<Item>,
): Phases<Item> => phases.map((phase, at) => (at === index ? change(phase) : phase))

/**
 * Moves a card.
 * @param position its place afterwards, from 0; one beyond the end is the end
 * @returns the same phases when it stands there already, or when there is no such card or phase
 */
export function moveItem<Item extends BoardItem>(
  phases: Phases<Item>,
  itemId: string,
  phaseId: string,
  position: number,
): Phases<Item> {
  const from = placeOf(phases, itemId)
  const to = phases.findIndex(({ id }) => id === phaseId)
  const item = from && phases[from.phase]?.items[from.item]
  const target = phases[to]
  if (from === undefined || item === undefined || target === undefined) return phases
  const isSame = from.phase === to
  const at = clamp(position, isSame ? target.items.length - 1 : target.items.length)
  if (isSame && at === from.item) return phases
  const taken = withPhase(phases, from.phase, (phase) => ({ ...phase, items: phase.items.toSpliced(from.item, 1) }))
  return withPhase(taken, to, (phase) => ({ ...phase, items: phase.items.toSpliced(at, 0, item) }))
}

/** Puts a new card into a phase; a place beyond the end is the end. */
export const addItem = <Item extends BoardItem>(
  phases: Phases<Item>,
  phaseId: string,
  position: number,
  item: Item,
): Phases<Item> =>
  phases.map((phase) =>
    phase.id === phaseId
      ? { ...phase, items: phase.items.toSpliced(clamp(position, phase.items.length), 0, item) }
      : phase,
  )

/** Takes a card away. */
export function removeItem<Item extends BoardItem>(phases: Phases<Item>, itemId: string): Phases<Item> {
  const place = placeOf(phases, itemId)
  if (place === undefined) return phases
  return withPhase(phases, place.phase, (phase) => ({ ...phase, items: phase.items.toSpliced(place.item, 1) }))
}

/** Gives a card another name; the same one changes nothing. */
export function renameItem<Item extends BoardItem>(phases: Phases<Item>, itemId: string, name: string): Phases<Item> {
  const place = placeOf(phases, itemId)
  const item = place && phases[place.phase]?.items[place.item]
  if (place === undefined || item === undefined || item.name === name) return phases
  return withPhase(phases, place.phase, (phase) => ({
    ...phase,
    items: phase.items.with(place.item, { ...item, name }),
  }))
}

/** Moves a phase with its cards; a place beyond the end is the end. */
export function movePhase<Item extends BoardItem>(
  phases: Phases<Item>,
  phaseId: string,
  position: number,
): Phases<Item> {
  const from = phases.findIndex(({ id }) => id === phaseId)
  const phase = phases[from]
  const at = clamp(position, phases.length - 1)
  if (phase === undefined || at === from) return phases
  return phases.toSpliced(from, 1).toSpliced(at, 0, phase)
}

/** Puts a new phase in; a place beyond the end is the end. */
export const addPhase = <Item extends BoardItem>(
  phases: Phases<Item>,
  position: number,
  phase: BoardPhase<Item>,
): Phases<Item> => phases.toSpliced(clamp(position, phases.length), 0, phase)

/** Takes a phase away, with its cards. */
export const removePhase = <Item extends BoardItem>(phases: Phases<Item>, phaseId: string): Phases<Item> =>
  phases.some(({ id }) => id === phaseId) ? phases.filter(({ id }) => id !== phaseId) : phases

/** Gives a phase another name; the same one changes nothing. */
export const renamePhase = <Item extends BoardItem>(
  phases: Phases<Item>,
  phaseId: string,
  name: string,
): Phases<Item> =>
  phases.some((phase) => phase.id === phaseId && phase.name !== name)
    ? phases.map((phase) => (phase.id === phaseId ? { ...phase, name } : phase))
    : phases
