import { describe, expect, it } from 'vitest'
import type { DashboardType, Shortcut } from '@sitewright/domain/shortcuts/model'
import { createDraft, refreshed, valueChanged } from '../../draft/draft'
import { getChanges, toContestedFields } from '../../draft/draft-texts'
import { removeRow, type Rows } from '../../draft/rows'
import {
  assign,
  getBasic,
  moveBasic,
  nameErrors,
  type ShortcutRow,
  shortcutTexts,
  toDraft,
  toSave,
} from './shortcut-draft'

const report = (id: number, value: number | DashboardType | null = null): Shortcut => ({
  id,
  type: typeof value === 'string' ? value : null,
  order: typeof value === 'number' ? value : null,
  reportName: `Report ${id}`,
  reportPath: `/${id}`,
})
const stored = [report(1, 0), report(2, 1), report(3, 2), report(4, 'needs'), report(5), report(6)]
const base = toDraft(stored)
const rows = base.shortcuts

const move = (now: Rows<ShortcutRow>, id: number, place: number) => {
  const row = now.get(String(id))
  if (row === undefined) throw new Error('The report is no shortcut.')
  return moveBasic(now, row, place)
}
const basicIds = (now: Rows<ShortcutRow>): number[] => getBasic(now).map(({ id }) => id)
const edit = (shortcuts: Rows<ShortcutRow>) =>
  valueChanged(createDraft({ value: base, version: 'a' }), 'shortcuts', shortcuts)
const theirs = (...changed: readonly Shortcut[]) => ({
  value: toDraft(stored.map((row) => changed.find(({ id }) => id === row.id) ?? row)),
  version: 'b',
})

describe('the draft of shortcuts', () => {
  it('saves what is stored', () => {
    expect(toSave(base)).toEqual([
      { id: 1, type: null, order: 0 },
      { id: 2, type: null, order: 1 },
      { id: 3, type: null, order: 2 },
      { id: 4, type: 'needs', order: null },
    ])
  })

  it('moves a basic shortcut and is clean again when it moves back [SET-34]', () => {
    const moved = move(rows, 3, 0)
    expect(basicIds(moved)).toEqual([3, 1, 2])
    expect([...move(moved, 3, 2).keys()]).toEqual([...rows.keys()])
    expect(basicIds(move(rows, 2, 99))).toEqual([1, 3, 2])
  })

  it('adds a basic shortcut at the end, also to a license without one, and is clean again without it [SET-29, SET-31]', () => {
    const both = assign(assign(rows, report(6), null), report(5), null)
    expect(basicIds(both)).toEqual([1, 2, 3, 6, 5])
    expect([...removeRow(removeRow(both, '6'), '5').keys()]).toEqual([...rows.keys()])
    expect(basicIds(assign(toDraft([report(4, 'needs')]).shortcuts, report(5), null))).toEqual([5])
    expect(assign(rows, report(5), 'needs').get('5')).toMatchObject({ type: 'needs' })
  })

  it('puts a basic shortcut behind the others, wherever the dashboard ones are [SET-34]', () => {
    const mixed = edit(assign(rows, report(5), null))
    const { value } = refreshed(mixed, theirs(report(3, 'picks'), report(6, 0), report(1, 1), report(2, 2)))
    expect(basicIds(value.shortcuts)).toEqual([6, 1, 2, 5])
    expect(basicIds(move(value.shortcuts, 6, 3))).toEqual([1, 2, 5, 6])
    expect(basicIds(move(value.shortcuts, 5, 1))).toEqual([6, 5, 1, 2])
  })

  it('keeps a new order and a new shortcut when another one is deleted on the server [SET-32]', () => {
    const draft = edit(move(assign(rows, report(5), 'tools'), 3, 0))
    const next = refreshed(draft, theirs(report(2)))
    expect(next.conflict).toBeUndefined()
    expect(basicIds(next.value.shortcuts)).toEqual([3, 1])
    expect(getChanges(next, shortcutTexts)).toMatchObject([
      { label: 'Report 5', kind: 'added' },
      { label: 'Order of basic shortcuts' },
    ])
  })

  it('merges what others assigned, and asks only about a report or an order that both changed [SET-36]', () => {
    const draft = edit(move(assign(rows, report(5), 'tools'), 3, 0))
    const merged = refreshed(draft, theirs(report(6, 3)))
    expect(merged.conflict).toBeUndefined()
    expect(basicIds(merged.value.shortcuts)).toEqual([3, 1, 2, 6])
    const contested = refreshed(draft, theirs(report(3, 1), report(2, 2), report(5, 'picks')))
    expect(toContestedFields(contested, shortcutTexts)).toMatchObject([
      { label: 'Dashboard of Report 5', theirs: 'Picks', mine: 'Tools' },
      {
        label: 'Order of basic shortcuts',
        before: '3. Report 3',
        theirs: '2. Report 3',
        mine: '1. Report 3',
      },
    ])
  })

  it('names the report of an error', () => {
    const sent = toSave(base)
    expect(nameErrors({ '3.type': ['Unknown.'], '9.type': ['Odd.'] }, sent, base)).toEqual({
      '3.type': ['Report 4: Unknown.'],
      '9.type': ['Odd.'],
    })
  })
})
