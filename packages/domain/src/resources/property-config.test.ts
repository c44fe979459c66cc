import { expect, it } from 'vitest'
import { readProperties, writeProperties } from './property-config'

const plain = { name: 'Unknown', label_name: 'Heat Number', label_type: 'text', hint: 'kept' }
const entries = [{ property: 'ResourceProperties', parameters: [plain, { label_name: 'Owner', name: '' }], note: 1 }]

it('keeps stored properties and unknown fields until a property changes', () => {
  expect(writeProperties(entries, readProperties(entries))).toEqual(entries)
})

it('packs a changed property and stores always editable in bool [RES-04, RES-05, RES-08]', () => {
  const [first, second] = readProperties(entries)
  if (first === undefined || second === undefined) throw new Error('The config has two properties.')
  const changed = { ...first, requiresElevated: true, isAlwaysEditable: true, resourceTypes: [201] }
  expect(writeProperties(entries, [second, changed])).toEqual([
    {
      property: 'ResourceProperties',
      note: 1,
      parameters: [
        { label_name: 'Owner', name: '' },
        {
          name: '{"defaultValue":"Unknown","type":"default","selection":[],"requiresElevated":true}',
          label_name: 'Heat Number',
          label_type: 'text',
          hint: 'kept',
          bool: true,
          resourceTypes: [201],
        },
      ],
    },
  ])
})

it('writes a new property into a config without entries', () => {
  const [stored] = readProperties(entries)
  if (stored === undefined) throw new Error('The config has a property.')
  const added = { ...stored, label: ' Weld Map ', entry: 3, parameter: undefined }
  expect(writeProperties([], [added])).toEqual([
    {
      property: 'ResourceProperties',
      parameters: [
        {
          label_type: 'text',
          label_name: 'Weld Map',
          name: '{"defaultValue":"Unknown","type":"default","selection":[],"requiresElevated":false}',
          resourceTypes: [],
          bool: false,
        },
      ],
    },
  ])
})
