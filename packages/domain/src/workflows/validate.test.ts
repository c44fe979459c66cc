import { describe, expect, it } from 'vitest'
import { boardMessages } from './board-messages'
import type { LinkKind } from './board'
import { faultMessages, linkFaultTexts } from './fault-messages'
import type { WorkflowItem } from './item'
import type { ItemTab } from './item-tabs'
import { workflowMessages } from './messages'
import { saveDisabledReason, validateWorkflow, type WorkflowContext } from './validate'
import type { WorkflowPhase } from './workflow'
import { linkTo as to, sampleItem as item, samplePhase as phase } from './workflow-sample'

const CONTEXT: WorkflowContext = { projectCount: 1, hasDifferingStatuses: false }
const judge = (phases: readonly WorkflowPhase[], context = CONTEXT, name = 'W') =>
  validateWorkflow({ name, phases }, context)
/** Faults of a workflow with one phase whose first item has these parts. */
const judgeItem = (more: Partial<WorkflowItem>, context = CONTEXT) =>
  judge([phase('a', 100, item('1', 40, more), item('2', 30), item('3', 30))], context).map(
    ({ path, message, tab }) => [path.replace('phases.0.items.0.', ''), message, tab] as const,
  )

const when = (condition: string, itemId: string) => ({ ...to(itemId), condition })

describe('a whole workflow', () => {
  it('has no faults if it is valid', () => {
    expect(judge([phase('a', 40, item('1', 100)), phase('b', 60, item('2', 50), item('3', 50))])).toEqual([])
  })

  it('reports all faults at once, each with its path, phase and item [WF-47, WF-49, WF-55, WF-58, WF-62, ITEM-04]', () => {
    const phases = [
      { ...phase('a', -10, item('1', 60, { itemName: ' ' }), item('2', 30)), phaseName: '' },
      phase('b', 110, item('3', 100)),
    ]
    expect(judge(phases, { ...CONTEXT, projectCount: 0 }, '  ')).toEqual([
      { path: 'name', message: 'Workflow name is Required' },
      { path: 'projects', message: faultMessages.noProject },
      { path: 'phases', message: 'Phase Weights must be positive' },
      { path: 'phases.0.phaseName', phaseId: 'a', message: 'Phase name is Required' },
      { path: 'phases.0.phaseWeight', phaseId: 'a', message: 'Phase Weight must be greater than 0' },
      { path: 'phases.0.items', phaseId: 'a', message: 'Sum of item weight within Phase must be equal 100' },
      { path: 'phases.0.items.0.itemName', phaseId: 'a', itemId: '1', message: 'Item name is Required' },
      { path: 'phases.1.phaseWeight', phaseId: 'b', message: 'Phase Weight must be less than 100' },
    ])
  })

  it('refuses a name that is too long for the index of the list', () => {
    const judgeName = (name: string) => judge([phase('a', 100, item('1', 100))], CONTEXT, name)
    expect(judgeName('x'.repeat(500))).toEqual([])
    expect(judgeName('x'.repeat(501))).toEqual([{ path: 'name', message: 'Use 500 characters or fewer.' }])
  })

  it('refuses names of phases and items that are too long', () => {
    const long = { ...phase('a', 100, item('1', 100, { itemName: 'x'.repeat(501) })), phaseName: 'x'.repeat(501) }
    const message = 'Use 500 characters or fewer.'
    expect(judge([long])).toEqual([
      { path: 'phases.0.phaseName', phaseId: 'a', message },
      { path: 'phases.0.items.0.itemName', phaseId: 'a', itemId: '1', message },
    ])
  })

  it('judges thousands of items in one circle, of conditions and of mappings without comparing each with each [ITEM-12, ITEM-74, ITEM-82]', () => {
    const size = 3000
    const places = Array.from({ length: size }, (_, place) => place)
    const circle = places.map((place) => item(`${place}`, 1, { preRequisite: to(`${(place + 1) % size}`) }))
    const parts = item('x', 1, {
      conditionalVisibility: places.map((place) => when(`${place}`, `${place}`)),
      itemStateFromEquipmentStatus: places.map((place) => ({ progressState: 0 as const, equipmentStatusState: place })),
    })
    const faults = judge([phase('a', 100, ...circle, parts)])
    expect(faults.find(({ path }) => path === 'phases.0.items.0.preRequisite')?.message).toBe(
      faultMessages.ownPrerequisite('Item 1, Item 2, Item 3, Item 4, Item 5 and 2994 more'),
    )
  })

  it.each([
    ['items', phase('a', 100, ...Array.from({ length: 10_000 }, (_, place) => item(`${place}`, 0.01)))],
    ['links', phase('a', 100, item('1', 100, { complete: Array.from({ length: 9999 }, (_, at) => to(`${at}`)) }))],
  ])('does not judge a workflow with too many %s any further', (_, large) => {
    expect(judge([large])).toEqual([{ path: 'phases', message: faultMessages.tooLarge(10_000) }])
  })

  it('names the path of each fault of a phase without a name and items', () => {
    const faults = judge([{ ...phase('a', 100), phaseName: '' }])
    expect(faults.map(({ path, message }) => [path, message])).toEqual([
      ['phases.0.phaseName', 'Phase name is Required'],
      ['phases.0.items', faultMessages.noItems],
    ])
  })

  it.each([
    ['100.0002', [50, 50.0002], true],
    ['100.0001', [50, 50.0001], false],
    ['99.9999', [50, 49.9999], false],
    ['99.9998', [50, 49.9998], true],
    ['the thirds 33.3333, 33.3333 and 33.3334', [33.3333, 33.3333, 33.3334], false],
    ['no number', [Number.NaN, 100], true],
  ])('weights that add up to %s [WF-53, WF-56, WF-58, WF-59, CONS2-03]', (_sum, weights, isWrong) => {
    const ofPhases = judge(weights.map((weight, place) => phase(`p${place}`, weight, item(`i${place}`, 100))))
    const ofItems = judge([phase('a', 100, ...weights.map((weight, place) => item(`i${place}`, weight)))])
    expect([ofPhases.length > 0, ofItems.length > 0]).toEqual([isWrong, isWrong])
    if (isWrong && !weights.some(Number.isNaN)) {
      expect(ofPhases).toEqual([{ path: 'phases', message: workflowMessages.phaseWeightSum }])
      expect(ofItems.map(({ message }) => message)).toEqual([workflowMessages.itemWeightSum])
    }
  })

  it('refuses names that differ only by case or spaces, items only within a phase [WF-50, WF-51, ITEM-05]', () => {
    const phases = [
      phase('a', 50, item('1', 50, { itemName: 'Cut' }), item('2', 50, { itemName: ' cUT ' })),
      { ...phase('b', 50, item('3', 100, { itemName: 'Cut' })), phaseName: 'PHASE A ' },
    ]
    expect(judge(phases).map(({ path, message }) => [path, message])).toEqual([
      ['phases.0.items.1.itemName', boardMessages.itemNameTaken],
      ['phases.1.phaseName', boardMessages.phaseNameTaken],
    ])
  })

  it('refuses ids that are not unique, because links name them', () => {
    const again = { ...phase('a', 50, item('1', 100)), phaseName: 'Again' }
    const found = judge([phase('a', 50, item('1', 100)), again])
    expect(found.map(({ message }) => message)).toEqual([
      faultMessages.itemIdRepeated,
      faultMessages.phaseIdRepeated,
      faultMessages.itemIdRepeated,
    ])
  })

  it.each([
    ['no phases', [], 1, faultMessages.noPhases],
    ['an empty phase', [phase('a', 100)], 1, faultMessages.emptyPhase('Phase a')],
    ['no project', [phase('a', 100, item('1', 100))], 0, faultMessages.noProject],
    ['all of it', [phase('a', 100, item('1', 100))], 1, undefined],
  ])('Save with %s [WF-60, WF-61, WF-62]', (_what, phases, projectCount, reason) => {
    expect(saveDisabledReason(phases, projectCount)).toBe(reason)
  })
})

