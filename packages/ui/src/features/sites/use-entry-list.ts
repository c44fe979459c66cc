import { useRef } from 'react'
import { flushSync } from 'react-dom'

/**
 * Edits a list of entries with fields. Focus moves to a new entry, and after a removal to the next entry, else to the button that adds one.
 * @param emptyEntry the values of a new entry, which gets a unique id
 */
export function useEntryList<Entry extends { id: number }>(
  entries: readonly Entry[],
  emptyEntry: Omit<Entry, 'id'>,
  onChange: (entries: readonly (Entry | (Omit<Entry, 'id'> & { id: number }))[]) => void,
) {
  const root = useRef<HTMLDivElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const focusEntry = (place: number): void => {
    const input = root.current?.querySelectorAll('li')[place]?.querySelector<HTMLElement>('input')
    ;(input ?? addButton.current)?.focus()
  }
  return {
    root,
    addButton,
    change: (place: number, entry: Entry): void => onChange(entries.with(place, entry)),
    add: (): void => {
      flushSync(() => onChange([...entries, { ...emptyEntry, id: Math.max(-1, ...entries.map(({ id }) => id)) + 1 }]))
      focusEntry(entries.length)
    },
    remove: (place: number): void => {
      flushSync(() => onChange(entries.toSpliced(place, 1)))
      focusEntry(place)
    },
  }
}
