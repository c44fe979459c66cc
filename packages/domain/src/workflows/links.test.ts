import { describe, expect, it } from 'vitest'
import type { Requirement, Trigger } from './item'
import { equipmentMappings, getTrigger, withItemType, withTrigger } from './item-parts'
import {
  canRemoveLink,
  completeChoices,
  hasAllLinks,
  type PlacedLink,
  prerequisiteChoices,
  previousToComplete,
  readLinks,
  resetChoices,
  withoutLink,
} from './links'
import { existingPhases, isGeneratedId, newItem, newPhase, parsePhaseReference, phaseReference } from './new-parts'
import {
  canAddMapping,
  canBeEditable,
  canDeleteCondition,
  CONDITIONS_OF,
  hasQuantity,
  toRequirement,
} from './part-faults'
import { blockedCopies, copiesOfWorkflow, searchTexts, toRows } from './list'
import type { Workflow, WorkflowPhase } from './workflow'
import { linkTo as to, sampleItem as item, samplePhase as phase } from './workflow-sample'

const requirement: Requirement = { name: ' R ', requirementType: 1, requirmentWeight: 0, IsPropertyEditable: true }
const conditions = [
  { ...to('1'), condition: 'A' },
  { ...to('3'), condition: 'B' },
]
const PHASES = [
  phase(
    'a',
    50,
    item('1', 25),
    item('2', 25, { preRequisite: to('1') }),
    item('3', 25, { requirements: [requirement] }),
    item('4', 25),
  ),
  phase('b', 50, item('5', 50, { preRequisite: to('2') }), item('6', 50, { conditionalVisibility: conditions })),
]
const idsOf = (placed: readonly { readonly item: { readonly itemId: string } }[]) => placed.map((of) => of.item.itemId)
const linked = (links: readonly { readonly itemId: string }[]) => links.map(({ itemId }) => itemId)

describe('choices of links', () => {
  it('a prerequisite is any other item whose own chain does not lead back [ITEM-12]', () => {
    expect(idsOf(prerequisiteChoices(PHASES, '1'))).toEqual(['3', '4', '6'])
    expect(idsOf(prerequisiteChoices(PHASES, '5'))).toEqual(['1', '2', '3', '4', '6'])
  })

  it('auto-complete offers items without requirements and conditions [ITEM-62]', () => {
    expect(idsOf(completeChoices(PHASES, '1'))).toEqual(['2', '4', '5'])
  })

  it('all previous items are earlier ones of the phase without requirements and conditions [ITEM-59, ITEM-60]', () => {
    const previous = previousToComplete(PHASES, '4')
    expect(previous).toEqual([to('1'), to('2')])
    expect(previousToComplete(PHASES, '5')).toEqual([])
    expect(previousToComplete(PHASES, 'gone')).toEqual([])
    expect(hasAllLinks([to('2'), to('1')], previous)).toBe(true)
    expect(hasAllLinks([to('1')], previous)).toBe(false)
    expect(hasAllLinks([], [])).toBe(false)
  })

  it('reset counts the order of the whole workflow [ITEM-63, ITEM-67]', () => {
    const { before, after } = resetChoices(PHASES, '5')
    expect([linked(before), linked(after)]).toEqual([['1', '2', '3', '4'], ['6']])
    expect(resetChoices(PHASES, 'gone')).toEqual({ before: [], after: [] })
  })
})

describe('links from both ends', () => {
  const dangling = item('7', 0, {
    preRequisite: to('gone'),
    // Item 5 is in phase b.
    reset: [to('5'), to('1'), to('7', 'c')],
    conditionalVisibility: [...conditions, { phaseId: '', itemId: '', condition: 'C' }],
  })
  const phases = [...PHASES, phase('c', 0, dangling)]
  const links = readLinks(phases)
  const brief = (list: readonly PlacedLink[]) =>
    list.map(({ kind, place, from, to: target }) => [from.item.itemId, kind, place, target?.item.itemId])

  it('lists what an item uses and what uses it, without the item itself [WF-100, ITEM-36]', () => {
    expect(brief(links.getUses('6'))).toEqual([
      ['6', 'conditionalVisibility', 0, '1'],
      ['6', 'conditionalVisibility', 1, '3'],
    ])
    expect(links.getUses('6').map(({ condition }) => condition)).toEqual(['A', 'B'])
    expect(brief(links.getUsers('1'))).toEqual([
      ['2', 'preRequisite', 0, '1'],
      ['6', 'conditionalVisibility', 0, '1'],
      ['7', 'conditionalVisibility', 0, '1'],
      ['7', 'reset', 1, '1'],
    ])
    expect(links.getUsers('7')).toEqual([])
    expect(links.getUses('1')).toEqual([])
    expect(links.getItem('5')?.phase.phaseId).toBe('b')
  })

  it('treats a link with the wrong phase as dangling, and a condition without a target as incomplete [WF-97]', () => {
    expect(brief(links.dangling)).toEqual([
      ['7', 'preRequisite', 0, undefined],
      ['7', 'reset', 0, undefined],
    ])
  })

  it('an item is used by a link that names it in another phase, because it keeps the item from being deleted [WF-100, ITEM-36]', () => {
    expect(brief(links.getUsers('5'))).toEqual([['7', 'reset', 0, undefined]])
  })

  it('removes one link, and a condition only while two stay [WF-99]', () => {
    const [prerequisite, reset] = links.dangling as [PlacedLink, PlacedLink]
    expect(withoutLink(phases, reset)[2]?.items[0]).toEqual({ ...dangling, reset: [to('1'), to('7', 'c')] })
    expect(withoutLink(phases, reset)[0]).toBe(phases[0])
    const left = withoutLink(phases, prerequisite)
    expect(left[2]?.items[0]?.preRequisite).toBeNull()
    expect(readLinks(left).dangling).toHaveLength(1)
    expect(links.getUses('6').map(canRemoveLink)).toEqual([false, false])
    expect(
      links
        .getUses('7')
        .filter(({ kind }) => kind === 'conditionalVisibility')
        .map(canRemoveLink),
    ).toEqual([true, true, true])
  })
})

