import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applySelection } from './apply-selection'

const ids = fc.uniqueArray(fc.nat(9))

describe('a wanted selection', () => {
  it('never changes a locked option, and applies in full to all others [WF-80]', () => {
    fc.assert(
      fc.property(ids, ids, ids, (current, wanted, locked) => {
        const next = applySelection(current, wanted, (id) => locked.includes(id))
        expect(new Set(next).size).toBe(next.length)
        for (let id = 0; id < 10; id += 1) {
          const source = locked.includes(id) ? current : wanted
          expect(next.includes(id)).toBe(source.includes(id))
        }
        const isWanted = (id: number): boolean => wanted.includes(id)
        expect(next.filter(isWanted)).toEqual(wanted.filter((id) => next.includes(id)))
      }),
    )
  })

  it('leaves a locked option at its place', () => {
    expect(applySelection(['a', 'locked', 'b'], [], (id) => id === 'locked')).toEqual(['locked'])
    expect(applySelection(['a', 'locked', 'b'], ['a', 'b'], (id) => id === 'locked')).toEqual(['a', 'locked', 'b'])
    expect(applySelection(['locked'], ['a', 'locked'], (id) => id === 'locked')).toEqual(['a', 'locked'])
  })

  it('can lock an option only against its removal, or only against its choice', () => {
    expect(applySelection(['a'], ['b'], (_, isSelected) => isSelected)).toEqual(['a', 'b'])
    expect(applySelection(['a'], ['b'], (_, isSelected) => !isSelected)).toEqual([])
  })
})
