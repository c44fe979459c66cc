import { useRef } from 'react'
import { flushSync } from 'react-dom'

/**
 * Changes a list of entries with fields. A new entry takes the focus; after a removal the next entry does, else the button that adds one.
 * @param emptyEntry a new entry, which gets an id that no other has
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