describe('links', () => {
  it.each<[LinkKind, string, Partial<WorkflowItem>, ItemTab | undefined, string]>([
    ['preRequisite', 'preRequisite', { preRequisite: to('gone') }, undefined, 'ITEM-11'],
    [
      'conditionalVisibility',
      'conditionalVisibility.0',
      { conditionalVisibility: [when('A', 'gone'), when('B', '2')] },
      'conditional',
      'ITEM-75',
    ],
    ['reset', 'reset.0', { reset: [to('gone')] }, 'reset', 'ITEM-66'],
    ['complete', 'complete.1', { complete: [to('2'), to('gone')] }, 'complete', 'ITEM-61'],
    ['reset', 'reset.0', { reset: [to('2', 'another phase')] }, 'reset', 'ITEM-66'],
  ])(
    '%s that points to nothing is refused at %s of %o for %s (%s) [ITEM-11, ITEM-61, ITEM-66, ITEM-75]',
    (kind, path, more, tab) => {
      expect(judgeItem(more)).toEqual([[path, linkFaultTexts.dangling(kind), tab]])
    },
  )

  it('an item that is its own prerequisite through three others is reported with them, once for each item [ITEM-12]', () => {
    const phases = [
      phase('a', 50, item('1', 50, { preRequisite: to('2') }), item('2', 50, { preRequisite: to('3', 'b') })),
      phase('b', 50, item('3', 50, { preRequisite: to('4', 'b') }), item('4', 50, { preRequisite: to('1') })),
    ]
    expect(judge(phases).map(({ itemId, message }) => [itemId, message])).toEqual([
      ['1', 'This item is its own prerequisite through Item 2, Item 3, Item 4.'],
      ['2', 'This item is its own prerequisite through Item 3, Item 4, Item 1.'],
      ['3', 'This item is its own prerequisite through Item 4, Item 1, Item 2.'],
      ['4', 'This item is its own prerequisite through Item 1, Item 2, Item 3.'],
    ])
  })

  it('an item whose prerequisites reach a circle is not part of it, and one that points to itself is [ITEM-12]', () => {
    const phases = [phase('a', 100, item('1', 50, { preRequisite: to('2') }), item('2', 50, { preRequisite: to('2') }))]
    expect(judge(phases).map(({ itemId, message }) => [itemId, message])).toEqual([
      ['2', 'An item cannot be its own prerequisite.'],
    ])
  })

  it('links of a list point to other items, each once', () => {
    expect(judgeItem({ reset: [to('1'), to('2'), to('2')] }).map(([path, message]) => [path, message])).toEqual([
      ['reset.0', linkFaultTexts.self('reset')],
      ['reset.2', linkFaultTexts.repeated('reset')],
    ])
  })
})
