import { describe, expect, it } from 'vitest'
import type { WorkflowItem } from './item'
import { findNewFaults } from './new-faults'
import type { WorkflowContext, WorkflowDraft } from './validate'
import { linkTo, sampleItem as item, samplePhase as phase } from './workflow-sample'

const CONTEXT: WorkflowContext = { projectCount: 1, hasDifferingStatuses: false }
const ITEMS = [item('1', 50, { preRequisite: linkTo('gone') }), item('2', 20), item('3', 20, { itemName: ' ' })]
/** A name that is too long, a link to an item that does not exist, an item without a name, and weights of 90. */
const STORED: WorkflowDraft = { name: 'x'.repeat(501), phases: [phase('a', 100, ...ITEMS)] }
const ALL = ['name', 'phases.0.items', 'phases.0.items.0.preRequisite', 'phases.0.items.2.itemName']

const withItems = (items: readonly WorkflowItem[]): WorkflowDraft => ({
  ...STORED,
  phases: [phase('a', 100, ...items)],
})
const withItem = (place: number, change: Partial<WorkflowItem>): WorkflowDraft =>
  withItems(ITEMS.map((one, at) => (at === place ? { ...one, ...change } : one)))
const saveOver = (draft: WorkflowDraft) =>
  findNewFaults({ draft, context: CONTEXT }, { draft: STORED, context: CONTEXT }).map(({ path }) => path)

describe('a workflow that was stored with faults', () => {
  it('has all of them where there is no stored one', () => {
    const found = findNewFaults({ draft: STORED, context: CONTEXT }, undefined).map(({ path }) => path)
    expect(found.toSorted()).toEqual(ALL)
  })

  it.each<[string, WorkflowDraft]>([
    ['nothing', STORED],
    ['the name', { ...STORED, name: 'Spools' }],
    ['the order of its items', withItems(ITEMS.toReversed())],
    ['an item without a fault', withItem(1, { itemName: 'Weld' })],
    ['the color of its phase', { ...STORED, phases: [{ ...phase('a', 100, ...ITEMS), color: '#000000' }] }],
  ])('is not refused for them when a save changes %s [LIC-88]', (_, draft) => {
    expect(saveOver(draft)).toEqual([])
  })

  it.each<[string, WorkflowDraft, string[]]>([
    ['the item with the link', withItem(0, { itemName: 'New' }), ['phases.0.items.0.preRequisite']],
    ['a weight', withItem(1, { itemWeight: 25 }), ['phases.0.items']],
    ['the name to another that is too long', { ...STORED, name: 'y'.repeat(501) }, ['name']],
    [
      'the link of another item to nothing',
      withItem(1, { preRequisite: linkTo('gone') }),
      ['phases.0.items.1.preRequisite'],
    ],
    ['a phase by adding one', { ...STORED, phases: [...STORED.phases, phase('b', 50, item('4', 100))] }, ['phases']],
  ])('is refused when a save changes %s [LIC-88]', (_, draft, expected) => {
    expect(saveOver(draft)).toEqual(expected)
  })

  const twins = (...names: string[]): WorkflowDraft => ({
    ...STORED,
    name: 'Spools',
    phases: [
      phase('a', 50, item('1', 100)),
      phase('b', 50, ...names.map((itemName, place) => item(`b${place}`, 0, { itemName }))),
    ],
  })
  const saveTwins = (draft: WorkflowDraft) =>
    findNewFaults({ draft, context: CONTEXT }, { draft: twins('A B', 'A\u00a0B', 'C'), context: CONTEXT }).flatMap(
      ({ path }) => (path.endsWith('.itemName') ? [path] : []),
    )

  it('keeps names that are the same, and accepts no further one [USER-131]', () => {
    expect(saveTwins(twins('A B', 'A\u00a0B', 'C'))).toEqual([])
    expect(saveTwins(twins('A B', 'A\u00a0B', 'D'))).toEqual([])
    expect(saveTwins(twins('A B', 'free', 'C'))).toEqual([])
    expect(saveTwins(twins('A B', 'A\u00a0B', 'a  b'))).toContain('phases.1.items.2.itemName')
    expect(saveTwins(twins('a b', 'A\u00a0B', 'C'))).toEqual(['phases.1.items.1.itemName'])
    expect(saveTwins(twins('A B', 'A\u00a0B', 'C\u200b'))).toEqual(['phases.1.items.2.itemName'])
  })

  it('is not refused for a stored name that changes in another field [USER-131]', () => {
    const changed = twins('A B', 'A\u00a0B', 'C')
    const [first, second] = changed.phases
    const items = second?.items.map((one) => ({ ...one, itemWeight: 10 })) ?? []
    expect(saveTwins({ ...changed, phases: [first!, { ...second!, items }] })).toEqual([])
  })

  it('is refused for a fault that only the projects of the save make [WF-68]', () => {
    const trigger = {
      id: 't'.repeat(36),
      triggerType: 1 as const,
      triggerName: 'Gate',
      triggerDescription: '',
      siteID: 7,
      condition: 1 as const,
    }
    const yard = (projectCount: number) => ({
      draft: { name: 'Yard', phases: [phase('a', 100, item('1', 100, { trigger }))] },
      context: { ...CONTEXT, projectCount },
    })
    expect(findNewFaults(yard(1), yard(1))).toEqual([])
    expect(findNewFaults(yard(2), yard(1)).length).toBeGreaterThan(0)
  })
})
