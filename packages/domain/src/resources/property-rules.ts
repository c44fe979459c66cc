import type { ConfigEntry } from '../configs/model'
import { fieldMessages } from '../shared/messages'
import { propertyMessages } from './messages'
import {
  DEFAULT_VALUE_LIMIT,
  MAX_SELECTIONS,
  PROPERTY_NAME_LIMIT,
  readProperty,
  type ResourceProperty,
  SELECTION_LIMIT,
} from './property'

/** What is wrong with a property, by field. */
export interface PropertyProblems {
  readonly label?: string
  readonly defaultValue?: string
  readonly selection?: string
}

/** Another property of the same name, and a resource type that both have; without one, neither is limited to types. */
export interface Clash {
  /** Place of the other property, from 0. */
  readonly place: number
  readonly resourceType: number | undefined
}

const nameKey = ({ label }: ResourceProperty): string => label.trim().toLowerCase()

/**
 * The earlier property that makes one a duplicate: the same name, ignoring case, and a shared resource type (RES-11), or no types on either side (RES-12). Disjoint types are no
 * duplicate (RES-13), nor is a property without types beside one with types (RES-15).
 */
export function findClash(properties: readonly ResourceProperty[], place: number): Clash | undefined {
  const property = properties[place]
  if (property === undefined || nameKey(property) === '') return undefined
  for (const [other, earlier] of properties.slice(0, place).entries()) {
    if (nameKey(earlier) !== nameKey(property)) continue
    const resourceType = property.resourceTypes.find((type) => earlier.resourceTypes.includes(type))
    const areUnlimited = property.resourceTypes.length === 0 && earlier.resourceTypes.length === 0
    if (resourceType !== undefined || areUnlimited) return { place: other, resourceType }
  }
  return undefined
}

function findLabelProblem(properties: readonly ResourceProperty[], place: number): string | undefined {
  const label = properties[place]?.label.trim() ?? ''
  if (label === '') return propertyMessages.nameBlank
  if (label.length > PROPERTY_NAME_LIMIT) return fieldMessages.tooLong(PROPERTY_NAME_LIMIT)
  return findClash(properties, place) === undefined ? undefined : propertyMessages.notUnique
}

function findSelectionProblem({ type, selection }: ResourceProperty): string | undefined {
  if (selection.length > MAX_SELECTIONS) return fieldMessages.tooManyEntries(MAX_SELECTIONS)
  if (selection.some((text) => text.length > SELECTION_LIMIT)) return propertyMessages.selectionTooLong(SELECTION_LIMIT)
  const isMissing = type === 'selection' && !selection.some((text) => text.trim() !== '')
  return isMissing ? propertyMessages.selectionMissing : undefined
}

/** Judges one property of a list (RES-09 to RES-15). @returns no problems for one that can be saved */
export function findPropertyProblems(properties: readonly ResourceProperty[], place: number): PropertyProblems {
  const property = properties[place]
  if (property === undefined) return {}
  const label = findLabelProblem(properties, place)
  const selection = findSelectionProblem(property)
  const isTooLong = property.defaultValue.length > DEFAULT_VALUE_LIMIT
  return {
    ...(label !== undefined && { label }),
    ...(isTooLong && { defaultValue: fieldMessages.tooLong(DEFAULT_VALUE_LIMIT) }),
    ...(selection !== undefined && { selection }),
  }
}

/** Judges a config ResourceProperties: sentences by the path of the value (RES-14). @returns no faults for a config that can be saved */
export function judgeProperties(entries: readonly ConfigEntry[]): Record<string, string[]> {
  const placed = entries.flatMap(({ parameters }, entry) =>
    parameters.map((parameter, place) => ({ parameter, path: `configs.${entry}.parameters.${place}` })),
  )
  const properties = placed.map(({ parameter }) => readProperty(parameter))
  const faults: Record<string, string[]> = {}
  for (const [place, { path }] of placed.entries()) {
    const { label, defaultValue, selection } = findPropertyProblems(properties, place)
    if (label !== undefined) faults[`${path}.label_name`] = [label]
    // The name packs both.
    const packed = [defaultValue, selection].filter((problem) => problem !== undefined)
    if (packed.length > 0) faults[`${path}.name`] = packed
  }
  return faults
}
