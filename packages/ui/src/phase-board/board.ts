/** A card. */
export interface BoardItem {
  /** Unique on the board. */
  id: string
  name: string
  /** Weight, displayed without formatting. */
  weight?: number
  /** Kind, in one word: "Progress". */
  kind?: string
  /** Ids of the board's `flags` that the card carries. */
  flags?: readonly string[]
  /** What a flag means on this card, by the id of the flag: "Prerequisite: Survey". The label of the flag by default. */
  flagHints?: Readonly<Record<string, string>>
  /** How the card differs from the saved one, in a word or two: "was 25", "Added". Drawn beside a bar. */
  change?: string
  /** A few words in the place of the kind: what is wrong, or how the card relates to another. In the color of an error with `error`. */
  remark?: string
  /** What is wrong with it, as a sentence; marks the card, and is a part of its description. */
  error?: string
}

/** A phase with its cards. */
export interface BoardPhase<Item extends BoardItem = BoardItem> {
  /** Unique among the phases. */
  id: string
  name: string
  weight?: number
  /** Any CSS color, drawn as a band and never behind text. */
  color?: string
  items: readonly Item[]
}

/** All phases in their order. Immutable: a change returns new phases and reuses the unchanged ones. */
export type Phases<Item extends BoardItem = BoardItem> = readonly BoardPhase<Item>[]

/** The place of a card by both indexes. The place of a phase has an `item` of -1. */
export interface Place {
  phase: number
  item: number
}

const clamp = (place: number, last: number): number => Math.max(0, Math.min(place, last))

/** @returns the place of a card; undefined when no phase has it */
export function findPlace(phases: Phases, itemId: string): Place | undefined {
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
 * @param position its index after the move, from 0; a larger index is the end
 * @returns the same phases when the card is already there, or when the card or the phase does not exist
 */
export function moveItem<Item extends BoardItem>(
  phases: Phases<Item>,
  itemId: string,
  phaseId: string,
  position: number,
): Phases<Item> {
  const from = findPlace(phases, itemId)
  const to = phases.findIndex(({ id }) => id === phaseId)
  const item = from && phases[from.phase]?.items[from.item]
  const target = phases[to]
  if (from === undefined || item === undefined || target === undefined) return phases
  const isSame = from.phase === to
  const at = clamp(position, isSame ? target.items.length - 1 : target.items.length)
  if (isSame && at === from.item) return phases
  const withoutItem = withPhase(phases, from.phase, (phase) => ({
    ...phase,
    items: phase.items.toSpliced(from.item, 1),
  }))
  return withPhase(withoutItem, to, (phase) => ({ ...phase, items: phase.items.toSpliced(at, 0, item) }))
}

/** Inserts a card into a phase; an index after the end is the end. */
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

/** Removes a card. */
export function removeItem<Item extends BoardItem>(phases: Phases<Item>, itemId: string): Phases<Item> {
  const place = findPlace(phases, itemId)
  if (place === undefined) return phases
  return withPhase(phases, place.phase, (phase) => ({ ...phase, items: phase.items.toSpliced(place.item, 1) }))
}

/** Renames a card. The same name returns the same phases. */
export function renameItem<Item extends BoardItem>(phases: Phases<Item>, itemId: string, name: string): Phases<Item> {
  const place = findPlace(phases, itemId)
  const item = place && phases[place.phase]?.items[place.item]
  if (place === undefined || item === undefined || item.name === name) return phases
  return withPhase(phases, place.phase, (phase) => ({
    ...phase,
    items: phase.items.with(place.item, { ...item, name }),
  }))
}

/** Moves a phase with its cards; an index after the end is the end. */
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

/** Inserts a phase; an index after the end is the end. */
export const addPhase = <Item extends BoardItem>(
  phases: Phases<Item>,
  position: number,
  phase: BoardPhase<Item>,
): Phases<Item> => phases.toSpliced(clamp(position, phases.length), 0, phase)

/** Removes a phase with its cards. */
export const removePhase = <Item extends BoardItem>(phases: Phases<Item>, phaseId: string): Phases<Item> =>
  phases.some(({ id }) => id === phaseId) ? phases.filter(({ id }) => id !== phaseId) : phases

/** Renames a phase. The same name returns the same phases. */
export const renamePhase = <Item extends BoardItem>(
  phases: Phases<Item>,
  phaseId: string,
  name: string,
): Phases<Item> =>
  phases.some((phase) => phase.id === phaseId && phase.name !== name)
    ? phases.map((phase) => (phase.id === phaseId ? { ...phase, name } : phase))
    : phases
