import { describe, expect, it } from 'vitest'
import { judgeLabels, toConfigEntry } from '../labels/config'
import { DEFAULT_CONFIGS } from './defaults'
import { DEFAULT_CHECK_OUT, INCLUDE_DEFAULTS } from './equipment-statuses'
import type { ConfigEntry } from './model'
import { newFaults } from './new-faults'
import { judgeConfigParts } from './part-faults'
import { judgeConfig } from './rules'

const statuses = (names: readonly (string | null)[], code: string | number = ''): ConfigEntry[] => [
  { property: 'CustomEquipmentStatus', parameters: names.map((name) => ({ name, bool: true })) },
  { property: DEFAULT_CHECK_OUT, parameters: [{ name: 'state', value: code }] },
]
const label = (number: number, size = '4x2') =>
  toConfigEntry({ number, name: `Label ${number}`, zpl: '^XA^FD{name}^FS^XZ', size, dpmm: 8, sort: 'alpha-asc' })
const material = (value: string): ConfigEntry[] => [
  { property: 'DefaultMaterialStatus', parameters: [{ name: 'defaultMaterialStatus', value }] },
]
const levels = (minimum: number, maximum: number): ConfigEntry[] => [
  {
    property: 'EnforceStorageLevels',
    parameters: [
      { name: 'minimumStorageLevels', value: minimum },
      { name: 'maximumStorageLevels', value: maximum },
    ],
  },
]
const OPTIONS = ['Good', 'On Hold']
const parts = (name: string, entries: readonly ConfigEntry[]) => ({
  ...judgeConfigParts(name, entries, OPTIONS),
  ...(name === 'CustomSiteBarcode' && judgeLabels(entries)),
})
/** What a save of one list over another is refused for. */
const saveOver = (name: string, before: readonly ConfigEntry[], after: readonly ConfigEntry[]) => {
  const judge = (entries: readonly ConfigEntry[]) => ({
    entries,
    faults: { ...parts(name, entries), ...judgeConfig(name, entries) },
  })
  return Object.keys(newFaults(name, judge(after), judge(before)))
}

describe('values that the editors cannot produce', () => {
  it.each<[string, string, ConfigEntry[], Record<string, string[]>]>([
    [
      'a status twice',
      'CustomEquipmentStatus',
      statuses(['A', 'a ']),
      {
        'configs.0.parameters.1.name': ['There is already a status with this name.'],
      },
    ],
    [
      'a status without a name',
      'CustomEquipmentStatus',
      statuses(['A', ' ', null]),
      {
        'configs.0.parameters.1.name': ['Type a name first.'],
        'configs.0.parameters.2.name': ['Type a name first.'],
      },
    ],
    [
      'a status with a long name',
      'CustomEquipmentStatus',
      statuses(['x'.repeat(101)]),
      {
        'configs.0.parameters.0.name': ['Use 100 characters or fewer.'],
      },
    ],
    [
      'a status with the name of the switch',
      'CustomEquipmentStatus',
      statuses(['A', INCLUDE_DEFAULTS, INCLUDE_DEFAULTS]),
      {
        'configs.0.parameters.2.name': ['This name is reserved. Choose another name.'],
      },
    ],
    [
      'a code that no status has',
      'CustomEquipmentStatus',
      statuses(['A'], 99),
      {
        'configs.1.parameters.0.value': ['This config has no status with this code. Choose a listed status.'],
      },
    ],
    [
      'a size of nothing',
      'CustomSiteBarcode',
      [label(1), label(2, '0x0')],
      {
        'configs.1': ['The size must be a width and a height in inches, each above 0 and up to 15, such as 4x2.'],
      },
    ],
    [
      'an unknown material status',
      'DefaultMaterialStatus',
      material('Bogus'),
      {
        'configs.0.parameters.0.value': ['Choose a listed material status.'],
      },
    ],
    [
      'levels without entries',
      'EnforceStorageLevels',
      [],
      {
        configs: ['Enter the minimum and the maximum of the storage levels.'],
      },
    ],
  ])('are faults: %s [CONF-28, CONF-34, CODE-18, LIC-88]', (_, name, entries, expected) => {
    const found = parts(name, entries)
    expect(found).toEqual(expected)
  })

  it('are not in what the product offers, nor in what an editor writes [CONF-34, CONF-41]', () => {
    for (const { name, data } of DEFAULT_CONFIGS) expect([name, parts(name, data.configs)]).toEqual([name, {}])
    expect(parts('CustomEquipmentStatus', statuses(['A', 'B'], 5))).toEqual({})
    expect(parts('CustomEquipmentStatus', statuses(['A'], '-1'))).toEqual({})
    expect(parts('DefaultMaterialStatus', material(''))).toEqual({})
    expect(judgeConfigParts('DefaultMaterialStatus', material('Bogus'))).toEqual({})
  })
})

