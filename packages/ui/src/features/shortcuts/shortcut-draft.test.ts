import { describe, expect, it } from 'vitest'
import type { DashboardType, Shortcut } from '@sitewright/domain/shortcuts/model'
import { createDraft, getChangedFields, refreshed, valuesChanged } from '../../draft/draft'
import {
  assignInDraft,
  followOrder,
  getBasicIds,
  getTexts,
  moveInOrder,
  ORDER,
  toDraft,
  toSave,
} from './shortcut-draft'

const row = (id: number, value: number | DashboardType | null = null): Shortcut => ({
  id,
  type: typeof value === 'string' ? value : null,
  order: typeof value === 'number' ? value : null,
  reportName: `Report ${id}`,
  reportPath: `/${id}`,
})
const stored = [row(1, 0), row(2, 1), row(3, 2), row(4, 'needs'), row(5), row(6)]
const base = toDraft(stored, followOrder('', stored))

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
    const moved = { ...base, [ORDER]: moveInOrder(base, 3, 0) }
    expect(getBasicIds(moved)).toEqual([3, 1, 2])
    expect(moveInOrder(moved, 3, 2)).toBe(base[ORDER])
  })

  it('adds a basic shortcut at the end, and is clean again without it [SET-31]', () => {
    const first = assignInDraft(base, base, 6, null)
    const both = assignInDraft(first, base, 5, null)
    expect(getBasicIds(both)).toEqual([1, 2, 3, 6, 5])
    const one = assignInDraft(both, base, 5, undefined)
    expect(getBasicIds(one)).toEqual([1, 2, 3, 6])
    expect(assignInDraft(one, base, 6, undefined)).toEqual(base)
  })

  it('keeps a new order and a new shortcut when another one is deleted on the server [SET-32]', () => {
    const added = assignInDraft(base, base, 5, 'tools')
    const draft = valuesChanged(createDraft({ value: base, version: 'a' }), {
      ...added,
      [ORDER]: moveInOrder(added, 3, 0),
    })
    const rest = stored.map((item) => (item.id === 2 ? row(2) : item))
    const next = refreshed(draft, { value: toDraft(rest, followOrder(base[ORDER]!, rest)), version: 'b' })
    expect(next.conflict).toBeUndefined()
    expect(getBasicIds(next.value)).toEqual([3, 1])
    expect(getChangedFields(next).toSorted()).toEqual(['5', ORDER])
  })

  it('merges what others assigned, and asks only about a report or an order that both changed', () => {
    const draft = valuesChanged(createDraft({ value: base, version: 'a' }), {
      ...assignInDraft(base, base, 5, 'tools'),
      [ORDER]: moveInOrder(base, 3, 0),
    })
    const appended = stored.map((item) => (item.id === 6 ? row(6, 3) : item))
    const merged = refreshed(draft, { value: toDraft(appended, followOrder(base[ORDER]!, appended)), version: 'b' })
    expect(merged.conflict).toBeUndefined()
    expect(getBasicIds(merged.value)).toEqual([3, 1, 2, 6])
    const reordered = [row(1, 1), row(2, 0), row(3, 2), row(4, 'needs'), row(5, 'picks'), row(6)]
    const contested = refreshed(draft, {
      value: toDraft(reordered, followOrder(base[ORDER]!, reordered)),
      version: 'c',
    })
    expect(Object.keys(contested.conflict?.contested ?? {}).toSorted()).toEqual(['5', ORDER])
  })

  it('names reports and kinds', () => {
    const draft = assignInDraft(base, base, 5, null)
    const { labels, formats } = getTexts(stored, base, draft)
    expect([labels['5'], formats['5']?.(''), formats['5']?.('basic'), formats['4']?.('cableschedule')]).toEqual([
      'Report 5',
      'Unassigned',
      'Basic',
      'Cable schedule',
    ])
    expect(formats[ORDER]?.(base[ORDER]!)).toBe('Report 1, Report 2, Report 3, Report 5')
  })
})
