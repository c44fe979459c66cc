import { describe, expect, it } from 'vitest'
import { DEFAULT_CONFIGS } from './defaults'
import { countDifferences, countValues } from './matrix'
import { STORAGE_LEVELS_CONFIG } from './names'

const levels = DEFAULT_CONFIGS.find(({ name }) => name === STORAGE_LEVELS_CONFIG)!
const withLevels = (...values: number[]) => ({
  name: levels.name,
  data: {
    configs: levels.data.configs.map((entry) => ({
      ...entry,
      parameters: entry.parameters.map((parameter, place) => ({ ...parameter, value: values[place] ?? 0 })),
    })),
  },
})

describe('the number of parameters that differ [CONF-82]', () => {
  it.each([
    ['the same values', withLevels(1, 2), 0],
    ['one other value', withLevels(1, 3), 1],
    ['two other values', withLevels(2, 3), 2],
    ['no config in the reference', undefined, 2],
  ])('with %s', (_, reference, count) => {
    expect(countDifferences(withLevels(1, 2), reference)).toBe(count)
  })

  it('counts a change of order as one difference', () => {
    const { name, data } = withLevels(1, 2)
    const reversed = { configs: data.configs.map((entry) => ({ ...entry, parameters: entry.parameters.toReversed() })) }
    expect(countDifferences({ name, data: reversed }, { name, data })).toBe(1)
  })
})

it('a config without entries has no values [CONF-82]', () => {
  expect(countValues(withLevels(1, 2))).toBe(2)
  expect(countValues({ name: levels.name, data: { configs: [] } })).toBe(0)
})
