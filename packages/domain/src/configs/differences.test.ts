import { describe, expect, it } from 'vitest'
import { compareConfigs } from './differences'
import type { Config, ConfigEntry } from './model'

const config = (name: string, ...configs: ConfigEntry[]): Config => ({
  id: 1,
  name,
  projectId: 12,
  isLicense: false,
  data: { configs },
  version: 1,
})
const levels = (minimum: number | null, isStrict?: boolean) =>
  config('EnforceStorageLevels', {
    property: 'EnforceStorageLevels',
    parameters: [
      {
        name: 'minimumStorageLevels',
        label_name: 'Minimum Storage Levels',
        label_type: 'positiveNumber',
        value: minimum,
      },
      ...(isStrict === undefined
        ? []
        : [{ name: 'isStrict', label_name: 'Strict', label_type: 'bool', bool: isStrict }]),
    ],
  })
const statuses = (names: readonly string[], checkOut: string) =>
  config(
    'CustomEquipmentStatus',
    { property: 'CustomEquipmentStatus', parameters: names.map((name) => ({ name, bool: name === 'On hire' })) },
    { property: 'DefaultCheckOut', parameters: [{ name: 'state', value: checkOut }] },
  )

describe('the differences of two configs', () => {
  it('counts the values of a config that the target does not have [COPY-36]', () => {
    expect(compareConfigs(levels(2, true), undefined)).toEqual({ count: 2, replaced: [] })
  })

  it('are none where both have the same values, whatever their ids and versions are [COPY-36]', () => {
    const other: Config = { ...levels(2), id: 9, version: 7, projectId: 18 }
    expect(compareConfigs(levels(2), other).replaced).toEqual([])
  })

  it('have the labels of the config screen, with the value here and the value of the source [COPY-37]', () => {
    expect(compareConfigs(levels(5, true), levels(null, false)).replaced).toEqual([
      { label: 'Minimum Storage Levels', before: 'None', after: '5' },
      { label: 'Strict', before: 'No', after: 'Yes' },
    ])
  })

  it('include values that only one side has [COPY-37]', () => {
    expect(compareConfigs(levels(2), levels(2, true)).replaced).toEqual([
      { label: 'Strict', before: 'Yes', after: 'Not set' },
    ])
  })

  it('name equipment statuses and the automatic ones as their screen does [COPY-37]', () => {
    expect(compareConfigs(statuses(['In repair', 'On hire'], '5'), statuses(['In repair'], '')).replaced).toEqual([
      { label: 'On hire', before: 'Not set', after: 'Code 5, Unavailable' },
      { label: 'Automatic Check-Out Status', before: 'Do Not Change Status', after: 'On hire' },
    ])
  })

  it('show another order of statuses, which changes their codes [COPY-37]', () => {
    expect(compareConfigs(statuses(['A', 'B'], ''), statuses(['B', 'A'], '')).replaced).toEqual([
      { label: 'A', before: 'Code 5', after: 'Code 4' },
      { label: 'B', before: 'Code 4', after: 'Code 5' },
    ])
  })

  it('number the entries of configs with several [COPY-37]', () => {
    const exported = (...fields: string[]) =>
      config(
        'CustomBarcodeExport',
        ...fields.map((value, place) => ({
          property: `CustomBarcodeExport${place + 1}`,
          parameters: [{ name: 'field', label_name: 'Exported field', value }],
        })),
      )
    expect(compareConfigs(exported('Barcode', 'Heat'), exported('Barcode')).replaced).toEqual([
      { label: 'Exported field of Config 2', before: 'Not set', after: 'Heat' },
    ])
  })

  it('never call configs the same that are not, even if no screen shows why [COPY-36]', () => {
    const other = levels(2)
    const [entry] = other.data.configs
    const changed = { ...other, data: { configs: entry === undefined ? [] : [{ ...entry, unit: 'ISO' }] } }
    expect(compareConfigs(levels(2), changed).replaced).toEqual([
      { label: 'Order or details', before: 'As here', after: 'As in the source' },
    ])
  })
})
