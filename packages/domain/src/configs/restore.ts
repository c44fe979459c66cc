import {
  customStatuses,
  EQUIPMENT_STATE,
  INCLUDE_DEFAULTS,
  includesDefaultStatuses,
  isStatusEntry,
} from './equipment-statuses'
import type { ConfigEntry, ConfigParameter } from './model'
import { EQUIPMENT_STATUS_CONFIG } from './names'
import { renameStatus } from './status-edit'

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
  let entries = [...old]
  const kept: KeptStatus[] = []
  const statuses = customStatuses(current)
  const used = new Set(usedStates)
  const missing = statuses.filter((_, place) => place >= customStatuses(old).length)
  const lastUsed = missing.findLastIndex(({ state }) => used.has(state))
  if (lastUsed >= 0) {
    // The codes follow from the places, so those before a used one stay too.
    const first = statuses.length - missing.length
    entries = appendStatuses(entries, statusParameters(current).slice(first, first + lastUsed + 1))
  }
  for (const { state, name: now } of statuses) {
    if (!used.has(state)) continue
    const then = customStatuses(old).find((status) => status.state === state)
    if (then?.name === now) continue
    kept.push({ name: now, state })
    entries = renameStatus(entries, state, now) ?? entries
  }
  const usesDefaults = used.has(EQUIPMENT_STATE.available) || used.has(EQUIPMENT_STATE.unavailable)
  if (usesDefaults && includesDefaultStatuses(current) && !includesDefaultStatuses(entries)) {
    entries = includeDefaults(entries)
    kept.push(
      ...[EQUIPMENT_STATE.available, EQUIPMENT_STATE.unavailable]
        .filter((state) => used.has(state))
        .map((state) => ({
          name: state === EQUIPMENT_STATE.available ? 'Available' : 'Unavailable',
          state,
        })),
    )
  }
  return { entries, kept }
}

function appendStatuses(entries: readonly ConfigEntry[], added: readonly ConfigParameter[]): ConfigEntry[] {
  const last = entries.findLastIndex(isStatusEntry)
  if (last < 0) return [{ property: EQUIPMENT_STATUS_CONFIG, parameters: [...added] }, ...entries]
  return entries.map((entry, index) =>
    index === last ? { ...entry, parameters: [...entry.parameters, ...added] } : entry,
  )
}

/** Turns the switch on that offers Available and Unavailable. */
function includeDefaults(entries: readonly ConfigEntry[]): ConfigEntry[] {
  const hasSwitch = entries.some(({ parameters }) =>
    parameters.some((parameter) => parameter.name === INCLUDE_DEFAULTS),
  )
  if (!hasSwitch)
    return appendStatuses(entries, [
      { name: INCLUDE_DEFAULTS, bool: true, label_name: INCLUDE_DEFAULTS, label_type: 'bool' },
    ])
  return entries.map((entry) => ({
    ...entry,
    parameters: entry.parameters.map((parameter) =>
      parameter.name === INCLUDE_DEFAULTS ? { ...parameter, bool: true } : parameter,
    ),
  }))
}
