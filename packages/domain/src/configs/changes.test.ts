import { expect, it } from 'vitest'
import { describeConfig } from './changes'

it('names each value of a config by its property and its label [CONF-12]', () => {
  expect(
    describeConfig([
      {
        property: 'EnforceStorageLevels',
        parameters: [
          { name: 'minimumStorageLevels', label_name: 'Minimum', value: 2 },
          { name: 'isStrict', label_name: 'Strict', label_type: 'bool', bool: true },
        ],
      },
      { property: 'CustomEquipmentStatus', parameters: [{ name: 'In Repair', bool: false }, { name: 'On Hire' }] },
    ]),
  ).toEqual({
    'EnforceStorageLevels · Minimum': 2,
    'EnforceStorageLevels · Strict': true,
    'CustomEquipmentStatus · In Repair': false,
    'CustomEquipmentStatus · On Hire': '',
  })
})

it('shows every field of a resource property, with the text that its name stores', () => {
  const property = { label_name: 'Heat Number', label_type: 'text', name: 'none', bool: true, resourceTypes: [3, 7] }
  expect(describeConfig([{ property: 'ResourceProperties', parameters: [{ ...property, hint: 'x' }] }])).toEqual({
    'ResourceProperties · Heat Number': 'none',
    'ResourceProperties · Heat Number (switch)': true,
    'ResourceProperties · Heat Number (resource types)': '3, 7',
    'ResourceProperties · Heat Number (other fields)': '[["hint","x"]]',
  })
})

it('numbers entries and parameters with equal names', () => {
  const parameters = [{ name: 'field', value: 'A' }, { value: 'B' }, { name: 'field', value: 'C' }]
  expect(
    describeConfig([
      { property: 'CustomBarcodeExport', parameters },
      { property: 'CustomBarcodeExport', parameters: [{ name: 'field', value: 'D' }] },
    ]),
  ).toEqual({
    'CustomBarcodeExport · field': 'A',
    'CustomBarcodeExport · 2': 'B',
    'CustomBarcodeExport · field 2': 'C',
    'CustomBarcodeExport 2 · field': 'D',
  })
})

it('writes resource types of any shape', () => {
  const resourceTypes = [3, 'valve', null, { toString: 1 }]
  expect(describeConfig([{ property: 'P', parameters: [{ name: 'a', resourceTypes }] }])).toMatchObject({
    'P · a (resource types)': '3, valve, null, {"toString":1}',
  })
})
