import type { ConfigEntry } from '../configs/model'
import { fieldMessages } from '../shared/messages'
import { characterProblem } from '../shared/name-characters'
import { nameKey } from '../shared/name-key'
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

/** What a property takes for itself: its name in each of its resource types, or in none. */
type Taken = Map<number | undefined, number>

const typesOf = ({ resourceTypes }: ResourceProperty): readonly (number | undefined)[] =>
  resourceTypes.length === 0 ? [undefined] : resourceTypes

/** The first earlier property that has one of these resource types. */
function findEarliest(taken: Taken, types: readonly (number | undefined)[]): Clash | undefined {
  let found: Clash | undefined
  for (const resourceType of types) {
    const place = taken.get(resourceType)
    if (place !== undefined && (found === undefined || place < found.place)) found = { place, resourceType }
  }
  return found
}

/**
 * For each property the earlier one that makes it a duplicate: the same name and a shared resource type (RES-11), or no types on either side (RES-12). Disjoint
 * types are no duplicate (RES-13), nor is a property without types beside one with types (RES-15).
 */
export function findClashes(properties: readonly ResourceProperty[]): (Clash | undefined)[] {
  const takenByName = new Map<string, Taken>()
  return properties.map((property, place) => {
    const name = nameKey(property.label)
    if (name === '') return undefined
    const taken = takenByName.get(name) ?? new Map()
    takenByName.set(name, taken)
    const types = typesOf(property)
    const clash = findEarliest(taken, types)
    for (const type of types) if (!taken.has(type)) taken.set(type, place)
    return clash
  })
}

function findLabelProblem({ label }: ResourceProperty, clash: Clash | undefined): string | undefined {
  const name = label.trim()
  if (name === '') return propertyMessages.nameBlank
  if (name.length > PROPERTY_NAME_LIMIT) return fieldMessages.tooLong(PROPERTY_NAME_LIMIT)
  return characterProblem(name) ?? (clash === undefined ? undefined : propertyMessages.notUnique)
}

function findSelectionProblem({ type, selection }: ResourceProperty): string | undefined {
  if (selection.length > MAX_SELECTIONS) return fieldMessages.tooManyEntries(MAX_SELECTIONS)
  if (selection.some((text) => text.length > SELECTION_LIMIT)) return propertyMessages.selectionTooLong(SELECTION_LIMIT)
  const isMissing = type === 'selection' && !selection.some((text) => text.trim() !== '')
  return isMissing ? propertyMessages.selectionMissing : undefined
}

function judge(property: ResourceProperty, clash: Clash | undefined): PropertyProblems {
  const label = findLabelProblem(property, clash)
  const selection = findSelectionProblem(property)
  const isTooLong = property.defaultValue.length > DEFAULT_VALUE_LIMIT
  return {
    ...(label !== undefined && { label }),
    ...(isTooLong && { defaultValue: fieldMessages.tooLong(DEFAULT_VALUE_LIMIT) }),
    ...(selection !== undefined && { selection }),
  }
}

/** The problems of each property of a list (RES-09 to RES-15). One that can be saved has none. */
export function findProblems(properties: readonly ResourceProperty[]): PropertyProblems[] {
  const clashes = findClashes(properties)
  return properties.map((property, place) => judge(property, clashes[place]))
}

/** Judges a config ResourceProperties: sentences by the path of the value (RES-14). @returns no faults for a config that can be saved */
export function judgeProperties(entries: readonly ConfigEntry[]): Record<string, string[]> {
  const placed = entries.flatMap(({ parameters }, entry) =>
    parameters.map((parameter, place) => ({ parameter, path: `configs.${entry}.parameters.${place}` })),
  )
  const problems = findProblems(placed.map(({ parameter }) => readProperty(parameter)))
  const faults: Record<string, string[]> = {}
  for (const [place, { path }] of placed.entries()) {
    const { label, defaultValue, selection } = problems[place] ?? {}
    if (label !== undefined) faults[`${path}.label_name`] = [label]
    // The name packs both.
    const packed = [defaultValue, selection].filter((problem) => problem !== undefined)
    if (packed.length > 0) faults[`${path}.name`] = packed
  }
  return faults
}
