import { type KeyboardEvent, type RefObject, useMemo, useState } from 'react'
import { isImeKey } from '../field/is-ime-key'
import { foldText } from '../text-match/fold-text'
import { searchTexts } from '../tree/filter'
import { findRow } from '../tree/visible-rows'
import { type Direction, findAround } from './find-around'
import { type NameTreeLabels, shortName } from './name-tree-labels'
import type { Outline } from './outline'
import type { NameTree } from './use-name-tree'

/** The places of the names that contain a text, without regard to case and accents; none for a blank text. */
export function findMatches(rows: Outline, text: string): Int32Array {
  const search = foldText(text).trim()
  if (search === '') return new Int32Array()
  const names = searchTexts(rows)
  return Int32Array.from(rows.keys()).filter((place) => names[place]?.includes(search) === true)
}

/**
 * The search of a name tree. It moves the current row to a match, while the focus stays in the search field. It hides no row: a hidden row
 * would still be a neighbor of the ones that a user moves and adds.
 */
export function useNameSearch(
  tree: NameTree,
  labels: NameTreeLabels,
  announce: (text: string) => void,
  field: RefObject<HTMLInputElement | null>,
) {
  const { rows, facts, activePlace } = tree
  const [text, setText] = useState('')
  const matches = useMemo(() => findMatches(rows, text), [rows, text])
  const isBlank = text.trim() === ''
  const position = findRow(matches, activePlace) + 1

  const change = (next: string): void => {
    setText(next)
    const found = findMatches(rows, next)
    if (next.trim() === '') return tree.endSearch()
    // Leaving the field sends the text too. A row must not move under the pointer then.
    if (document.activeElement !== field.current) return
    tree.openMatches(found)
    announce(found.length === 0 ? labels.notFound : labels.found(found.length))
    if (found.length > 0) tree.show(found.find((place) => place >= activePlace) ?? found[0] ?? 0)
  }
  /** Makes the next or the previous match the current row. After the last one comes the first one. */
  const go = (direction: Direction): void => {
    if (matches.length === 0) return announce(labels.notFound)
    const place = findAround(matches, activePlace, direction)
    if (place === undefined) return
    const name = shortName(rows[place]?.name ?? '', labels.nameless)
    const parent = rows[facts[place]?.parent ?? -1]
    const found = [findRow(matches, place) + 1, matches.length, name] as const
    announce(
      parent === undefined
        ? labels.foundMatch(...found)
        : labels.foundMatchIn(...found, shortName(parent.name, labels.nameless)),
    )
    tree.show(place)
  }
  return {
    text,
    change,
    /** What the page shows beside the field. */
    status: isBlank
      ? ''
      : matches.length === 0
        ? labels.notFound
        : position > 0
          ? labels.matchPosition(position, matches.length)
          : labels.found(matches.length),
    isMatch: (place: number): boolean => findRow(matches, place) >= 0,
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>): void => {
      if (isImeKey(event)) return
      if (event.key === 'ArrowDown') tree.focusPlace(activePlace)
      // Enter sends a text that is newer, which moves to its first match.
      else if (event.key === 'Enter' && event.currentTarget.value === text && !isBlank)
        go(event.shiftKey ? 'previous' : 'next')
      else return
      event.preventDefault()
    },
  }
}

/** The result of `useNameSearch`. */
export type NameSearch = ReturnType<typeof useNameSearch>
