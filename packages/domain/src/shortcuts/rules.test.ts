import { describe, expect, it } from 'vitest'
import { dashboardNames } from './messages'
import { DASHBOARD_TYPES, MAX_SHORTCUTS, ShortcutSave, type ShortcutInput } from './model'
import { getKind, renumber, sortBasic, unassign } from './rules'

const row = (id: number, type: ShortcutInput['type'] = null, order: number | null = null) => ({ id, type, order })

describe('the kind of a shortcut', () => {
  it.each([
    ['unassigned', null, null],
    ['basic', null, 0],
    ['basic', null, 7],
    ['dashboard', 'needs', null],
    ['dashboard', 'tools', 3],
  ] as const)('is %s with the type %s and the order %s [SET-24, SET-26, SET-30]', (kind, type, order) => {
    expect(getKind({ type, order })).toBe(kind)
  })
})

it('there are exactly 18 dashboard types, each with a name [SET-25]', () => {
  const specified =
    'needs, forecast, orders, shipments, delivery, receipts, uosds, storage, inventory, transfers, request, issuing, picks, returns, preservation, cableschedule, sensors, tools'
  expect(DASHBOARD_TYPES).toEqual(specified.split(', '))
  expect(Object.keys(dashboardNames)).toEqual([...DASHBOARD_TYPES])
})

describe('a save', () => {
  it('numbers basic shortcuts from 0 and clears the order of dashboard ones [SET-28, SET-30]', () => {
    const rows = [row(1, null, 9), row(2, 'picks', 4), row(3), row(4, null, 2), row(5, null, -3)]
    expect(renumber(rows)).toEqual([row(5, null, 0), row(4, null, 1), row(1, null, 2), row(2, 'picks')])
  })

  it('keeps the places of basic shortcuts with the same order', () => {
    expect(sortBasic([row(8, null, 1), row(2, null, 1), row(5, null, 0)]).map(({ id }) => id)).toEqual([5, 8, 2])
  })

  it('refuses unknown types and repeated reports, all at once', () => {
    const result = ShortcutSave.safeParse([
      { id: 1, type: 'needs' },
      { id: 2, type: 'nedes' },
      { id: 1, order: 0 },
      { id: 3, type: 'Needs', order: 1 },
    ])
    const paths = result.error?.issues.map(({ path }) => path.join('.')).toSorted()
    expect(paths).toEqual(['1.type', '3.type'])
    const repeated = ShortcutSave.safeParse([{ id: 1 }, { id: 2 }, { id: 1 }, { id: 2, order: 0 }])
    expect(repeated.error?.issues.map(({ path }) => path.join('.'))).toEqual(['2.id', '3.id'])
    expect(ShortcutSave.safeParse(Array.from({ length: MAX_SHORTCUTS + 1 }, (_, id) => ({ id }))).success).toBe(false)
  })
})

it('a deletion clears the type and the order of one report alone [SET-27]', () => {
  expect(unassign([row(1, 'needs'), row(2, null, 0), row(3, null, 1)], 2)).toEqual([
    row(1, 'needs'),
    row(2),
    row(3, null, 1),
  ])
})
