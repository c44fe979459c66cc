import { describe, expect, it } from 'vitest'
import type { ConfigEntry } from './model'
import { judgeConfig, pickLocationOf, sortForSaving, storageLevelsOf } from './rules'

const levels = (minimum: number, maximum: number): ConfigEntry[] => [
  {
    property: 'EnforceStorageLevels',
    parameters: [
      { name: 'minimumStorageLevels', value: minimum, label_type: 'positiveNumber' },
      { name: 'maximumStorageLevels', value: String(maximum), label_type: 'positiveNumber' },
    ],
  },
]
const receipt = (location: string): ConfigEntry[] => [
  {
    property: 'ReceiptPost',
    parameters: [{ name: 'DirectHandoverPickLocation', value: location, label_type: 'text' }],
  },
]
const AT_MAXIMUM = 'configs.0.parameters.1.value'
const AT_LOCATION = 'configs.0.parameters.0.value'

describe('a config', () => {
  it('reports every invalid number at its path [CONF-07]', () => {
    const entries = [
      {
        property: 'A',
        parameters: [
          { value: '-1', label_type: 'number' },
          { value: 'x', label_type: 'text' },
        ],
      },
      { property: 'B', parameters: [{ value: -2, label_type: 'positiveNumber' }] },
    ]
    expect(judgeConfig('Other', entries)).toEqual({
      'configs.0.parameters.0.value': ['Value cannot be negative.'],
      'configs.1.parameters.0.value': ['Value cannot be negative.'],
    })
  })

  it('judges storage levels as numbers, whatever their type is [CONF-07, CONF-14]', () => {
    const untyped = (value: string | number): ConfigEntry[] => [
      { property: 'EnforceStorageLevels', parameters: [{ name: 'minimumStorageLevels', value }] },
    ]
    const path = 'configs.0.parameters.0.value'
    expect(judgeConfig('EnforceStorageLevels', untyped(-1))).toEqual({ [path]: ['Value cannot be negative.'] })
    expect(judgeConfig('EnforceStorageLevels', untyped('many'))).toEqual({ [path]: ['Enter a number.'] })
    expect(judgeConfig('Other', untyped(-1))).toEqual({})
  })

  it('refuses storage levels that are not whole numbers [CONF-96]', () => {
    expect(judgeConfig('EnforceStorageLevels', levels(1.5, 4))).toEqual({
      'configs.0.parameters.0.value': ['Enter a whole number.'],
    })
    expect(judgeConfig('EnforceStorageLevels', levels(2, 3))).toEqual({})
  })

  it('reads numbers and texts of both configs [CONF-14, CONF-15]', () => {
    expect(storageLevelsOf(levels(2, 4))).toEqual({ minimum: 2, maximum: 4 })
    expect(storageLevelsOf()).toEqual({ minimum: 0, maximum: 0 })
    expect([pickLocationOf(receipt('A > B')), pickLocationOf()]).toEqual(['A > B', ''])
  })

  it('rejects storage levels that conflict with the pick location, and the reverse with the number that is right [CONF-47, CONF-50, CONF-51, CONF-52, CONF-56]', () => {
    const conflict =
      'The Direct Handover Pick Location has 2 levels, which conflicts with the EnforceStorageLevels config.'
    expect(judgeConfig('EnforceStorageLevels', levels(3, 4), receipt('A > B'))).toEqual({
      [AT_MAXIMUM]: [conflict],
    })
    expect(judgeConfig('ReceiptPost', receipt('A > B'), levels(3, 4))).toEqual({
      [AT_LOCATION]: [conflict, 'Location must have at least 3 and at most 4 levels (EnforceStorageLevels config)'],
    })
    expect(judgeConfig('ReceiptPost', receipt('A > B'), levels(3, 0))).toEqual({
      [AT_LOCATION]: [conflict],
    })
    expect(judgeConfig('EnforceStorageLevels', levels(2, 4), receipt('A > B'))).toEqual({})
    expect(judgeConfig('EnforceStorageLevels', levels(4, 3))).toEqual({
      [AT_MAXIMUM]: ['The minimum value cannot be greater than the maximum!'],
    })
  })

  it("rejects a pick location with a misplaced '>' [CONF-53]", () => {
    expect(judgeConfig('ReceiptPost', receipt('A >> B'))).toEqual({
      [AT_LOCATION]: ["Location name may not contain '>' except to separate levels"],
    })
  })
})

describe('configs that are saved one by one', () => {
  const stored: Readonly<Record<string, ConfigEntry[]>> = {
    EnforceStorageLevels: levels(1, 2),
    ReceiptPost: receipt('A'),
  }
  const sort = (minimum: number, maximum: number, location: string) =>
    sortForSaving(
      [
        { name: 'EnforceStorageLevels', entries: levels(minimum, maximum) },
        { name: 'Integration', entries: [] },
        { name: 'ReceiptPost', entries: receipt(location) },
      ],
      (name) => stored[name],
    ).map(({ name }) => name)

  it.each([
    [
      'levels that the stored location would break',
      2,
      3,
      'A > B',
      ['Integration', 'ReceiptPost', 'EnforceStorageLevels'],
    ],
    [
      'a location that the stored levels would break',
      1,
      3,
      'A > B > C',
      ['EnforceStorageLevels', 'Integration', 'ReceiptPost'],
    ],
    ['two that pass anyway', 1, 1, 'B', ['EnforceStorageLevels', 'Integration', 'ReceiptPost']],
  ])('save %s last [CONF-72]', (_, minimum, maximum, location, order) => {
    expect(sort(minimum, maximum, location)).toEqual(order)
  })
})
