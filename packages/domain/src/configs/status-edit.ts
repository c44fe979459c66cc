import {
  customState,
  customStatuses,
  DEFAULT_STATUSES,
  DEFAULT_CHECK_IN,
  DEFAULT_CHECK_OUT,
  EQUIPMENT_STATE,
  includesDefaultStatuses,
  isStatusEntry,
  INCLUDE_DEFAULTS,
  type CustomStatus,
} from './equipment-statuses'
import { fieldMessages } from '../shared/messages'
import { characterProblem } from '../shared/name-characters'
import { nameKey } from '../shared/name-key'
import { configLabels, configMessages } from './messages'
import type { ConfigEntry, ConfigParameter } from './model'
import { EQUIPMENT_STATUS_CONFIG } from './names'
import { shownValue } from './parameters'
import { configScreenLabels } from './screen-messages'

/*
 * How the config CustomEquipmentStatus is edited. Statuses are named, not numbered, while they are edited, because their codes depend on their places.
 */

/** What an automatic picker has chosen: '' changes nothing, a code without a custom status is itself, and a custom status is `=` and its key (CONF-33, CONF-34). */
export type StatusPick = string

const PICKED = '='

/** Characters of the name of a status. */
export const STATUS_NAME_LIMIT = 100

/** The keys of names that no further status can have. Available and Unavailable are among them, because the pickers can offer them beside it (CONF-41). */
export const takenStatusNames = (statuses: Iterable<string>): Set<string> =>
  new Set([...statuses, ...DEFAULT_STATUSES.map((status) => status.name)].map(nameKey))

/** What is wrong with the name of a new or renamed status. @param taken what `takenStatusNames` returns for the others */
export function statusNameProblem(taken: ReadonlySet<string>, name: string): string | undefined {
  const key = nameKey(name)
  if (key === '') return configMessages.statusBlank
  if (name.trim().length > STATUS_NAME_LIMIT) return fieldMessages.tooLong(STATUS_NAME_LIMIT)
  // A parameter of this name is the switch, so a status of this name would not be read again.
  if (key === nameKey(INCLUDE_DEFAULTS)) return configMessages.statusReserved
  return characterProblem(name.trim()) ?? (taken.has(key) ? configMessages.statusExists : undefined)
}

/**
 * Renames the status that has a code. The label of its parameter follows where it repeats the name.
 * @returns undefined where no custom status has the code
 */
export function renameStatus(entries: readonly ConfigEntry[], state: number, name: string): ConfigEntry[] | undefined {
  const statuses = customStatuses(entries)
  const place = statuses.findIndex((status) => status.state === state)
  if (place < 0) return undefined
  let passed = -1
  return entries.map((entry) => {
    if (!isStatusEntry(entry)) return entry
    const parameters = entry.parameters.map((parameter) => {
      if (parameter.name === INCLUDE_DEFAULTS) return parameter
      passed += 1
      if (passed !== place) return parameter
      const isLabel = parameter.label_name === statuses[place]?.name
      return { ...parameter, name, ...(isLabel && { label_name: name }) }
    })
    return { ...entry, parameters }
  })
}

/** The choice of a custom status. */
export const pickStatus = (key: string): StatusPick => `${PICKED}${key}`
/** The choices that are no custom status (CONF-34, CONF-38). */
export const UNCHANGED_PICK: StatusPick = ''
export const CLEAR_PICK: StatusPick = String(EQUIPMENT_STATE.clear)

/** The choices of an automatic picker that no config names (CONF-34, CONF-38). */
const FIXED_PICKS: Readonly<Record<string, string>> = {
  [UNCHANGED_PICK]: configLabels.doNotChangeStatus,
  [CLEAR_PICK]: configLabels.clearStatus,
  [String(EQUIPMENT_STATE.available)]: configScreenLabels.available,
  [String(EQUIPMENT_STATE.unavailable)]: configLabels.unavailable,
}

/** The text of a choice. */
export const formatPick = (pick: StatusPick): string =>
  FIXED_PICKS[pick] ?? (pick.startsWith('=') ? pick.slice(1) : configScreenLabels.unknownStatus(pick))

/** A custom status with the key that names it in an edit: its name, unless it is blank or repeated. */
export interface KeyedStatus extends CustomStatus {
  readonly key: string
}

/** The statuses of a config with their keys, in order. */
export function keyedStatuses(entries: readonly ConfigEntry[]): KeyedStatus[] {
  const keys = new Set<string>()
  return customStatuses(entries).map((status) => {
    const isTaken = status.name === '' || keys.has(status.name)
    const key = isTaken ? `${status.name} #${status.state}` : status.name
    keys.add(key)
    return { ...status, key }
  })
}

/** The config as it is edited. */
export interface StatusEdit {
  /** Keys of the statuses, in order. A key that the config does not have is the name of a new status. */
  readonly statuses: ReadonlySet<string>
  /** Keys of the statuses that make equipment unavailable (CONF-31). */
  readonly unavailable: ReadonlySet<string>
  readonly checkIn: StatusPick
  readonly checkOut: StatusPick
  readonly includesDefaults: boolean
}

