import type { ConfigEntry, ConfigParameter } from '../configs/model'
import { packName, readProperty, type ResourceProperty } from './property'

/** A property with the parameter that it was read from. */
export interface StoredProperty {
  readonly property: ResourceProperty
  /** Place of the entry in the config. */
  readonly entry: number
  /** `undefined` for a new property. */
  readonly parameter: ConfigParameter | undefined
}

/** The config that has the properties; the name of its first entry too. */
const PROPERTIES_NAME = 'ResourceProperties'

/** The properties of a config in their order: those of all entries. */
export const readProperties = (entries: readonly ConfigEntry[]): StoredProperty[] =>
  entries.flatMap(({ parameters }, entry) =>
    parameters.map((parameter) => ({ property: readProperty(parameter), entry, parameter })),
  )

/** Everything that a property stores, as one text. */
const describe = (property: ResourceProperty): string =>
  JSON.stringify([property.label, packName(property), property.resourceTypes, property.isAlwaysEditable])

const isSame = (a: ResourceProperty, b: ResourceProperty): boolean => describe(a) === describe(b)

/** The parameter that stores a property. An unchanged one stays as it is, and so do fields that the editor does not know. */
export function toParameter({ property, parameter }: StoredProperty): ConfigParameter {
  if (parameter !== undefined && isSame(readProperty(parameter), property)) return parameter
  return {
    label_type: 'text',
    ...parameter,
    label_name: property.label.trim(),
    name: packName(property),
    resourceTypes: [...property.resourceTypes],
    bool: property.isAlwaysEditable,
  }
}

/** The entries of a config with these properties. Each property goes to its entry, and a new one to the last entry. */
export function writeProperties(entries: readonly ConfigEntry[], properties: readonly StoredProperty[]): ConfigEntry[] {
  const known = entries.length === 0 ? [{ property: PROPERTIES_NAME, parameters: [] }] : entries
  const last = known.length - 1
  return known.map((entry, place) => ({
    ...entry,
    parameters: properties.filter((stored) => Math.min(stored.entry, last) === place).map(toParameter),
  }))
}
