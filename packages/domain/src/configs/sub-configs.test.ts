import { describe, expect, it } from 'vitest'
import type { ConfigEntry } from './model'
import { nextSubConfig } from './sub-configs'

const entry = (property: string, value: string): ConfigEntry => ({
  property,
  parameters: [
    { name: 'field', value, label_type: 'text', unit: 'kept' },
    { name: 'isQuoted', bool: true },
  ],
})

describe('the sub-configs of a barcode export', () => {
  it('start with the default values and the parameters of the one before [CONF-25, CONF-26]', () => {
    expect(nextSubConfig(entry('CustomBarcodeExport1', 'Heat'), entry('CustomBarcodeExport', 'Barcode'))).toEqual({
      property: 'CustomBarcodeExport2',
      parameters: [
        { name: 'field', value: 'Barcode', label_type: 'text', unit: 'kept' },
        { name: 'isQuoted', bool: true },
      ],
    })
  })

  it('are empty without defaults [CONF-26]', () => {
    expect(nextSubConfig(entry('A', 'one'), undefined).parameters[0]?.value).toBe('')
  })
})