describe('parts of an item', () => {
  const trigger: Trigger = { id: 't', triggerType: 2, triggerName: 'T', siteID: 0, condition: 3 }
  it('a trigger is read under either name and written back under it [ITEM-57]', () => {
    const single = item('1', 0, { trigger })
    const listed = item('1', 0, { triggers: [trigger] })
    expect([getTrigger(single), getTrigger(listed), getTrigger(item('1', 0))]).toEqual([trigger, trigger, undefined])
    const other = { ...trigger, id: 'u' }
    expect(withTrigger(single, other)).toEqual(item('1', 0, { trigger: other }))
    expect(withTrigger(listed, other)).toEqual(item('1', 0, { triggers: [other] }))
    expect(withTrigger(item('1', 0), other)).toEqual(item('1', 0, { triggers: [other] }))
    expect(getTrigger(withTrigger(single, undefined))).toBeUndefined()
    expect(getTrigger(withTrigger(listed, undefined))).toBeUndefined()
  })

  it('a change of the type removes what the new type cannot have, and says so [ITEM-26, ITEM-29, ITEM-32]', () => {
    const status = { progressState: 0, equipmentStatusState: 4 } as const
    const progress = item('1', 0, { reset: [to('2')], complete: [], equipmentStatus: status })
    expect(withItemType(progress, 1)).toEqual({
      item: { ...item('1', 0, { complete: [] }), itemType: 1 },
      removed: ['reset', 'equipmentStatus'],
    })
    const production = { name: 'P', productionType: 1 } as const
    expect(withItemType(item('1', 0, { itemType: 3, production }), 2)).toEqual({
      item: item('1', 0),
      removed: ['production'],
    })
    expect(equipmentMappings(progress)).toEqual([status])
  })

  it('a requirement is trimmed, and editable only as a property [ITEM-38, ITEM-44, ITEM-45]', () => {
    expect(toRequirement(requirement)).toEqual({ ...requirement, name: 'R', IsPropertyEditable: false })
    expect(toRequirement({ ...requirement, requirementType: 6 }).IsPropertyEditable).toBe(true)
    expect([1, 2, 5, 6, 10, null].map((type) => canBeEditable(type as 1 | null))).toEqual([
      false,
      false,
      false,
      true,
      false,
      false,
    ])
  })

  it('limits of lists and fields [ITEM-73, ITEM-83, ITEM-90, ITEM-46]', () => {
    expect([2, 3].map(canDeleteCondition)).toEqual([false, true])
    expect([0, 1, 2].map(canAddMapping)).toEqual([true, true, false])
    expect(([0, 1, 2] as const).map(hasQuantity)).toEqual([true, false, false])
    expect(CONDITIONS_OF).toEqual({ 1: [1, 2], 2: [3, 4] })
  })
})

