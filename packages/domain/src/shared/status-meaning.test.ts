import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findLostStatuses } from './status-meaning'

interface Status {
  readonly name: string
  readonly state: number
}
/** Unavailable and Available, which a list includes by a switch. */
const DEFAULTS: readonly Status[] = [
  { name: 'Unavailable', state: 2 },
  { name: 'Available', state: 3 },
]

const list = (...names: string[]): Status[] => names.map((name, index) => ({ name, state: 4 + index }))
const uses = (...states: number[]) => states.map((state) => ({ state, item: `Item ${state}` }))

describe('used codes that a new list drops or names otherwise', () => {
  it.each<[string, readonly number[], Status[], Status[], [number, string, string | undefined][]]>([
    ['of an equal list: none', [4, 5], list('A', 'B'), list('A', 'B'), []],
    ['of a longer list: none', [4, 5], list('A', 'B'), list('A', 'B', 'C'), []],
    ['of a list without a code that nothing uses: none', [4], list('A', 'B'), list('A'), []],
    ['of a list without the last one', [5], list('A', 'B'), list('A'), [[5, 'B', undefined]]],
    [
      'after the first one was removed: all that move',
      [4, 5],
      list('A', 'B'),
      list('B'),
      [
        [4, 'A', 'B'],
        [5, 'B', undefined],
      ],
    ],
    ['that was renamed', [4, 5], list('A', 'B'), list('A', 'C'), [[5, 'B', 'C']]],
    ['that differs in case alone', [4], list('A'), list('a'), [[4, 'A', 'a']]],
    [
      'that was swapped',
      [5, 4],
      list('A', 'B'),
      list('B', 'A'),
      [
        [4, 'A', 'B'],
        [5, 'B', 'A'],
      ],
    ],
    [
      'of another list',
      [4, 5],
      list('A', 'B'),
      list('X', 'Y'),
      [
        [4, 'A', 'X'],
        [5, 'B', 'Y'],
      ],
    ],
    ['of no list', [4], list('A'), [], [[4, 'A', undefined]]],
    ['that dangled before, also where the code comes back: none', [7, 8], list('A'), list('A', 'B', 'C', 'D'), []],
    [
      'Available and Unavailable without the switch',
      [2, 3, 4],
      [...DEFAULTS, ...list('A')],
      list('A'),
      [
        [2, 'Unavailable', undefined],
        [3, 'Available', undefined],
      ],
    ],
    ['Available that nothing uses: none', [4], [...DEFAULTS, ...list('A')], list('A'), []],
  ])('%s [CONF-43, CONF-44, CONF-70, WF-80]', (_, states, before, after, expected) => {
    const lost = findLostStatuses(uses(...states), before, after)
    expect(lost.map(({ state, name, newName }) => [state, name, newName])).toEqual(expected)
  })

  it('come with everything that uses them [CONF-44]', () => {
    const [first, second, third] = [
      { state: 4, item: 'Weld' },
      { state: 5, item: 'Lift' },
      { state: 4, item: 'Weld' },
    ] as const
    const lost = findLostStatuses([first, second, third], list('A', 'B'), list('X', 'B'))
    expect(lost.map((status) => status.uses)).toEqual([[first, third]])
  })

  const statuses = fc.uniqueArray(
    fc.record({ name: fc.constantFrom('A', 'B', 'C', 'D'), state: fc.integer({ min: 2, max: 8 }) }),
    { selector: ({ state }) => state, maxLength: 7 },
  )
  it('are none exactly if every used code that has a name keeps it, whatever the lists are [CONF-70]', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 2, max: 8 })), statuses, statuses, (states, before, after) => {
        const nameIn = (from: readonly Status[], code: number) => from.find(({ state }) => state === code)?.name
        const lost = findLostStatuses(uses(...states), before, after)
        const changed = states.filter((code) => {
          const name = nameIn(before, code)
          return name !== undefined && name !== nameIn(after, code)
        })
        expect(new Set(lost.map(({ state }) => state))).toEqual(new Set(changed))
        expect(lost.flatMap((status) => status.uses)).toHaveLength(changed.length)
        // Without a refusal the same write is not refused a second time, and the way back is not refused either.
        if (lost.length === 0) expect(findLostStatuses(uses(...states), after, after)).toEqual([])
      }),
    )
  })
})
