import { describe, expect, it } from 'vitest'
import type { ConfigEntry } from './model'
import { withSubConfigs } from './sub-configs'

const entry = (property: string, value: string): ConfigEntry => ({
  property,
  parameters: [
    { name: 'field', value, label_type: 'text', unit: 'kept' },
    { name: 'isQuoted', bool: true },
  ],
})

describe('the sub-configs of a barcode export', () => {
  it('start with the default values and the parameters of the one before [CONF-25, CONF-26]', () => {
    const [, added] = withSubConfigs(
      [entry('CustomBarcodeExport1', 'Heat')],
      2,
      entry('CustomBarcodeExport', 'Barcode'),
    )
    expect(added).toEqual({
      property: 'CustomBarcodeExport2',
      parameters: [
        { name: 'field', value: 'Barcode', label_type: 'text', unit: 'kept' },
        { name: 'isQuoted', bool: true },
      ],
    })
  })

  it('are empty without defaults, and the last ones are removed first [CONF-26]', () => {
    const entries = [entry('A', 'one'), entry('A', 'two')]
    expect(withSubConfigs(entries, 3, undefined)[2]?.parameters[0]?.value).toBe('')
    expect(withSubConfigs(entries, 1, undefined)).toEqual([entries[0]])
    expect(withSubConfigs([], 1, undefined)).toEqual([])
  })
})
