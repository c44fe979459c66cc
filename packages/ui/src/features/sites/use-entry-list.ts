import { useRef } from 'react'
import { flushSync } from 'react-dom'

/**
 * Changes a list of entries with fields. A new entry takes the focus; after a removal the next entry does, else the button that adds one.
 * @param emptyEntry a new entry
 */
export function useEntryList<Entry>(
  entries: readonly Entry[],
  emptyEntry: Entry,
  onChange: (entries: readonly Entry[]) => void,
) {
  const ref = useRef<HTMLDivElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const focusEntry = (place: number): void => {
    const input = ref.current?.querySelectorAll('li')[place]?.querySelector<HTMLElement>('input')
    ;(input ?? addButton.current)?.focus()
  }
  return {
    ref,
    addButton,
    change: (place: number, entry: Entry): void => onChange(entries.with(place, entry)),
    add: (): void => {
      flushSync(() => onChange([...entries, emptyEntry]))
      focusEntry(entries.length)
    },
    remove: (place: number): void => {
      flushSync(() => onChange(entries.toSpliced(place, 1)))
      focusEntry(place)
    },
  }
}
