import {
  customStatuses,
  DEFAULT_STATUSES,
  INCLUDE_DEFAULTS,
  includesDefaultStatuses,
  isStatusEntry,
} from './equipment-statuses'
import type { ConfigEntry, ConfigParameter } from './model'
import { EQUIPMENT_STATUS_CONFIG } from './names'
import { nameKey } from '../shared/name-key'
import { isSameValue } from '../shared/stored-values'
import { appendParameters } from './status-edit'

/** A status that keeps its name, or stays, because workflow items use its code (CONF-70). */
export interface KeptStatus {
  readonly name: string
  readonly state: number
}

/** What a restore saves, and what it cannot bring back. */
export interface RestorePlan {
  readonly entries: ConfigEntry[]
  readonly kept: readonly KeptStatus[]
}

/** The parameters of the statuses, in their order. */
const statusParameters = (entries: readonly ConfigEntry[]): ConfigParameter[] =>
  entries
    .filter(isStatusEntry)
    .flatMap(({ parameters }) => parameters)
    .filter(({ name }) => name !== INCLUDE_DEFAULTS)

/**
 * Plans to restore the entries of an older version (CONF-78). A status whose code is in use means the same afterwards.
 * @param current undefined if the config no longer exists
 * @param usedStates the codes of statuses in use
 */
export function planRestore(
  name: string,
  current: readonly ConfigEntry[] | undefined,
  old: readonly ConfigEntry[],
  usedStates: Iterable<number>,
): RestorePlan {
  if (name !== EQUIPMENT_STATUS_CONFIG || current === undefined) return { entries: [...old], kept: [] }
  const used = new Set(usedStates)
  const statuses = customStatuses(current)
  const [now, then] = [statusParameters(current), statusParameters(old)]
  const isUsed = (place: number): boolean => statuses[place] !== undefined && used.has(statuses[place].state)
  // Codes follow from places, so the places before a used one stay too.
  const count = Math.max(then.length, statuses.findLastIndex((_, place) => isUsed(place)) + 1)
  const planned = Array.from({ length: count }, (_, place) =>
    isUsed(place) ? now[place] : (then[place] ?? now[place]),
  ).filter((parameter) => parameter !== undefined)
  const names = customStatuses([{ property: EQUIPMENT_STATUS_CONFIG, parameters: planned }]).map((one) =>
    nameKey(one.name),
  )
  // An old name that a used status has now can't come back, and the codes after it would move without it.
  const parameters = new Set(names).size === names.length ? planned : now
  const kept: KeptStatus[] = statuses.filter((_, place) => isUsed(place) && !isSameValue(now[place], then[place]))
  let entries = isSameValue(parameters, then) ? [...old] : withStatuses(old, parameters)
  const usedDefaults = DEFAULT_STATUSES.filter(({ state }) => used.has(state)).toReversed()
  if (usedDefaults.length > 0 && includesDefaultStatuses(current) && !includesDefaultStatuses(entries)) {
    entries = includeDefaults(entries)
    kept.push(...usedDefaults)
  }
  return { entries, kept }
}

/** Replaces all statuses. */
function withStatuses(entries: readonly ConfigEntry[], statuses: readonly ConfigParameter[]): ConfigEntry[] {
  const first = entries.findIndex(isStatusEntry)
  if (first < 0) return appendParameters(entries, statuses)
  return entries.map((entry, place) => {
    if (!isStatusEntry(entry)) return entry
    const switches = entry.parameters.filter(({ name }) => name === INCLUDE_DEFAULTS)
    return { ...entry, parameters: place === first ? [...statuses, ...switches] : switches }
  })
}

/** Turns the switch on that offers Available and Unavailable. */
function includeDefaults(entries: readonly ConfigEntry[]): ConfigEntry[] {
  const hasSwitch = entries.some(({ parameters }) =>
    parameters.some((parameter) => parameter.name === INCLUDE_DEFAULTS),
  )
  if (!hasSwitch)
    return appendParameters(entries, [
      { name: INCLUDE_DEFAULTS, bool: true, label_name: INCLUDE_DEFAULTS, label_type: 'bool' },
    ])
  return entries.map((entry) => ({
    ...entry,
    parameters: entry.parameters.map((parameter) =>
      parameter.name === INCLUDE_DEFAULTS ? { ...parameter, bool: true } : parameter,
    ),
  }))
}
