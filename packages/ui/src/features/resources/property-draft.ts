import type { Config } from '@sitewright/domain/configs/model'
import {
  propertyLabels as labels,
  propertyMessages as messages,
  resourceTypeLabels,
} from '@sitewright/domain/resources/messages'
import type { ResourceType } from '@sitewright/domain/resources/model'
import { readProperties, type StoredProperty } from '@sitewright/domain/resources/property-config'
import { findProblems, type PropertyProblems } from '@sitewright/domain/resources/property-rules'
import { nameType } from '@sitewright/domain/resources/types'
import { matchesText } from '@sitewright/domain/shared/lists'
import { isSameValue } from '@sitewright/domain/shared/stored-values'
import type { FieldErrors } from '@sitewright/domain/shared/problem'
import type { RecordTexts } from '../../draft/draft-texts'
import { type Rows, toRows } from '../../draft/rows'
import { getRowChange } from '../patterns/row-change'

export interface PropertiesDraft {
  readonly properties: Rows<StoredProperty>
}

/** The stored version of a config. */
export const toVersion = (config: Config) => ({
  value: { properties: toRows(readProperties(config.data.configs), ({ label }) => label) },
  version: config.version,
  record: config,
})

/** Problems of properties by the ids of their rows. */
export type RowProblems = ReadonlyMap<string, PropertyProblems>

/**
 * The errors of the server by the row of their property, and those that name none. Paths are such as `data.configs.0.parameters.2.label_name`; what a property stores
 * in its packed name is an error of its value.
 */
export function placeErrors(fields: FieldErrors, rows: Rows<StoredProperty>, entryCount: number) {
  const found = new Map<string, PropertyProblems>()
  const others: FieldErrors = {}
  for (const [path, sentences] of Object.entries(fields)) {
    const [, entry, place, name] = /configs\.(\d+)\.parameters\.(\d+)(?:\.(\w+))?/.exec(path) ?? []
    const ofEntry = [...rows].filter(([, row]) => Math.min(row.entry, entryCount - 1) === Number(entry))
    const [id] = ofEntry[Number(place)] ?? []
    const sentence = sentences.join(' ')
    if (id === undefined) others[path] = sentences
    else found.set(id, { ...found.get(id), [name === 'name' ? 'defaultValue' : 'label']: sentence })
  }
  return { found, others }
}

/** A new property for the end of a list. */
export const createProperty = (rows: Rows<StoredProperty>): StoredProperty => ({
  entry: [...rows.values()].at(-1)?.entry ?? 0,
  parameter: undefined,
  label: '',
  type: 'default',
  defaultValue: '',
  selection: [],
  requiresElevated: false,
  resourceTypes: [],
  isAlwaysEditable: false,
})

/** The name of a property in texts: its own, or its place. */
export const nameRow = ({ label }: StoredProperty, place: number): string => label.trim() || labels.unnamed(place + 1)

/** The problems of rows, without those of properties that are as they are stored (LIC-88). */
export function findRowProblems(rows: Rows<StoredProperty>, base: Rows<StoredProperty>): RowProblems {
  const problems = findProblems([...rows.values()])
  return new Map(
    [...rows].flatMap(([id, row], place) => {
      const { label, ...others } = problems[place] ?? {}
      const stored = base.get(id)
      const isStored = row.label === stored?.label && isSameValue(row.resourceTypes, stored.resourceTypes)
      const problem = isStored ? others : { label, ...others }
      return getRowChange(base, id, row) === undefined || !hasProblem(problem) ? [] : [[id, problem]]
    }),
  )
}

const hasProblem = (problem: PropertyProblems): boolean => Object.values(problem).some((text) => text !== undefined)

/** The problems without those of values that are still missing. */
export const withoutMissing = (problems: RowProblems): RowProblems =>
  new Map(
    [...problems]
      .map(([id, { label, defaultValue, selection }]): [string, PropertyProblems] => [
        id,
        {
          label: label === messages.nameBlank ? undefined : label,
          defaultValue,
          selection: selection === messages.selectionMissing ? undefined : selection,
        },
      ])
      .filter(([, problem]) => hasProblem(problem)),
  )

/** The texts of unsaved changes and conflicts. */
export const getTexts = (types: readonly ResourceType[]): RecordTexts<PropertiesDraft> => ({
  labels: { properties: labels.caption },
  rows: {
    properties: {
      nameOf: nameRow,
      labels: {
        label: labels.name,
        type: labels.type,
        defaultValue: labels.defaultValue,
        selection: labels.selection,
        resourceTypes: labels.resourceTypes,
        requiresElevated: labels.requiresElevated,
        isAlwaysEditable: labels.alwaysEditable,
      },
      formats: {
        type: (type) => labels.types[type],
        selection: (selection) => selection.join(', '),
        resourceTypes: (numbers) =>
          numbers.map((typeNumber) => nameType(types, typeNumber)).join(', ') || resourceTypeLabels.all,
      },
    },
  },
})

/** Which properties the table shows. */
export interface PropertyFilter {
  readonly search: string
  /** A type number; '' for all types. */
  readonly type: string
}

export const NO_FILTER: PropertyFilter = { search: '', type: '' }

/** Whether a filter shows a property. One without resource types has every type. */
export function matchesFilter(property: StoredProperty, { search, type }: PropertyFilter): boolean {
  const { label, defaultValue, selection, resourceTypes } = property
  const hasType = type === '' || resourceTypes.length === 0 || resourceTypes.includes(Number(type))
  return hasType && matchesText([label, defaultValue, ...selection], search)
}
