import { describe, expect, it } from 'vitest'
import type { WorkflowItem } from './item'
import {
  canBeCompleted,
  findLinkError,
  findPrerequisiteError,
  isCompletedByOther,
  linkTo,
  listBeforeAndAfter,
  listCompletable,
  listPrerequisites,
  listPreviousOfPhase,
  type PlacedItem,
} from './item-links'
import type { WorkflowPhase } from './workflow'

const to = (phaseId: string, itemId: string) => ({ phaseId, itemId })
const item = (itemId: string, fields: Partial<WorkflowItem> = {}): WorkflowItem => ({
  itemId,
  itemName: itemId.toUpperCase(),
  itemType: 2,
  itemWeight: 0,
  ...fields,
})
const phase = (phaseId: string, ...items: WorkflowItem[]): WorkflowPhase => ({
  phaseId,
  phaseName: phaseId,
  color: '#FCC400',
  phaseWeight: 50,
  items,
})
const REQUIREMENT = { name: 'Drawing', requirementType: 1, requirmentWeight: 0, IsPropertyEditable: false } as const
const ids = (placed: readonly PlacedItem[]): string[] => placed.map((place) => place.item.itemId)

describe('the prerequisite of an item', () => {
  const phases = [
    phase('x', item('a'), item('b', { preRequisite: to('x', 'a') })),
    phase('y', item('c', { preRequisite: to('x', 'b') }), item('d')),
  ]

  it('can be any other item whose own chain does not come back [ITEM-12]', () => {
    expect(ids(listPrerequisites(phases, 'a'))).toEqual(['d'])
    expect(ids(listPrerequisites(phases, 'b'))).toEqual(['a', 'd'])
    expect(ids(listPrerequisites(phases, 'd'))).toEqual(['a', 'b', 'c'])
  })

  it('ends a stored chain that runs in a circle [ITEM-12]', () => {
    const circle = [
      phase('x', item('a', { preRequisite: to('x', 'b') }), item('b', { preRequisite: to('x', 'a') }), item('c')),
    ]
    expect(ids(listPrerequisites(circle, 'c'))).toEqual(['a', 'b'])
    expect(findPrerequisiteError(circle, 'a', to('x', 'b'))).toBe('The chain of prerequisites comes back to this item.')
  })

  it.each([
    ['nothing', undefined, undefined],
    ['null', null, undefined],
    ['another item', to('x', 'a'), undefined],
    ['the item itself', to('y', 'd'), 'An item cannot refer to itself.'],
    ['a deleted item', to('y', 'z'), 'This item no longer exists in the workflow.'],
  ])('that is %s has the error %s [ITEM-11]', (_, link, error) => {
    expect(findPrerequisiteError(phases, 'd', link)).toBe(error)
  })

  it('is a link with the phase and the item [ITEM-11]', () => {
    expect(listPrerequisites(phases, 'd').map(linkTo)).toContainEqual(to('y', 'c'))
  })
})

describe('the items that an item completes', () => {
  const phases = [
    phase('x', item('a'), item('b', { requirements: [REQUIREMENT] })),
    phase(
      'y',
      item('c', { conditionalVisibility: [{ condition: 'Yes', ...to('x', 'a') }] }),
      item('d', { requirements: [], conditionalVisibility: [] }),
      item('e', { complete: [to('y', 'd')] }),
      item('f'),
    ),
  ]

  it('have neither requirements nor conditional visibility [ITEM-62]', () => {
    expect(ids(listCompletable(phases, 'e'))).toEqual(['a', 'd', 'f'])
    expect(canBeCompleted(item('x'))).toBe(true)
  })

  it('are, for all previous, the earlier ones of the phase alone [ITEM-59]', () => {
    expect(ids(listPreviousOfPhase(phases, 'e'))).toEqual(['d'])
    expect(ids(listPreviousOfPhase(phases, 'f'))).toEqual(['d', 'e'])
    expect(listPreviousOfPhase(phases, 'c')).toEqual([])
    expect(listPreviousOfPhase(phases, 'deleted')).toEqual([])
  })

  it('know that another item completes them [ITEM-18]', () => {
    expect(isCompletedByOther(phases, 'd')).toBe(true)
    expect(isCompletedByOther(phases, 'e')).toBe(false)
  })
})

describe('the items before and after an item', () => {
  it('follow the order of phases, then of items, over the whole workflow [ITEM-67]', () => {
    const phases = [phase('x', item('a'), item('b')), phase('y', item('c'))]
    const around = (itemId: string) => {
      const { before, after } = listBeforeAndAfter(phases, itemId)
      return [ids(before), ids(after)]
    }
    expect(around('a')).toEqual([[], ['b', 'c']])
    expect(around('b')).toEqual([['a'], ['c']])
    expect(around('c')).toEqual([['a', 'b'], []])
    expect(around('deleted')).toEqual([[], []])
  })
})

describe('a link in a list', () => {
  it.each([
    [['b'], 0, undefined],
    [[null], 0, undefined],
    [['a'], 0, 'An item cannot refer to itself.'],
    [['z'], 0, 'This item no longer exists in the workflow.'],
    [['b', 'b'], 0, undefined],
    [['b', 'b'], 1, 'This item is already in the list.'],
  ])('%j at %d has the error %s', (links, place, error) => {
    expect(findLinkError([phase('x', item('a'), item('b'))], 'a', links, place)).toBe(error)
  })
})
