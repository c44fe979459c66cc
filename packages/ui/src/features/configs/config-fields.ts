import type { ConfigEntry, ConfigParameter } from '@sitewright/domain/configs/model'
import { parameterKind, shownValue, withValue, type ParameterKind } from '@sitewright/domain/configs/parameters'

/** A config as a draft that merges value by value: texts, switches, and sets of statuses or labels. */
export type ConfigDraft = Readonly<Record<string, string | boolean | ReadonlySet<string>>>

/** A parameter with the field of the draft that has its value. */
export interface ConfigField {
  /** Name of the field. It names the parameter, not its place, so that a draft finds it in a newer version. */
  readonly key: string
  /** The label that the config gives it (CONF-06). */
  readonly label: string
  readonly kind: ParameterKind
  readonly parameter: ConfigParameter
  /** Place of its entry, and its place in the entry. */
  readonly entry: number
  readonly place: number
}

const labelOf = ({ label_name: label, name }: ConfigParameter, property: string): string => label || name || property

/**
 * Lists the parameters of a config.
 * @param isNumbered whether entries are named by their places: the sub-configs of a config can have equal properties
 */
export function listFields(entries: readonly ConfigEntry[], isNumbered = false): ConfigField[] {
  const seen = new Map<string, number>()
  return entries.flatMap(({ property, parameters }, entry) =>
    parameters.map((parameter, place) => {
      const name = `${isNumbered ? entry : property}/${parameter.name ?? parameter.label_name ?? ''}`
      const count = (seen.get(name) ?? 0) + 1
      seen.set(name, count)
      return {
        key: count === 1 ? name : `${name}#${count}`,
        label: labelOf(parameter, property),
        kind: parameterKind(parameter),
        parameter,
        entry,
        place,
      }
    }),
  )
}

/** The value of a parameter in a draft. */
export const fieldValue = ({ kind, parameter }: Pick<ConfigField, 'kind' | 'parameter'>): string | boolean =>
  kind === 'bool' ? parameter.bool === true : shownValue(parameter)

/** The values of fields by their keys. */
export const toFieldValues = (fields: readonly ConfigField[]): ConfigDraft =>
  Object.fromEntries(fields.map((field) => [field.key, fieldValue(field)]))

/** A parameter with the value of a draft. Without a change it is the same parameter (CONF-10). */
function writeField(field: ConfigField, value: ConfigDraft[string] | undefined): ConfigParameter {
  const { parameter } = field
  if (value === undefined || value === fieldValue(field)) return parameter
  return typeof value === 'boolean' ? { ...parameter, bool: value } : withValue(parameter, String(value))
}

/** Entries with the values of a draft. Fields that the editor does not know stay as they are. */
export function writeFields(entries: readonly ConfigEntry[], draft: ConfigDraft, isNumbered = false): ConfigEntry[] {
  const fields = listFields(entries, isNumbered)
  return entries.map((entry, index) => ({
    ...entry,
    parameters: fields.filter((field) => field.entry === index).map((field) => writeField(field, draft[field.key])),
  }))
}

/** Errors by field. */
export type FieldErrors = Readonly<Record<string, string>>

/** Errors that name paths, such as `data.configs.0.parameters.1.value`, by the keys of their fields, and those without a field. */
export function toFieldErrors(errors: Readonly<Record<string, readonly string[]>>, fields: readonly ConfigField[]) {
  const found: Record<string, string> = {}
  const others: Record<string, readonly string[]> = {}
  for (const [path, sentences] of Object.entries(errors)) {
    const [, entry, place] = /configs\.(\d+)\.parameters\.(\d+)\b/.exec(path) ?? []
    const field = fields.find((one) => one.entry === Number(entry) && one.place === Number(place))
    if (field === undefined) others[path] = sentences
    else if (sentences.length > 0) found[field.key] = sentences.join(' ')
  }
  return { found, others }
}
