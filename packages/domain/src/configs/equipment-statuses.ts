import type { ConfigEntry, ConfigParameter } from './model'

/*
 * The equipment statuses of a project or a license, in the config CustomEquipmentStatus. (Operations specification §2, §9; CONF-31 to CONF-42.)
 */

/** Codes that are no custom status (CONF-38, CONS2-13). */
export const EQUIPMENT_STATE = { unavailable: 2, available: 3, clear: -1 } as const

/** Properties of the config with the automatic statuses (CONF-35, CONF-36). */
export const DEFAULT_CHECK_IN = 'DefaultCheckIn'
export const DEFAULT_CHECK_OUT = 'DefaultCheckOut'

/** The bool parameter that offers Available and Unavailable beside the custom statuses (CONF-41, CONF-42). */
export const INCLUDE_DEFAULTS = 'includeDefaultStatuses'

/** A status that something can have. */
export interface EquipmentStatus {
  readonly name: string
  readonly state: number
}

/** The code of a custom status by its place in the list, which counts from 1, so that none is the code of Available (CONF-39, CONF-40). */
export const customState = (place: number): number => EQUIPMENT_STATE.available + place

/** A custom status of the config (CONF-31, CONF-37). */
export interface CustomStatus extends EquipmentStatus {
  readonly isUnavailable: boolean
}

/** Whether the parameters of an entry are statuses. */
export const isStatusEntry = ({ property }: ConfigEntry): boolean =>
  property !== DEFAULT_CHECK_IN && property !== DEFAULT_CHECK_OUT && property !== INCLUDE_DEFAULTS

const nameOf = ({ name, value }: ConfigParameter): string => String(name ?? value ?? '')

/** The custom statuses in their order. A parameter without a name counts, because the codes of those after it depend on its place. */
export function customStatuses(entries: readonly ConfigEntry[]): CustomStatus[] {
  return entries
    .filter(isStatusEntry)
    .flatMap(({ parameters }) => parameters)
    .filter(({ name }) => name !== INCLUDE_DEFAULTS)
    .map((parameter, index) => ({
      name: nameOf(parameter),
      state: customState(index + 1),
      isUnavailable: parameter.bool === true,
    }))
}

/** Whether Available and Unavailable are offered (CONF-41, CONF-42). */
export const includesDefaultStatuses = (entries: readonly ConfigEntry[]): boolean =>
  entries.some(({ parameters }) => parameters.some(({ name, bool }) => name === INCLUDE_DEFAULTS && bool === true))

/** The statuses that are offered only when the config says so (CONF-38, CONF-41). */
export const DEFAULT_STATUSES: readonly EquipmentStatus[] = [
  { name: 'Unavailable', state: EQUIPMENT_STATE.unavailable },
  { name: 'Available', state: EQUIPMENT_STATE.available },
]

/** The statuses that workflows and other configs offer. */
export function equipmentStatuses(entries: readonly ConfigEntry[]): EquipmentStatus[] {
  const defaults = includesDefaultStatuses(entries) ? DEFAULT_STATUSES : []
  return [...defaults, ...customStatuses(entries).map(({ name, state }) => ({ name, state }))]
}
