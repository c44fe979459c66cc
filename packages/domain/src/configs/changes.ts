import type { ConfigEntry, ConfigParameter } from './model'

/** A value as an audit entry stores it. */
export type ConfigFact = string | number | boolean | null

const KNOWN = new Set(['name', 'value', 'bool', 'label_name', 'label_type', 'resourceTypes'])

/** The label of the field that people see; by its place where a parameter has neither a label nor a name. */
const labelOf = ({ label_name: label, name }: ConfigParameter, place: number): string =>
  label || name || String(place + 1)

/** The text of a parameter. A parameter without a value keeps it in its name, beside a label of its own (RES-04). */
function textOf({ value, name, label_name: label, label_type: type }: ConfigParameter): ConfigFact | undefined {
  if (value !== undefined) return value
  return label && type !== 'bool' ? (name ?? null) : undefined
}

/** A list of resource types can contain anything. */
const textOfType = (type: unknown): string => (typeof type === 'string' ? type : JSON.stringify(type))

function factsOf(parameter: ConfigParameter): [suffix: string, fact: ConfigFact][] {
  const { bool, resourceTypes } = parameter
  const text = textOf(parameter)
  const others = Object.entries(parameter).filter(([field]) => !KNOWN.has(field))
  return [
    ...(text === undefined ? [] : [['', text] as [string, ConfigFact]]),
    ...(bool === undefined ? [] : [[text === undefined ? '' : ' (switch)', bool] as [string, ConfigFact]]),
    ...(resourceTypes ? [[' (resource types)', resourceTypes.map(textOfType).join(', ')] as [string, ConfigFact]] : []),
    ...(others.length > 0 ? [[' (other fields)', JSON.stringify(others)] as [string, ConfigFact]] : []),
    ...(text === undefined && bool === undefined ? [['', ''] as [string, ConfigFact]] : []),
  ]
}

/**
 * The values of a config as its audit entry shows them, one field for each value of a parameter: `property · label`. Entries and parameters with equal names are numbered, so
 * that none hides another.
 * @param nameOf names a field otherwise, by the place of its entry from 0
 */
export function describeConfig(
  entries: readonly ConfigEntry[],
  nameOf = (label: string, owner: string, _entry: number): string => `${owner} · ${label}`,
): Record<string, ConfigFact> {
  const fields: Record<string, ConfigFact> = {}
  const seen = new Map<string, number>()
  const numbered = (name: string): string => {
    const count = (seen.get(name) ?? 0) + 1
    seen.set(name, count)
    return count === 1 ? name : `${name} ${count}`
  }
  for (const [entry, { property, parameters }] of entries.entries()) {
    const owner = numbered(property)
    for (const [place, parameter] of parameters.entries()) {
      const label = numbered(nameOf(labelOf(parameter, place), owner, entry))
      for (const [suffix, fact] of factsOf(parameter)) fields[`${label}${suffix}`] = fact
    }
  }
  return fields
}
