import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { getAllState, toggleAll, toggleOne } from './select-all'

const options = fc
  .uniqueArray(fc.record({ value: fc.string(), isDisabled: fc.boolean() }), { selector: (option) => option.value })
  .map((list) =>
    list.map(({ value, isDisabled }) => ({
      value,
      label: value,
      disabledReason: isDisabled ? 'You cannot change this.' : undefined,
    })),
  )
const group = options.chain((list) =>
  fc.record({ list: fc.constant(list), selected: fc.subarray(list.map((option) => option.value)) }),
)

describe('the checkbox for all options', () => {
  it('selects all enabled options, then none of them, and never changes disabled ones', () => {
    fc.assert(
      fc.property(group, ({ list, selected }) => {
        const enabled = list.filter((option) => option.disabledReason === undefined).map((option) => option.value)
        const disabled = selected.filter((value) => !enabled.includes(value))
        const next = toggleAll(list, selected)
        const isAll = enabled.length > 0 && enabled.every((value) => selected.includes(value))
        expect(new Set(next)).toEqual(new Set(isAll ? disabled : [...enabled, ...disabled]))
        if (!isAll) expect(new Set(toggleAll(list, next))).toEqual(new Set(disabled))
      }),
    )
  })

  it('shows whether none, some or all of the enabled options are selected', () => {
    const list = [
      { value: 'a', label: 'A' },
      { value: 'b', label: 'B' },
      { value: 'c', label: 'C', disabledReason: 'You cannot change this.' },
    ]
    expect(getAllState(list, ['c'])).toBe('none')
    expect(getAllState(list, ['a', 'c'])).toBe('some')
    expect(getAllState(list, ['a', 'b'])).toBe('all')
    expect(getAllState([], [])).toBe('none')
  })
})

describe('the checkbox of one option', () => {
  it('restores the selection when it is toggled twice, and never changes a disabled option', () => {
    fc.assert(
      fc.property(group, ({ list, selected }) => {
        for (const option of list) {
          const next = toggleOne(list, selected, option.value)
          const isChanged = next.includes(option.value) !== selected.includes(option.value)
          expect(isChanged).toBe(option.disabledReason === undefined)
          expect(new Set(toggleOne(list, next, option.value))).toEqual(new Set(selected))
        }
      }),
    )
  })

  it('keeps the order of the options and values without an option', () => {
    const list = ['a', 'b', 'c'].map((value) => ({ value, label: value }))
    expect(toggleOne(list, ['removed', 'c'], 'a')).toEqual(['a', 'c', 'removed'])
  })
})