describe('a save over a config that has faults already', () => {
  it.each<[string, string, ConfigEntry[], ConfigEntry[], string[]]>([
    [
      'of another parameter: none',
      'CustomEquipmentStatus',
      statuses(['A', 'A', ' ']),
      statuses(['A', 'A', ' ', 'B']),
      [],
    ],
    [
      'that adds one more of them',
      'CustomEquipmentStatus',
      statuses(['A', 'A']),
      statuses(['A', 'A', 'A']),
      ['configs.0.parameters.2.name'],
    ],
    ['with a code that dangles: none', 'CustomEquipmentStatus', statuses(['A'], 99), statuses(['A', 'B'], 99), []],
    [
      'that makes a code dangle',
      'CustomEquipmentStatus',
      statuses(['A', 'B'], 5),
      statuses(['A'], 5),
      ['configs.1.parameters.0.value'],
    ],
    ['with a label that moves: none', 'CustomSiteBarcode', [label(1), label(2, '0x0')], [label(2, '0x0')], []],
    ['that changes such a label', 'CustomSiteBarcode', [label(2, '0x0')], [label(2, '0x1')], ['configs.0']],
    ['with levels that conflict: none', 'EnforceStorageLevels', levels(5, 3), levels(5, 3), []],
    [
      'that changes levels and leaves the conflict',
      'EnforceStorageLevels',
      levels(5, 3),
      levels(6, 3),
      ['configs.0.parameters.1.value'],
    ],
    ['with an unknown status: none', 'DefaultMaterialStatus', material('Old'), material('Old'), []],
    [
      'with another unknown status',
      'DefaultMaterialStatus',
      material('Old'),
      material('Older'),
      ['configs.0.parameters.0.value'],
    ],
  ])('%s [LIC-88]', (_, name, before, after, expected) => {
    expect(saveOver(name, before, after)).toEqual(expected)
  })

  it('compares values whatever the order of their fields is [LIC-88]', () => {
    const before = [
      { property: 'DefaultMaterialStatus', parameters: [{ name: 'defaultMaterialStatus', value: 'Old' }] },
    ]
    const after = [{ parameters: [{ value: 'Old', name: 'defaultMaterialStatus' }], property: 'DefaultMaterialStatus' }]
    expect(saveOver('DefaultMaterialStatus', before, after)).toEqual([])
  })
  it.each<[string, Record<string, unknown>]>([
    ['EnforceStorageLevels', { name: 'p', label_type: 'positiveNumber', value: 'x' }],
    ['ReceiptPost', { name: 'p', label_type: 'positiveNumber', value: 'x' }],
    ['CustomSiteBarcode', { name: 'zpl', value: '' }],
  ])('reads a value of %s a few times, however many faults there are [LIC-88]', (name, parameter) => {
    let reads = 0
    const entries = Array.from({ length: 300 }, () => ({
      property: 'CustomZPL1',
      parameters: [
        Object.defineProperty({ ...parameter }, 'name', {
          enumerable: true,
          get: () => {
            reads += 1
            return parameter['name']
          },
        }),
      ],
    }))
    expect(saveOver(name, entries, entries)).toEqual([])
    expect(reads).toBeLessThan(300 * 50)
  })
})
