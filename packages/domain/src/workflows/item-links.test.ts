import { describe, expect, it } from 'vitest'
import type { WorkflowItem } from './item'
import { findItem, findLinkError, findPrerequisiteError } from './item-links'
import type { WorkflowPhase } from './workflow'

const to = (phaseId: string, itemId: string) => ({ phaseId, itemId })
const item = (itemId: string, prerequisite?: string): WorkflowItem => ({
  itemId,
  itemName: itemId.toUpperCase(),
  itemType: 2,
  itemWeight: 0,
  ...(prerequisite !== undefined && { preRequisite: to('x', prerequisite) }),
})
const phase = (phaseId: string, ...items: WorkflowItem[]): WorkflowPhase => ({
  phaseId,
  phaseName: phaseId,
  color: '#FCC400',
  phaseWeight: 50,
  items,
})

describe('the prerequisite of an item', () => {
  const phases = [phase('x', item('a'), item('b', 'a')), phase('y', item('c', 'b'), item('d'))]

  it.each([
    ['nothing', 'd', undefined, undefined],
    ['null', 'd', null, undefined],
    ['another item', 'd', to('x', 'a'), undefined],
    ['the item itself', 'd', to('y', 'd'), 'An item cannot refer to itself.'],
    ['a deleted item', 'd', to('y', 'z'), 'This item no longer exists in the workflow.'],
    ['an item that waits for it', 'a', to('y', 'c'), 'The chain of prerequisites comes back to this item.'],
  ])('that is %s, of item %s, has the error of %o: %s [ITEM-11, ITEM-12]', (_, itemId, link, error) => {
    expect(findPrerequisiteError(phases, itemId, link)).toBe(error)
  })
})

describe('a link in a list', () => {
  const phases = [phase('x', item('a'), item('b'))]
  it.each([
    [['b'], 0, undefined],
    [[null], 0, undefined],
    [['a'], 0, 'An item cannot refer to itself.'],
    [['z'], 0, 'This item no longer exists in the workflow.'],
    [['b', 'b'], 0, undefined],
    [['b', 'b'], 1, 'This item is already in the list.'],
  ])('%j at %d has the error %s', (links, place, error) => {
    expect(findLinkError(phases, 'a', links, place)).toBe(error)
  })

  it('finds its item in any phase', () => {
    expect(findItem([phase('w'), ...phases], 'b')?.phase.phaseId).toBe('x')
    expect(findItem(phases, 'z')).toBeUndefined()
  })
})