const codeOf = (entries: readonly ConfigEntry[], property: string): string => {
  const parameter = entries.find((entry) => entry.property === property)?.parameters[0]
  return parameter === undefined ? '' : shownValue(parameter).trim()
}

/** Reads a config for editing. */
export function toStatusEdit(entries: readonly ConfigEntry[]): StatusEdit {
  const statuses = keyedStatuses(entries)
  const toPick = (property: string): StatusPick => {
    const code = codeOf(entries, property)
    const status = statuses.find(({ state }) => String(state) === code)
    return status === undefined ? code : pickStatus(status.key)
  }
  return {
    statuses: new Set(statuses.map(({ key }) => key)),
    unavailable: new Set(statuses.filter(({ isUnavailable }) => isUnavailable).map(({ key }) => key)),
    checkIn: toPick(DEFAULT_CHECK_IN),
    checkOut: toPick(DEFAULT_CHECK_OUT),
    includesDefaults: includesDefaultStatuses(entries),
  }
}

/** The code that a choice stores. A removed status becomes the choice that changes nothing. */
function toCode(pick: StatusPick, statuses: ReadonlySet<string>): string {
  if (!pick.startsWith(PICKED)) return pick
  const place = [...statuses].indexOf(pick.slice(PICKED.length))
  return place < 0 ? '' : String(customState(place + 1))
}

const withBool = (parameter: ConfigParameter, bool: boolean): ConfigParameter =>
  (parameter.bool === true) === bool ? parameter : { ...parameter, bool }

/** Changes the parameters of the statuses that stay, and drops the others. Fields that the editor does not know stay as they are. */
function keepStatuses(entries: readonly ConfigEntry[], edit: StatusEdit): ConfigEntry[] {
  const keys = keyedStatuses(entries).map(({ key }) => key)
  let place = 0
  return entries.map((entry) => {
    const parameters = entry.parameters.flatMap((parameter) => {
      if (parameter.name === INCLUDE_DEFAULTS) return [withBool(parameter, edit.includesDefaults)]
      if (!isStatusEntry(entry)) return [parameter]
      const key = keys[place++] ?? ''
      return edit.statuses.has(key) ? [withBool(parameter, edit.unavailable.has(key))] : []
    })
    return { ...entry, parameters }
  })
}

/** Adds parameters to the last entry with statuses. */
export function appendParameters(entries: readonly ConfigEntry[], added: readonly ConfigParameter[]): ConfigEntry[] {
  if (added.length === 0) return [...entries]
  const last = entries.findLastIndex(isStatusEntry)
  if (last < 0) return [{ property: EQUIPMENT_STATUS_CONFIG, parameters: [...added] }, ...entries]
  return entries.map((entry, index) =>
    index === last ? { ...entry, parameters: [...entry.parameters, ...added] } : entry,
  )
}

/** Stores the code of an automatic status in the first parameter of its property (CONF-36). */
function writeCode(entries: readonly ConfigEntry[], property: string, code: string): ConfigEntry[] {
  if (codeOf(entries, property) === code) return [...entries]
  const write = (parameter: ConfigParameter): ConfigParameter => ({
    ...parameter,
    value: typeof parameter.value === 'number' && code !== '' ? Number(code) : code,
  })
  if (!entries.some((entry) => entry.property === property)) {
    return [...entries, { property, parameters: [{ name: property, value: code }] }]
  }
  return entries.map((entry) => {
    if (entry.property !== property) return entry
    const [first = { name: property }, ...following] = entry.parameters
    return { ...entry, parameters: [write(first), ...following] }
  })
}

/** The entries after an edit. Statuses added last have the highest codes, and automatic statuses follow their status to its new code. */
export function applyStatusEdit(entries: readonly ConfigEntry[], edit: StatusEdit): ConfigEntry[] {
  const known = new Set(keyedStatuses(entries).map(({ key }) => key))
  const added = [...edit.statuses].filter((key) => !known.has(key))
  const hasSwitch = entries.some(({ parameters }) => parameters.some(({ name }) => name === INCLUDE_DEFAULTS))
  const remaining = keepStatuses(entries, edit)
  const order = new Set([...known].filter((key) => edit.statuses.has(key)).concat(added))
  const extended = appendParameters(remaining, [
    ...added.map((name) => ({ name, bool: edit.unavailable.has(name), label_name: name, label_type: 'bool' })),
    ...(edit.includesDefaults && !hasSwitch
      ? [{ name: INCLUDE_DEFAULTS, bool: true, label_name: INCLUDE_DEFAULTS, label_type: 'bool' }]
      : []),
  ])
  const withCheckIn = writeCode(extended, DEFAULT_CHECK_IN, toCode(edit.checkIn, order))
  return writeCode(withCheckIn, DEFAULT_CHECK_OUT, toCode(edit.checkOut, order))
}
