import { expect, it } from 'vitest'
import { geometryMessages } from './geometry-messages'
import { LOCATION_PROPERTIES, locationPropertiesProblem } from './location-properties'

const nested = (depth: number): Record<string, unknown> => (depth === 1 ? {} : { inner: nested(depth - 1) })
const { depth, text, values } = LOCATION_PROPERTIES
const names = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`name ${index}`, index]))

it.each<[string, Record<string, unknown> | null, string | undefined]>([
  ['no properties', null, undefined],
  ['simple properties', { source: 'survey', accuracy: 0.5, tags: ['gate', null, true] }, undefined],
  ['as many names as there can be', names(values), undefined],
  ['one more name', names(values + 1), geometryMessages.tooManyProperties(values)],
  [
    'names and items in all',
    { list: Array.from({ length: values }, () => 1) },
    geometryMessages.tooManyProperties(values),
  ],
  ['the deepest nesting', nested(depth), undefined],
  ['one more level', nested(depth + 1), geometryMessages.propertiesTooDeep(depth)],
  ['the longest text', { note: 'x'.repeat(text) }, undefined],
  ['a longer text', { note: ['x'.repeat(text + 1)] }, geometryMessages.propertyTooLong(text)],
  ['a longer name', { ['x'.repeat(text + 1)]: 1 }, geometryMessages.propertyTooLong(text)],
])('the properties of a location are judged: %s', (_name, properties, problem) => {
  expect(locationPropertiesProblem({ properties })).toBe(problem)
})
