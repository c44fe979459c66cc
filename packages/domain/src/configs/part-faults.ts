import {
  DEFAULT_CHECK_IN,
  DEFAULT_CHECK_OUT,
  EQUIPMENT_STATE,
  equipmentStatuses,
  INCLUDE_DEFAULTS,
  isStatusEntry,
} from './equipment-statuses'
import { configMessages } from './messages'
import type { ConfigEntry } from './model'
import {
  EQUIPMENT_STATUS_CONFIG,
  MATERIAL_STATUS_CONFIG,
  MAXIMUM_STORAGE_LEVELS,
  MINIMUM_STORAGE_LEVELS,
  STORAGE_LEVELS_CONFIG,
} from './names'
import { shownValue } from './parameters'
import type { ConfigFaults } from './rules'
import { nameKey } from '../shared/name-key'
import { statusNameProblem, takenStatusNames } from './status-edit'

/*
 * Rules that the editors of some types keep by their controls: names of statuses and choices. A server judges them too, because a call can send anything.
 */

/** The parameter of DefaultMaterialStatus (CONF-28). */
const MATERIAL_STATUS = 'defaultMaterialStatus'

type Found = readonly [path: string, sentence: string]

function statusFaults(entries: readonly ConfigEntry[]): Found[] {
  const taken = takenStatusNames([])
  let hasSwitch = false
  return entries.flatMap((entry, index) =>
    isStatusEntry(entry)
      ? entry.parameters.flatMap((parameter, place): Found[] => {
          const isSwitch = parameter.name === INCLUDE_DEFAULTS
          const name = parameter.name ?? String(parameter.value ?? '')
          const isFirst = isSwitch && !hasSwitch
          hasSwitch ||= isSwitch
          const problem = isFirst ? undefined : statusNameProblem(taken, name)
          if (!isSwitch) taken.add(nameKey(name))
          return problem === undefined ? [] : [[`configs.${index}.parameters.${place}.name`, problem]]
        })
      : [],
  )
}

function pickerFaults(entries: readonly ConfigEntry[]): Found[] {
  const codes = new Set([EQUIPMENT_STATE.clear, ...equipmentStatuses(entries).map(({ state }) => state)].map(String))
  return entries.flatMap(({ property, parameters: [parameter] }, index): Found[] => {
    if ((property !== DEFAULT_CHECK_IN && property !== DEFAULT_CHECK_OUT) || parameter === undefined) return []
    const code = shownValue(parameter).trim()
    return code === '' || codes.has(code) ? [] : [[`configs.${index}.parameters.0.value`, configMessages.noSuchStatus]]
  })
}

const materialFaults = (entries: readonly ConfigEntry[], options: readonly string[]): Found[] =>
  entries.flatMap(({ parameters }, index) =>
    parameters.flatMap((parameter, place): Found[] => {
      const value = shownValue(parameter)
      const isWrong = parameter.name === MATERIAL_STATUS && value !== '' && !options.includes(value)
      return isWrong ? [[`configs.${index}.parameters.${place}.value`, configMessages.noSuchMaterialStatus]] : []
    }),
  )

function levelFaults(entries: readonly ConfigEntry[]): Found[] {
  const names = new Set(entries.flatMap(({ parameters }) => parameters.map(({ name }) => name)))
  const hasBoth = names.has(MINIMUM_STORAGE_LEVELS) && names.has(MAXIMUM_STORAGE_LEVELS)
  return hasBoth ? [] : [['configs', configMessages.levelsMissing]]
}

/** @param materialStatuses what DefaultMaterialStatus chooses from; judged only where they are known */
export function judgeConfigParts(
  name: string,
  entries: readonly ConfigEntry[],
  materialStatuses?: readonly string[],
): ConfigFaults {
  const found: readonly Found[] =
    name === EQUIPMENT_STATUS_CONFIG
      ? [...statusFaults(entries), ...pickerFaults(entries)]
      : name === MATERIAL_STATUS_CONFIG && materialStatuses !== undefined
        ? materialFaults(entries, materialStatuses)
        : name === STORAGE_LEVELS_CONFIG
          ? levelFaults(entries)
          : []
  return Object.fromEntries(found.map(([path, sentence]) => [path, [sentence]]))
}
