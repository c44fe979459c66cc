import { describe, expect, it } from 'vitest'
import {
  type BoardWorkflowItem,
  type BoardWorkflowPhase,
  getFlags,
  isItemNameTaken,
  isPhaseNameTaken,
  ITEM_FLAGS,
  indexReferences,
  withLinksRewritten,
} from './board'

const item = (itemId: string, more: Partial<BoardWorkflowItem> = {}): BoardWorkflowItem => ({
  itemId,
  itemName: `Item ${itemId}`,
  itemType: 2,
  itemWeight: 0,
  ...more,
})
const phase = (phaseId: string, ...items: BoardWorkflowItem[]): BoardWorkflowPhase => ({
  phaseId,
  phaseName: `Phase ${phaseId}`,
  color: '#FCC400',
  phaseWeight: 0,
  items,
})
const to = (phaseId: string, itemId: string) => ({ phaseId, itemId })

describe('the icons of a card', () => {
  it.each([
    ['preRequisite', { preRequisite: to('a', '1') }],
    ['conditionalVisibility', { conditionalVisibility: [{ ...to('a', '1'), condition: 'Yes' }] }],
    ['requirements', { requirements: [{}] }],
    ['triggers', { trigger: {} }],
    ['triggers', { triggers: [{}] }],
    ['reset', { reset: [to('a', '1')] }],
    ['complete', { complete: [to('a', '1')] }],
    ['equipmentStatus', { itemStateFromEquipmentStatus: [{}] }],
    ['equipmentStatus', { equipmentStatus: {} }],
    ['production', { production: {} }],
    ['emails', { emails: ['a@b.example'] }],
  ] as const)('flag %s for %o [WF-42]', (flag, more) => {
    expect(getFlags(item('1', more))).toEqual([flag])
  })

  it('flag nothing that is empty, and all in one order [WF-42]', () => {
    expect(getFlags(item('1', { preRequisite: null, reset: [], emails: [], triggers: [] }))).toEqual([])
    const full = {
      emails: ['a@b.example'],
      production: {},
      equipmentStatus: {},
      complete: [to('a', '2')],
      reset: [to('a', '2')],
      trigger: {},
      requirements: [{}],
      conditionalVisibility: [{ ...to('a', '2'), condition: 'Yes' }],
      preRequisite: to('a', '2'),
    }
    expect(getFlags(item('1', full))).toEqual(ITEM_FLAGS)
  })
})

describe('moving an item to another phase', () => {
  it('rewrites every link to it, and nothing else [WF-41]', () => {
    const linked = item('2', {
      preRequisite: to('a', '1'),
      conditionalVisibility: [{ ...to('a', '1'), condition: 'Yes' }],
      reset: [to('a', '1'), to('b', '3')],
      complete: [to('a', '1')],
    })
    const other = phase('c', item('4'))
    // Item 1 has gone from a to b.
    const [a, b, c] = withLinksRewritten([phase('a', linked), phase('b', item('1'), item('3')), other])
    expect(a?.items[0]).toEqual({
      ...linked,
      preRequisite: to('b', '1'),
      conditionalVisibility: [{ ...to('b', '1'), condition: 'Yes' }],
      reset: [to('b', '1'), to('b', '3')],
      complete: [to('b', '1')],
    })
    expect(b?.items.map(({ itemId }) => itemId)).toEqual(['1', '3'])
    expect(c).toBe(other)
  })

  it('leaves phases alone whose links are right, and links to what is gone', () => {
    const phases = [
      phase('a', item('1', { preRequisite: to('a', 'gone'), complete: [to('b', '2')] })),
      phase('b', item('2')),
    ]
    expect(withLinksRewritten(phases)).toBe(phases)
  })
})

describe('what refers to an item or a phase', () => {
  const phases = [
    phase('a', item('1', { reset: [to('a', '1'), to('a', '2')] }), item('2')),
    phase('b', item('3', { preRequisite: to('a', '1') }), item('4', { complete: [to('b', '3')] })),
  ]
  it.each([
    ['1', ['preRequisite 3']],
    ['2', ['reset 1']],
    ['3', ['complete 4']],
    ['4', []],
  ])('names the links to item %s from others [ITEM-34]', (itemId, expected) => {
    expect(indexReferences(phases)({ itemId }).map(({ kind, from }) => `${kind} ${from.itemId}`)).toEqual(expected)
  })

  it.each([
    ['a', ['preRequisite 3']],
    ['b', []],
  ])('names the links to phase %s from outside of it alone [ITEM-35, ITEM-36]', (phaseId, expected) => {
    expect(indexReferences(phases)({ phaseId }).map(({ kind, from }) => `${kind} ${from.itemId}`)).toEqual(expected)
  })
})

describe('names', () => {
  it('are unique in the workflow for phases, trimmed and without case [WF-50, WF-51]', () => {
    const phases = [phase('a'), phase('b')]
    expect(isPhaseNameTaken(phases, 'a', ' phase B ')).toBe(true)
    expect(isPhaseNameTaken(phases, 'b', 'Phase b')).toBe(false)
  })

  it('are unique in a phase for items [ITEM-05, WF-51]', () => {
    expect(isItemNameTaken([item('1'), item('2')], '1', 'item 2')).toBe(true)
    expect(isItemNameTaken([item('1'), item('2')], '1', 'Item 3')).toBe(false)
  })
})
