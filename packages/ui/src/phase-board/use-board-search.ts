import { type KeyboardEvent, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react'
import { announce } from '../announcer/announce'
import { isImeKey } from '../field/is-ime-key'
import type { Phases } from './board'
import type { BoardLabels } from './board-labels'
import { undoKey } from '../undo/undo-key'
import { findCards, findNextCard, toSearch } from './find-cards'
import type { PlacedStop, Stop } from './stops'

/** What the search needs of the board. */
export interface BoardSearchOptions {
  phases: Phases
  stop: PlacedStop | undefined
  /** Moves the focus to a card. */
  go: (stop: Stop) => void
  labels: BoardLabels
}

/** The search for cards. Cards update in a deferred render, so that typing never waits for them. */
export function useBoardSearch({ phases, stop, go, labels }: BoardSearchOptions) {
  const id = useId()
  const [text, setText] = useState('')
  const search = toSearch(useDeferredValue(text))
  const matches = useMemo(() => findCards(phases, search), [phases, search])
  /** The match that Enter went to last. */
  const last = useRef<string>(null)
  const total = phases.reduce((sum, { items }) => sum + items.length, 0)
  const count = search === '' ? '' : labels.found(matches.length, total)
  // After a pause, so that the count is announced once and not for each key.
  useEffect(() => announce(id, count), [id, count])
  return {
    text,
    /** The folded search that the cards show; empty for none. */
    search,
    /** How many cards match; empty without a search. */
    count,
    change: (next: string): void => {
      last.current = null
      setText(next)
    },
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>): void => {
      // Undoes the text, and no step of the board around the field.
      if (undoKey(event) !== undefined) event.stopPropagation()
      if (event.key !== 'Enter' || event.repeat || isImeKey(event)) return
      event.preventDefault()
      // The text of the field, because the cards can lag behind it.
      const found = findCards(phases, toSearch(event.currentTarget.value))
      const next = findNextCard(found, stop, stop !== undefined && stop.item === last.current)
      if (next === undefined) return
      last.current = next.item
      go(next)
    },
  }
}
