import { expect, it } from 'vitest'
import { customStatuses, includesDefaultStatuses } from './equipment-statuses'
import type { ConfigEntry } from './model'
import { planRestore } from './restore'

const CONFIG = 'CustomEquipmentStatus'
const list = (...names: string[]): ConfigEntry[] => [
  { property: CONFIG, parameters: names.map((name) => ({ name, label_type: 'bool' })) },
]
const namesOf = (entries: readonly ConfigEntry[]) => customStatuses(entries).map(({ name }) => name)

it.each([
  ['brings back what no item uses', ['A', 'B'], ['C'], [], ['C'], []],
  ['keeps the name of a code in use', ['A', 'On hire'], ['A', 'Rented out'], [5], ['A', 'On hire'], ['On hire']],
  ['keeps a status in use, and those before it', ['A', 'B', 'C', 'D'], ['A'], [6], ['A', 'B', 'C'], ['C']],
  [
    'keeps all where an old name is now that of a code in use',
    ['On hire'],
    ['X', 'On hire'],
    [4],
    ['On hire'],
    ['On hire'],
  ],
  ['keeps all where two names were swapped', ['B', 'A'], ['A', 'B'], [5], ['B', 'A'], ['A']],
  ['keeps nothing that already is the same', ['A', 'B'], ['A', 'C'], [4], ['A', 'C'], []],
])('%s [CONF-78]', (_what, now, then, used, restored, kept) => {
  const plan = planRestore(CONFIG, list(...now), list(...then), used)
  expect(namesOf(plan.entries)).toEqual(restored)
  expect(plan.kept.map(({ name }) => name)).toEqual(kept)
})

it('keeps what a status in use is, not its name alone [CONF-78]', () => {
  const withSign = (bool: boolean): ConfigEntry[] => [{ property: CONFIG, parameters: [{ name: 'A', bool }] }]
  const plan = planRestore(CONFIG, withSign(true), withSign(false), [4])
  expect(customStatuses(plan.entries)).toEqual(customStatuses(withSign(true)))
  expect(plan.kept.map(({ name }) => name)).toEqual(['A'])
})

it('keeps Available on while items use it [CONF-78]', () => {
  const on = [
    ...list('A'),
    { property: 'includeDefaultStatuses', parameters: [{ name: 'includeDefaultStatuses', bool: true }] },
  ]
  const plan = planRestore(CONFIG, on, list('A'), [3])
  expect(includesDefaultStatuses(plan.entries)).toBe(true)
  expect(namesOf(plan.entries)).toEqual(['A'])
  expect(plan.kept).toEqual([{ name: 'Available', state: 3 }])
})

it('restores other configs, and deleted ones, as they were [CONF-78]', () => {
  const old = [{ property: 'P', parameters: [{ name: 'a', value: 1, unit: 'mm' }] }]
  expect(planRestore('Integration', [], old, [4])).toEqual({ entries: old, kept: [] })
  expect(planRestore(CONFIG, undefined, list('A'), [5]).kept).toEqual([])
})
