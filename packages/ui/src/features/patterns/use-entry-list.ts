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
    const entry = root.current?.querySelectorAll(':scope > ul > li')[place]
    const field = entry?.querySelector<HTMLElement>('input, select')
    ;(field ?? addButton.current)?.focus()
  }
  return {
    root,
    addButton,
    change: (place: number, entry: Entry): void => onChange(entries.with(place, entry)),
    /** @param count how many entries are added; 1 by default. The first one takes the focus. */
    add: (count = 1): void => {
      const firstId = Math.max(-1, ...entries.map(({ id }) => id)) + 1
      const added = Array.from({ length: count }, (_, place) => ({ ...emptyEntry, id: firstId + place }))
      flushSync(() => onChange([...entries, ...added]))
      focusEntry(entries.length)
    },
    remove: (place: number): void => {
      flushSync(() => onChange(entries.toSpliced(place, 1)))
      focusEntry(place)
    },
    clear: (): void => {
      flushSync(() => onChange([]))
      addButton.current?.focus()
    },
  }
}
