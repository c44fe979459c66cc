import type { ConfigEntry, ConfigParameter } from '@sitewright/domain/configs/model'
import { BARCODE_EXPORT_CONFIG } from '@sitewright/domain/configs/names'
import { parameterKind, shownValue, withValue, type ParameterKind } from '@sitewright/domain/configs/parameters'
import { nextProperty } from '@sitewright/domain/configs/sub-configs'
import { toKey } from '../../draft/merge-fields'
import { type Rows, toRows } from '../../draft/rows'

/** A parameter in a draft. */
export interface ParameterRow {
  readonly value: string | boolean
  /** The parameter as it is stored. */
  readonly parameter: ConfigParameter
}

/** An entry in a draft. */
export interface EntryRow {
  /** A new entry has none: its place decides, because someone else can add one at the same time. */
  readonly property: string | undefined
  /** Fields that the editor does not know. */
  readonly others: object
  readonly parameters: Rows<ParameterRow>
}

/** A parameter with its place in a draft. */
export interface ConfigField {
  /** Key of its value in the draft. */
  readonly key: string
  /** The label that the config gives it (CONF-06). */
  readonly label: string
  readonly kind: ParameterKind
  readonly value: string | boolean
  /** Ids of its entry, and of the parameter in the entry. */
  readonly entry: string
  readonly id: string
}

const valueOf = (parameter: ConfigParameter): string | boolean =>
  parameterKind(parameter) === 'bool' ? parameter.bool === true : shownValue(parameter)

/** The row of an entry. */
export const toEntryRow = ({ property, parameters, ...others }: ConfigEntry): EntryRow => ({
  property,
  others,
  parameters: toRows(
    parameters.map((parameter) => ({ value: valueOf(parameter), parameter })),
    ({ parameter: { name, label_name: label } }) => name || label || undefined,
  ),
})

/** The rows of entries. The sub-configs of a config can have equal properties. */
export const toEntryRows = (entries: readonly ConfigEntry[]): Rows<EntryRow> =>
  toRows(entries.map(toEntryRow), ({ property }) => property)

/** A parameter with the value of a draft. Without a change it is the same parameter (CONF-10). */
function writeParameter({ value, parameter }: ParameterRow): ConfigParameter {
  if (value === valueOf(parameter)) return parameter
  return typeof value === 'boolean' ? { ...parameter, bool: value } : withValue(parameter, value)
}

/** The entries of rows. */
export function writeEntries(rows: Rows<EntryRow>): ConfigEntry[] {
  let last = ''
  return [...rows.values()].map(({ property, others, parameters }) => {
    last = property ?? nextProperty(last)
    return { property: last, parameters: [...parameters.values()].map(writeParameter), ...others }
  })
}

/** The label of a parameter. */
export const labelOf = ({ label_name: label, name }: ConfigParameter, property = ''): string =>
  label || name || property

/** Lists the parameters of entries. */
export const listFields = (rows: Rows<EntryRow>): ConfigField[] =>
  [...rows].flatMap(([entry, { property, parameters }]) =>
    [...parameters].map(([id, { value, parameter }]) => ({
      key: toKey(['entries', entry, 'parameters', id, 'value']),
      label: labelOf(parameter, property),
      kind: parameterKind(parameter),
      value,
      entry,
      id,
    })),
  )

/** The value that a parameter has in other entries, such as the stored ones. */
export const findValue = (
  rows: Rows<EntryRow> | undefined,
  { entry, id }: Pick<ConfigField, 'entry' | 'id'>,
): string | boolean | undefined => rows?.get(entry)?.parameters.get(id)?.value

/** The default value of a parameter. A new sub-config starts with those of the first one, so all are compared with it. */
export const findDefault = (
  name: string,
  defaults: Rows<EntryRow> | undefined,
  { entry, id }: ConfigField,
): string | boolean | undefined => {
  const [first = entry] = defaults?.keys() ?? []
  return findValue(defaults, { entry: name === BARCODE_EXPORT_CONFIG ? first : entry, id })
}

/** Errors by the keys of their fields. */
export type FieldErrors = Readonly<Record<string, string>>

/** Errors that name paths, such as `data.configs.0.parameters.1.value`, by the keys of their fields, and those without a field. */
export function toFieldErrors(errors: Readonly<Record<string, readonly string[]>>, rows: Rows<EntryRow>) {
  const found: Record<string, string> = {}
  const others: Record<string, readonly string[]> = {}
  const entries = [...rows]
  for (const [path, sentences] of Object.entries(errors)) {
    const [, place, parameter] = /configs\.(\d+)\.parameters\.(\d+)\b/.exec(path) ?? []
    const [entry, row] = entries[Number(place)] ?? []
    const id = [...(row?.parameters.keys() ?? [])][Number(parameter)]
    if (entry === undefined || id === undefined) others[path] = sentences
    else if (sentences.length > 0) found[toKey(['entries', entry, 'parameters', id, 'value'])] = sentences.join(' ')
  }
  return { found, others }
}
