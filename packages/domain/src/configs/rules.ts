import { configMessages } from './messages'
import type { ConfigEntry, ConfigParameter } from './model'
import {
  linkedConfig,
  MAXIMUM_STORAGE_LEVELS,
  MINIMUM_STORAGE_LEVELS,
  PICK_LOCATION,
  RECEIPT_CONFIG,
  STORAGE_LEVELS_CONFIG,
} from './names'
import { parameterKind, parameterProblem, shownValue } from './parameters'
import {
  levelCountProblem,
  locationProblem,
  pickLocationProblem,
  storageLevelsProblem,
  type StorageLevels,
} from './storage-levels'

/** A parameter with its place in the config. */
interface PlacedParameter {
  readonly parameter: ConfigParameter
  /** The path of its value in `data`: `configs.0.parameters.1.value`. */
  readonly path: string
}

function placeParameters(entries: readonly ConfigEntry[]): PlacedParameter[] {
  return entries.flatMap(({ parameters }, entry) =>
    parameters.map((parameter, place) => ({ parameter, path: `configs.${entry}.parameters.${place}.value` })),
  )
}

const findParameter = (entries: readonly ConfigEntry[], name: string): PlacedParameter | undefined =>
  placeParameters(entries).find(({ parameter }) => parameter.name === name)

const numberOf = (entries: readonly ConfigEntry[], name: string): number => {
  const number = Number(findParameter(entries, name)?.parameter.value ?? 0)
  return Number.isFinite(number) ? number : 0
}

/** The limits of EnforceStorageLevels; no limits without the config (CONF-48). */
export const storageLevelsOf = (entries: readonly ConfigEntry[] = []): StorageLevels => ({
  minimum: numberOf(entries, MINIMUM_STORAGE_LEVELS),
  maximum: numberOf(entries, MAXIMUM_STORAGE_LEVELS),
})

/** The pick location of ReceiptPost; '' for none. */
export const pickLocationOf = (entries: readonly ConfigEntry[] = []): string => {
  const found = findParameter(entries, PICK_LOCATION)
  return found === undefined ? '' : shownValue(found.parameter)
}

/** What is wrong with the values of a config: sentences by the path of the value. */
export type ConfigFaults = Record<string, string[]>

/** What is wrong with one value. Storage levels are whole numbers, also if a caller leaves out their type (CONF-96). */
function judgeParameter(name: string, parameter: ConfigParameter): string | undefined {
  const kind = parameterKind(parameter)
  const text = shownValue(parameter)
  const isLevel =
    name === STORAGE_LEVELS_CONFIG &&
    (parameter.name === MINIMUM_STORAGE_LEVELS || parameter.name === MAXIMUM_STORAGE_LEVELS)
  if (!isLevel) return parameterProblem(kind, text)
  const problem = parameterProblem(kind === 'text' ? 'positiveNumber' : kind, text)
  return problem ?? (Number.isInteger(Number(text)) ? undefined : configMessages.notWhole)
}

/**
 * Judges all values of a config at once (CONF-07, CONF-47 to CONF-56).
 * @param linked the entries of its linked config: the pending ones where both are saved together (CONF-72)
 * @returns no faults for a config that can be saved
 */
export function judgeConfig(
  name: string,
  entries: readonly ConfigEntry[],
  linked?: readonly ConfigEntry[],
): ConfigFaults {
  const faults: ConfigFaults = {}
  const add = (path: string | undefined, problem: string | undefined): void => {
    if (path !== undefined && problem !== undefined) faults[path] = [...(faults[path] ?? []), problem]
  }
  for (const { parameter, path } of placeParameters(entries)) {
    add(path, judgeParameter(name, parameter))
  }
  if (name === STORAGE_LEVELS_CONFIG) {
    const levels = storageLevelsOf(entries)
    const path =
      findParameter(entries, MAXIMUM_STORAGE_LEVELS)?.path ?? findParameter(entries, MINIMUM_STORAGE_LEVELS)?.path
    add(path, storageLevelsProblem(levels) ?? pickLocationProblem(pickLocationOf(linked), levels))
  }
  if (name === RECEIPT_CONFIG) {
    const location = pickLocationOf(entries)
    const path = findParameter(entries, PICK_LOCATION)?.path
    const levels = storageLevelsOf(linked)
    const separatorProblem = locationProblem(location)
    add(path, separatorProblem ?? pickLocationProblem(location, levels))
    // Says how many levels would be right, after what they conflict with.
    if (separatorProblem === undefined) add(path, levelCountProblem(location, levels))
  }
  return faults
}

/** The sentence of a config that cannot be saved: its first fault. */
export const firstFault = (faults: ConfigFaults): string => Object.values(faults).flat()[0] ?? configMessages.saveFailed

/** The entries that a save writes into a config. */
export interface ConfigChange {
  readonly name: string
  readonly entries: readonly ConfigEntry[]
}

/**
 * The order in which configs can be saved one by one: a config that passes only beside the new values of its linked one comes after it (CONF-72).
 * @param findStored the stored entries of a config
 */
export function sortForSaving<Change extends ConfigChange>(
  changes: readonly Change[],
  findStored: (name: string) => readonly ConfigEntry[] | undefined,
): Change[] {
  const mustWait = ({ name, entries }: Change): boolean => {
    const other = linkedConfig(name)
    if (other === undefined || !changes.some((change) => change.name === other)) return false
    return Object.keys(judgeConfig(name, entries, findStored(other))).length > 0
  }
  const waiting = changes.filter(mustWait)
  return [...changes.filter((change) => !waiting.includes(change)), ...waiting]
}
