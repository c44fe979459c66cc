import { describe, expect, it } from 'vitest'
import { parameterKind, parameterProblem, shownValue, withValue, type ParameterKind } from './parameters'

describe('a parameter', () => {
  it.each<[string | null | undefined, ParameterKind]>([
    ['bool', 'bool'],
    ['number', 'number'],
    ['positiveNumber', 'positiveNumber'],
    ['text', 'text'],
    ['Bool', 'text'],
    ['color', 'text'],
    [null, 'text'],
    [undefined, 'text'],
  ])('with the label type %s is edited as %s [CONF-02, CONF-03, CONF-04, CONF-05, CONF-09]', (type, kind) => {
    expect(parameterKind({ label_type: type })).toBe(kind)
  })

  it.each<[ParameterKind, string, string | undefined]>([
    ['number', '3', undefined],
    ['number', ' 2.5 ', undefined],
    ['number', '', undefined],
    ['number', '-1', 'Value cannot be negative.'],
    ['positiveNumber', '-0.5', 'Value cannot be negative.'],
    ['positiveNumber', '0', undefined],
    ['number', '1e9', 'Enter a number.'],
    ['positiveNumber', 'many', 'Enter a number.'],
    ['number', '9007199254740991', undefined],
    ['number', '9007199254740993', 'Enter a number up to 9,007,199,254,740,991.'],
    ['text', '-1', undefined],
    ['bool', '-1', undefined],
  ])(
    'of the kind %s with the value %j is judged as %s [CONF-07, CONF-08, CONF-96, CONS2-16]',
    (kind, value, expected) => {
      expect(parameterProblem(kind, value)).toBe(expected)
    },
  )

  it('keeps its other fields and the type of its number [CONF-10]', () => {
    const stored = { name: 'minimumStorageLevels', value: 2, label_type: 'number', hint: { deep: true } }
    expect(withValue(stored, '3')).toEqual({ ...stored, value: 3 })
    expect(withValue({ ...stored, value: '2' }, '3')).toEqual({ ...stored, value: '3' })
    expect(withValue(stored, '2')).toBe(stored)
    expect(withValue({ name: 'a' }, '')).toEqual({ name: 'a' })
  })

  it('shows no value as an empty text', () => {
    expect([shownValue({}), shownValue({ value: null }), shownValue({ value: 0 }), shownValue({ value: 'x' })]).toEqual(
      ['', '', '0', 'x'],
    )
  })
})
