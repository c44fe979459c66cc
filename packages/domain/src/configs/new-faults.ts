import { isSameName } from '../shared/same-name'
import type { ConfigEntry, ConfigParameter } from './model'
import { linkedConfig } from './names'
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

/** What a name is judged with: those that are the same, and what else decides about it, whatever else its parameter has (USER-131). */
function judgedPart(parameter: ConfigParameter, field: string | undefined, all: readonly ConfigParameter[]): unknown {
  const { name, value, label_name: label, resourceTypes } = parameter
  if (field === '.name') return [name, value]
  if (field !== '.label_name') return parameter
  const same = all.flatMap(({ label_name: other }) => (isSameName(other ?? '', label ?? '') ? [other ?? ''] : []))
  return [label, resourceTypes, same.toSorted()]
}

/** Identifies each fault of a config by its sentence and by the parameter or entry that it is about, with all values but without its place. */
function createKeyOf(name: string, entries: readonly ConfigEntry[]): (path: string, sentence: string) => string {
  const all = entries.flatMap(({ parameters }) => parameters)
  // The values of linked types are judged with each other.
  const linked = linkedConfig(name) === undefined ? [] : [storageLevelsOf(entries), pickLocationOf(entries)]
  return (path, sentence) => {
    const [, entry, place, field] = PATH.exec(path) ?? []
    const found = entry === undefined ? undefined : entries[Number(entry)]
    const parameter = place === undefined ? undefined : found?.parameters[Number(place)]
    const subject =
      place === undefined ? found : [found?.property, parameter && judgedPart(parameter, field, all), field]
    return toText([subject, sentence, ...linked])
  }
}

/** The faults of a config that its stored version does not have. */
export function newFaults(
  name: string,
  after: { readonly entries: readonly ConfigEntry[]; readonly faults: ConfigFaults },
  before: typeof after,
): ConfigFaults {
  const known = new Map<string, number>()
  const [keyBefore, keyAfter] = [createKeyOf(name, before.entries), createKeyOf(name, after.entries)]
  for (const [path, sentences] of Object.entries(before.faults)) {
    for (const sentence of sentences) {
      const key = keyBefore(path, sentence)
      known.set(key, (known.get(key) ?? 0) + 1)
    }
  }
  const isNew = (path: string, sentence: string): boolean => {
    const key = keyAfter(path, sentence)
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
