import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allState, toggleAll, toggleOne } from './select-all'

const options = fc
  .uniqueArray(fc.record({ value: fc.string(), isDisabled: fc.boolean() }), { selector: (option) => option.value })
  .map((list) =>
    list.map(({ value, isDisabled }) => ({
      value,
      label: value,
      disabledReason: isDisabled ? 'Not yours.' : undefined,
    })),
  )
const group = options.chain((list) =>
  fc.record({ list: fc.constant(list), chosen: fc.subarray(list.map((option) => option.value)) }),
)

describe('the box for all of a group', () => {
  it('turns all that can be chosen on, then off, and never what is held', () => {
    fc.assert(
      fc.property(group, ({ list, chosen }) => {
        const free = list.filter((option) => option.disabledReason === undefined).map((option) => option.value)
        const held = chosen.filter((value) => !free.includes(value))
        const once = toggleAll(list, chosen)
        const isAll = free.length > 0 && free.every((value) => chosen.includes(value))
        expect(new Set(once)).toEqual(new Set(isAll ? held : [...free, ...held]))
        if (!isAll) expect(new Set(toggleAll(list, once))).toEqual(new Set(held))
      }),
    )
  })

  it('says none, some or all of those that can be chosen', () => {
    const list = [
      { value: 'a', label: 'A' },
      { value: 'b', label: 'B' },
      { value: 'c', label: 'C', disabledReason: 'Not yours.' },
    ]
    expect(allState(list, ['c'])).toBe('none')
    expect(allState(list, ['a', 'c'])).toBe('some')
    expect(allState(list, ['a', 'b'])).toBe('all')
    expect(allState([], [])).toBe('none')
  })
})

describe('one of a group', () => {
  it('comes back as it was when it is pressed twice', () => {
    fc.assert(
      fc.property(group, ({ list, chosen }) => {
        for (const option of list) {
          const once = toggleOne(list, chosen, option.value)
          expect(once.includes(option.value)).toBe(!chosen.includes(option.value))
          expect(new Set(toggleOne(list, once, option.value))).toEqual(new Set(chosen))
        }
      }),
    )
  })

  it('keeps the order of the options, and what it does not know', () => {
    const list = ['a', 'b', 'c'].map((value) => ({ value, label: value }))
    expect(toggleOne(list, ['gone', 'c'], 'a')).toEqual(['a', 'c', 'gone'])
  })
})
