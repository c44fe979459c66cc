import type { ConfigEntry } from './model'
import { RECEIPT_CONFIG, STORAGE_LEVELS_CONFIG } from './names'
import { pickLocationOf, storageLevelsOf, type ConfigFaults } from './rules'

/*
 * A save is judged for what it changes: a fault that the stored config already has, of an equal value, refuses nothing (LIC-88).
 */

/** JSON whose keys are sorted, because a database can return them in another order. */
const toText = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  )

const PATH = /^configs\.(\d+)(?:\.parameters\.(\d+))?(.*)$/

/** What a fault is about: a parameter or an entry with all its values, without its place. */
function subjectOf(name: string, entries: readonly ConfigEntry[], path: string): unknown {
  const [, entry, place, field] = PATH.exec(path) ?? []
  const found = entry === undefined ? undefined : entries[Number(entry)]
  const subject = place === undefined ? found : [found?.property, found?.parameters[Number(place)], field]
  // The values of these two types are judged with each other.
  if (name !== STORAGE_LEVELS_CONFIG && name !== RECEIPT_CONFIG) return subject
  return [subject, storageLevelsOf(entries), pickLocationOf(entries)]
}

/** The faults of a config that its stored version does not have. */
export function newFaults(
  name: string,
  after: { readonly entries: readonly ConfigEntry[]; readonly faults: ConfigFaults },
  before: typeof after,
): ConfigFaults {
  const known = new Map<string, number>()
  const keyOf = ({ entries }: typeof after, path: string, sentence: string): string =>
    toText([subjectOf(name, entries, path), sentence])
  for (const [path, sentences] of Object.entries(before.faults)) {
    for (const sentence of sentences) {
      const key = keyOf(before, path, sentence)
      known.set(key, (known.get(key) ?? 0) + 1)
    }
  }
  const isNew = (path: string, sentence: string): boolean => {
    const key = keyOf(after, path, sentence)
    const count = known.get(key) ?? 0
    known.set(key, count - 1)
    return count <= 0
  }
  return Object.fromEntries(
    Object.entries(after.faults).flatMap(([path, sentences]) => {
      const left = sentences.filter((sentence) => isNew(path, sentence))
      return left.length === 0 ? [] : [[path, left]]
    }),
  )
}
