import { describe, expect, it } from 'vitest'
import { InternalSettingsSave } from './model'
import { getChangedOverrides, isRemoved, isTypeMissing } from './rules'

describe('an override', () => {
  it.each([
    ['', '', true, false],
    ['  ', 'kept', true, true],
    ['Code', '', false, false],
  ])(
    'with the type %j and the value %j is removed: %s, and lacks its type: %s [SET-11]',
    (type, value, removed, lacks) => {
      expect([isRemoved({ type }), isTypeMissing({ type, value })]).toEqual([removed, lacks])
    },
  )

  it('is sent only if it changed, and a removed one with an empty type [SET-07, SET-11]', () => {
    const before = new Map([
      [9, { type: 'A', value: '1' }],
      [10, { type: 'B', value: '2' }],
      [11, { type: 'C', value: '3' }],
    ])
    const after = new Map([
      [9, { type: 'A', value: '1' }],
      [10, { type: 'B', value: '4' }],
      [12, { type: 'D', value: '' }],
    ])
    expect(getChangedOverrides(before, after)).toEqual({
      10: { type: 'B', value: '4' },
      11: { type: '', value: '' },
      12: { type: 'D', value: '' },
    })
  })
})

it('a save trims its texts and refuses long ones at their fields', () => {
  expect(InternalSettingsSave.parse({ CustomerCode: ' NGC ' })).toEqual({ CustomerCode: 'NGC' })
  const result = InternalSettingsSave.safeParse({
    CustomerCode: 'x'.repeat(101),
    OpportunityId: 'two\nlines',
    ProjectOverrides: { 7: { type: 'y'.repeat(101), value: 'z'.repeat(1001) } },
  })
  expect(result.error?.issues.map(({ path }) => path.join('.'))).toEqual([
    'CustomerCode',
    'OpportunityId',
    'ProjectOverrides.7.type',
    'ProjectOverrides.7.value',
  ])
})
