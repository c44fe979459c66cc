import { expect, it } from 'vitest'
import { DEFAULT_CONFIGS } from './defaults'
import { addableConfigs, CONFIG_NAMES, isKnownConfig } from './names'

it('the known config types are those of the specification [CONF-13]', () => {
  expect(CONFIG_NAMES.toSorted()).toEqual([
    'CustomBarcodeExport',
    'CustomEquipmentStatus',
    'CustomSiteBarcode',
    'DefaultMaterialStatus',
    'DocumentNameAutoNumbering',
    'EnforceStorageLevels',
    'Integration',
    'ReceiptPost',
    'ResourceProperties',
  ])
})

it('there are default parameters for every known type [CONF-13, CONF-16]', () => {
  expect(DEFAULT_CONFIGS.map(({ name }) => name).toSorted()).toEqual(CONFIG_NAMES.toSorted())
})

it.each([
  ['ReceiptPost', [], true],
  ['receiptpost', [], false],
  ['CraneSchedule', [], false],
  ['CraneSchedule', ['CraneSchedule'], true],
])('%s is known beside the defaults %j: %s [CONF-16]', (name, ofDefaults, expected) => {
  expect(isKnownConfig(name, ofDefaults)).toBe(expected)
})

it('a project can add the types that it does not have, in the order of the defaults [CONF-16]', () => {
  const defaults = ['B', 'A', 'C'].map((name) => ({ name }))
  expect(addableConfigs(defaults, [{ name: 'A' }, { name: 'Own' }])).toEqual([{ name: 'B' }, { name: 'C' }])
  expect(addableConfigs(defaults, defaults)).toEqual([])
})