describe('new parts', () => {
  const id = '0b6f0d4e-6f57-4a55-9a0e-6f0f6a2c9d11'
  it('start as specified [WF-37, ITEM-02, CONS2-04, CONS2-05]', () => {
    expect(newPhase(id, 'Cut')).toEqual({ phaseId: id, phaseName: 'Cut', color: '#FCC400', phaseWeight: 0, items: [] })
    expect(newItem(id)).toEqual({ itemId: id, itemName: '', itemType: 2, itemWeight: 0 })
  })

  it('a generated id has 36 characters and is a UUID of version 4 [CONS2-17, CONS2-19]', () => {
    expect(id).toHaveLength(36)
    expect([id, id.toUpperCase(), id.slice(1), id.replace('-4a', '-1a')].map(isGeneratedId)).toEqual([
      true,
      false,
      false,
      false,
    ])
  })

  it('a phase reference is cut after 36 characters [WF-34, CONS2-18]', () => {
    const reference = phaseReference({ phaseId: id, phaseName: 'Cut 1' })
    expect(reference).toBe(`${id}Cut 1`)
    expect(parsePhaseReference(reference)).toEqual({ phaseId: id, phaseName: 'Cut 1' })
  })

  it('existing phases are distinct by id and name, and grouped by workflow [WF-33, WF-107]', () => {
    const of = (workflowRelatedKey: string, projectId: number, ...phases: WorkflowPhase[]) => ({
      name: `Workflow ${workflowRelatedKey}`,
      workflowRelatedKey,
      projectId,
      workflowData: { phases },
    })
    const two = [phase('a', 1), phase('b', 1)]
    const renamed = { ...phase('b', 1), phaseName: 'Other' }
    const groups = existingPhases([of('x', 12, ...two), of('y', 12, renamed), of('x', 17, ...two), of('z', 12)])
    expect(groups).toMatchObject([
      {
        key: 'x',
        name: 'Workflow x',
        projectIds: [12, 17],
        phases: [{ reference: 'aPhase a' }, { reference: 'bPhase b' }],
      },
      { key: 'y', projectIds: [12], phases: [{ reference: 'bOther', phases: [renamed] }] },
    ])
    expect(groups).toHaveLength(2)
  })
})

describe('rows of the list', () => {
  const workflow = (workflowId: number, projectId: number, key: string, more: Partial<Workflow> = {}): Workflow => ({
    workflowId,
    name: `W${workflowId}`,
    projectId,
    projectName: `Project ${projectId}`,
    workflowType: 'progress',
    workflowData: { phases: [] },
    workflowRelatedKey: key,
    isDecommissioned: false,
    decommissionDateTime: null,
    ...more,
  })
  const rows = toRows(
    [
      workflow(1, 8, 'k'),
      workflow(2, 5, 'k'),
      workflow(3, 5, 'l'),
      workflow(4, 5, 'm', { isDecommissioned: true }),
      workflow(5, 6, ''),
      workflow(6, 6, ''),
    ],
    () => 1,
    { 2: ['Assigned to resource type Pipe'] },
  )

  it('copies are one row with the first project in front, and archived ones are left out [WF-07, WF-09, WF-10]', () => {
    expect(rows.map(({ workflowId, copies }) => [workflowId, copies.map(({ projectId }) => projectId)])).toEqual([
      [2, [5, 8]],
      [3, [5]],
      [5, [6]],
      [6, [6]],
    ])
  })

  it('searches the name and each project, and finds copies that cannot be archived [WF-05, WF-12]', () => {
    expect(searchTexts(rows[0] as (typeof rows)[number])).toEqual(['W2', 'Project 5', '5', 'Project 8', '8'])
    expect(rows.map((row) => blockedCopies(row).length)).toEqual([1, 0, 0, 0])
  })

  it('an opened workflow comes with its other active copies, and an archived one alone', () => {
    const all = [
      workflow(1, 8, 'k'),
      workflow(2, 5, 'k'),
      workflow(3, 6, 'k', { isDecommissioned: true }),
      workflow(4, 9, ''),
      workflow(5, 9, ''),
    ]
    const idsOf = (projectId: number, id: number) =>
      copiesOfWorkflow(all, { projectId, workflowId: id }, () => 1).map((copy) => copy.workflowId)
    expect(idsOf(8, 1)).toEqual([1, 2])
    expect(idsOf(6, 3)).toEqual([3])
    expect(idsOf(9, 4)).toEqual([4])
    expect(idsOf(5, 1)).toEqual([])
  })

  it('copies in projects of two licenses are two rows and two workflows that say so [WF-81]', () => {
    const all = [workflow(1, 8, 'k'), workflow(2, 45, 'k'), workflow(3, 5, 'k'), workflow(4, 5, 'l')]
    const licenseOf = (projectId: number) => (projectId === 45 ? 2 : 1)
    expect(
      toRows(all, licenseOf).map(({ copies, isKeyShared }) => [copies.map((copy) => copy.projectId), isKeyShared]),
    ).toEqual([
      [[5, 8], true],
      [[45], true],
      [[5], undefined],
    ])
    const opened = copiesOfWorkflow(all, { projectId: 8, workflowId: 1 }, licenseOf)
    expect(opened.map(({ workflowId, isKeyShared }) => [workflowId, isKeyShared])).toEqual([
      [1, true],
      [3, true],
    ])
  })
})
