import { foldText } from '../text-match/fold-text'
import type { Phases } from './board'
import type { PlacedStop } from './stops'

/** A search as names are compared with it; empty for none. */
export const toSearch = (text: string): string => foldText(text.trim())

/** The cards whose names contain a folded search, in the order of the board; none for an empty one. */
export const findCards = (phases: Phases, search: string): PlacedStop[] =>
  search === ''
    ? []
    : phases.flatMap(({ id, items }, phase) =>
        items.flatMap((card, item) =>
          foldText(card.name).includes(search) ? [{ phase: id, item: card.id, at: { phase, item } }] : [],
        ),
      )

/**
 * The match that comes next from a stop; the first one after the last.
 * @param hasBeen whether the search has been at the stop, so that it is not found again
 */
export function findNextCard(
  matches: readonly PlacedStop[],
  stop: PlacedStop | undefined,
  hasBeen: boolean,
): PlacedStop | undefined {
  if (stop === undefined) return matches[0]
  const distance = ({ at }: PlacedStop): number => at.phase - stop.at.phase || at.item - stop.at.item
  return matches.find((match) => (hasBeen ? distance(match) > 0 : distance(match) >= 0)) ?? matches[0]
}
