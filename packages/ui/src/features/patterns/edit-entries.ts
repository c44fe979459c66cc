/**
 * The edits of a list of entries by place.
 * @param emptyEntry the values of a new entry, which gets a unique id
 */
export function editEntries<Entry extends { id: number }>(
  entries: readonly Entry[],
  emptyEntry: Omit<Entry, 'id'>,
  onChange: (entries: readonly (Entry | (Omit<Entry, 'id'> & { id: number }))[]) => void,
) {
  return {
    change: (place: number, entry: Entry): void => onChange(entries.with(place, entry)),
    /** @param count how many entries are added; 1 by default */
    add: (count = 1): void => {
      const firstId = Math.max(-1, ...entries.map(({ id }) => id)) + 1
      const added = Array.from({ length: count }, (_, place) => ({ ...emptyEntry, id: firstId + place }))
      onChange([...entries, ...added])
    },
    remove: (place: number): void => onChange(entries.toSpliced(place, 1)),
    clear: (): void => onChange([]),
  }
}
