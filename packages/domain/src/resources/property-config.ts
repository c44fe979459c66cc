import type { ConfigEntry, ConfigParameter } from '../configs/model'
import { cleanName } from '../shared/names'
import { isSameValue } from '../shared/stored-values'
import { packName, readProperty, type ResourceProperty } from './property'

/** A property with the parameter that it was read from. */
export interface StoredProperty extends ResourceProperty {
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
    parameters.map((parameter) => ({ ...readProperty(parameter), entry, parameter })),
  )

/** The selections without blanks at their ends, and without those that are only blanks. */
const trimAll = (selection: readonly string[]): string[] =>
  selection.map((text) => text.trim()).filter((text) => text !== '')

/** The parameter that stores a property. What the editor did not change stays as it is, and so do fields that it does not know (LIC-88). */
export function toParameter({ entry: _entry, parameter, ...property }: StoredProperty): ConfigParameter {
  const stored = parameter && readProperty(parameter)
  const isSame = (...fields: readonly (keyof ResourceProperty)[]): boolean =>
    stored !== undefined && fields.every((field) => isSameValue(stored[field], property[field]))
  if (parameter !== undefined && isSameValue(stored, property)) return parameter
  const selection = isSame('selection') ? property.selection : trimAll(property.selection)
  return {
    label_type: 'text',
    ...parameter,
    ...(!isSame('label') && { label_name: cleanName(property.label) }),
    ...(!isSame('defaultValue', 'type', 'selection', 'requiresElevated') && {
      name: packName({ ...property, selection }),
    }),
    ...(!isSame('resourceTypes') && { resourceTypes: [...property.resourceTypes] }),
    ...(!isSame('isAlwaysEditable') && { bool: property.isAlwaysEditable }),
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
