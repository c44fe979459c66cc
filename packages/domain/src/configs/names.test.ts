import { expect, it } from 'vitest'
import { DEFAULT_CONFIGS, offeredConfigs } from './defaults'
import { addableConfigs, CONFIG_NAMES, linkedConfig } from './names'

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

it('a type that the defaults project does not have is offered with the values of the product, by name [CONF-69]', () => {
  const own = { id: 4, name: 'CraneSchedule', isLicense: false, data: { configs: [] } }
  const levels = { name: 'EnforceStorageLevels', data: { configs: [{ property: 'Levels', parameters: [] }] } }
  const offered = offeredConfigs([levels, own])
  expect(offered.map(({ name }) => name)).toEqual([...CONFIG_NAMES, 'CraneSchedule'].toSorted())
  expect(offered.find(({ name }) => name === 'EnforceStorageLevels')).toEqual(levels)
  expect(offered.find(({ name }) => name === 'CraneSchedule')).toEqual({ name: 'CraneSchedule', data: own.data })
  expect(offered.find(({ name }) => name === 'Integration')).toBe(
    DEFAULT_CONFIGS.find(({ name }) => name === 'Integration'),
  )
})

it('two configs are linked both ways, and every other one is judged alone [CONF-51, CONF-72]', () => {
  expect(CONFIG_NAMES.flatMap((name) => linkedConfig(name) ?? [])).toEqual(['ReceiptPost', 'EnforceStorageLevels'])
})

it('a project can add the types that it does not have, in the order of the defaults [CONF-16]', () => {
  const defaults = ['B', 'A', 'C'].map((name) => ({ name }))
  expect(addableConfigs(defaults, [{ name: 'A' }, { name: 'Own' }])).toEqual([{ name: 'B' }, { name: 'C' }])
  expect(addableConfigs(defaults, defaults)).toEqual([])
})
