import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { packName, readProperty, unpackName, withSelection } from './property'

const PACKED = { defaultValue: 'P-2100', type: 'selection', selection: ['A', 'B'], requiresElevated: true } as const

describe('the name of a property', () => {
  it('packs default value, type, selection and flag as JSON, and unpacks them [RES-05, RES-06, RES-07]', () => {
    const name = '{"defaultValue":"P-2100","type":"selection","selection":["A","B"],"requiresElevated":true}'
    expect(packName({ ...PACKED, selection: ['A', 'B'] })).toBe(name)
    expect(unpackName(name)).toEqual(PACKED)
  })

  it.each([
    '',
    'Not issued',
    '12',
    'null',
    '{"defaultValue":"x"',
    '{"type":"default"}',
    '{"defaultValue":"","type":"other","selection":[],"requiresElevated":false}',
    '{"defaultValue":"","type":"default","selection":"A","requiresElevated":false}',
    '["default"]',
  ])('that is %j is a plain default value [RES-07]', (name) => {
    expect(unpackName(name)).toEqual({ defaultValue: name, type: 'default', selection: [], requiresElevated: false })
  })

  it('keeps every value, even a default value that looks like packed JSON [RES-05, RES-06]', () => {
    const packed = fc.record({
      defaultValue: fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.json({ maxDepth: 2 }),
        fc.constant(packName({ ...PACKED, selection: ['A'] })),
      ),
      type: fc.constantFrom('default' as const, 'selection' as const),
      selection: fc.array(fc.string(), { maxLength: 5 }),
      requiresElevated: fc.boolean(),
    })
    fc.assert(
      fc.property(packed, (value) => {
        expect(unpackName(packName(value))).toEqual(value)
      }),
    )
  })
})

describe('a parameter', () => {
  it('is read as a property with label, types and the flag of bool [RES-04, RES-08]', () => {
    const parameter = { label_name: 'Heat Number', name: 'Unknown', bool: true, resourceTypes: [201, '202', 201, null] }
    expect(readProperty(parameter)).toEqual({
      label: 'Heat Number',
      defaultValue: 'Unknown',
      type: 'default',
      selection: [],
      requiresElevated: false,
      resourceTypes: [201],
      isAlwaysEditable: true,
    })
    expect(readProperty({})).toMatchObject({ label: '', defaultValue: '', resourceTypes: [], isAlwaysEditable: false })
  })
})

it('a default value that leaves the selection is no default, and any other stays [RES-04]', () => {
  const property = { defaultValue: 'B', type: 'selection', selection: ['A', 'B'], requiresElevated: false } as const
  const defaultOf = (stored: string, selection: string[]) =>
    withSelection({ ...property, selection: ['A', 'B'], defaultValue: stored }, selection).defaultValue
  expect([defaultOf('B', ['A']), defaultOf('B', ['B', 'C']), defaultOf('P-2100', ['A'])]).toEqual(['', 'B', 'P-2100'])
})
