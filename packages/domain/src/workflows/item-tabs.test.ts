import { describe, expect, it } from 'vitest'
import type { WorkflowItem } from './item'
import { ITEM_TABS, judgeItem, readItemFacts, tabDisabledReason, type ItemTab } from './item-tabs'
import { completeTargets } from './links'
import { tabMessages } from './tab-messages'
import type { WorkflowPhase } from './workflow'

const TYPES = { incremental: 1, progress: 2, production: 3 } as const
const FLAGS = [
  'target',
  'ownStatus',
  'mapping',
  'requirements',
  'trigger',
  'conditional',
  'reset',
  'complete',
  'differing',
] as const
type Flag = (typeof FLAGS)[number]
interface Combination {
  readonly type: keyof typeof TYPES
  readonly flags: ReadonlySet<Flag>
}

const other = { phaseId: 'p', itemId: 'other' }
const state = { progressState: 0, equipmentStatusState: 4 } as const
const trigger = { id: 't', triggerType: 2, triggerName: 'T', siteID: 0, condition: 3 } as const
const requirement = { name: 'R', requirementType: 1, requirmentWeight: 0, IsPropertyEditable: false } as const

const PARTS: Readonly<Partial<Record<Flag, Partial<WorkflowItem>>>> = {
  ownStatus: { equipmentStatus: state },
  mapping: { itemStateFromEquipmentStatus: [state] },
  requirements: { requirements: [requirement] },
  trigger: { triggers: [trigger] },
  conditional: { conditionalVisibility: [{ ...other, condition: 'A' }] },
  reset: { reset: [other] },
  complete: { complete: [other] },
}

function judge({ type, flags }: Combination) {
  const item: WorkflowItem = { itemId: 'it', itemName: 'It', itemType: TYPES[type], itemWeight: 50 }
  for (const flag of flags) Object.assign(item, PARTS[flag])
  const neighbor: WorkflowItem = { itemId: 'other', itemName: 'Other', itemType: 2, itemWeight: 50 }
  if (flags.has('target')) neighbor.complete = [{ phaseId: 'p', itemId: 'it' }]
  const phase: WorkflowPhase = { phaseId: 'p', phaseName: 'P', color: '', phaseWeight: 100, items: [item, neighbor] }
  return judgeItem([phase], item, { projectCount: 1, hasDifferingStatuses: flags.has('differing') })
}

/** The sentences of the specification, each a tab and what disables it. */
const RULES: readonly (readonly [ItemTab, readonly (Flag | keyof typeof TYPES)[]])[] = [
  ['requirements', ['target']],
  ['requirements', ['ownStatus', 'mapping']],
  ['requirements', ['incremental', 'production']],
  ['requirements', ['trigger']],
  ['triggers', ['requirements']],
  ['triggers', ['incremental', 'production']],
  ['triggers', ['ownStatus', 'mapping']],
  ['conditional', ['target']],
  ['conditional', ['incremental', 'production']],
  ['reset', ['incremental', 'production']],
  ['complete', ['incremental', 'production']],
  ['equipment', ['conditional', 'requirements', 'trigger']],
  ['equipment', ['reset', 'complete']],
  ['equipment', ['production', 'incremental']],
  ['equipment', ['differing']],
  ['production', ['incremental', 'progress']],
]
const TYPE_LOCKS: readonly Flag[] = ['conditional', 'requirements', 'trigger', 'mapping']

const COMBINATIONS: readonly Combination[] = Object.keys(TYPES).flatMap((type) =>
  Array.from({ length: 2 ** FLAGS.length }, (_, bits) => ({
    type: type as keyof typeof TYPES,
    flags: new Set(FLAGS.filter((__, place) => (bits >> place) % 2 === 1)),
  })),
)

const applies = ({ type, flags }: Combination, cause: Flag | keyof typeof TYPES): boolean =>
  cause === type || flags.has(cause as Flag)

describe('the tabs of an item', () => {
  it.each(ITEM_TABS)(
    `disables %s in exactly the combinations that the rules name, of all ${COMBINATIONS.length} [ITEM-18, ITEM-19, ITEM-20, ITEM-21, ITEM-22, ITEM-23, ITEM-24, ITEM-25, ITEM-26, ITEM-27, ITEM-28, ITEM-29, ITEM-30, ITEM-31, ITEM-32, ITEM-33]`,
    (tab) => {
      expect(COMBINATIONS).toHaveLength(1536)
      const wrong = COMBINATIONS.filter((combination) => {
        const isDisabled = RULES.some(
          ([of, causes]) => of === tab && causes.some((cause) => applies(combination, cause)),
        )
        return (judge(combination).tabs[tab] !== undefined) !== isDisabled
      })
      expect(wrong).toEqual([])
    },
  )

  it('locks the type in exactly the combinations that the rules name, of all 1536 [ITEM-14, ITEM-15, ITEM-16, ITEM-17]', () => {
    const wrong = COMBINATIONS.filter(
      (combination) =>
        (judge(combination).type !== undefined) !== TYPE_LOCKS.some((cause) => applies(combination, cause)),
    )
    expect(wrong).toEqual([])
  })

  it('disables the own status for the same causes as the tab, and also for a mapping [ITEM-31]', () => {
    const wrong = COMBINATIONS.filter((combination) => {
      const { ownStatus, tabs } = judge(combination)
      const isDisabled = tabs.equipment !== undefined || combination.flags.has('mapping')
      return (ownStatus !== undefined) !== isDisabled
    })
    expect(wrong).toEqual([])
    expect(judge({ type: 'progress', flags: new Set(['mapping']) }).tabs.equipment).toBeUndefined()
  })

  it('says every cause in one sentence [ITEM-18, ITEM-20]', () => {
    expect(judge({ type: 'incremental', flags: new Set(['target', 'trigger']) }).tabs.requirements).toBe(
      'Not available for this item because another item completes it automatically, its type is Incremental and it has a trigger.',
    )
  })

  it('says why the type is locked [ITEM-15, ITEM-17]', () => {
    expect(judge({ type: 'progress', flags: new Set(['requirements', 'mapping']) }).type).toBe(
      "You can't change the type of this item because it has requirements and it maps equipment statuses.",
    )
  })

  it('says the specified sentence where projects have differing statuses [WF-70, ITEM-30]', () => {
    const { tabs, ownStatus } = judge({ type: 'progress', flags: new Set(['differing']) })
    expect([tabs.equipment, ownStatus]).toEqual([tabMessages.differingStatuses, tabMessages.differingStatuses])
    expect(tabMessages.differingStatuses).toBe(
      'This Workflow is assigned to projects with differing customEquipmentStatuses. Please ensure that all selected projects use the same customEquipmentStatus config to use this feature.',
    )
  })

  it('does not count an item that completes itself, or outgoing links as incoming ones', () => {
    const item: WorkflowItem = { itemId: 'it', itemName: 'It', itemType: 2, itemWeight: 100 }
    item.complete = [{ phaseId: 'p', itemId: 'it' }]
    const phase = { phaseId: 'p', phaseName: 'P', color: '', phaseWeight: 100, items: [item] }
    const facts = readItemFacts(completeTargets([phase]), item, { hasDifferingStatuses: false })
    expect(facts.completeTarget).toBe(false)
    expect(tabDisabledReason(facts, 'requirements')).toBeUndefined()
  })
})

describe('controls of an item', () => {
  const items = ['a', 'b', 'c'].map((id): WorkflowItem => ({ itemId: id, itemName: id, itemType: 2, itemWeight: 0 }))
  const phases: WorkflowPhase[] = [
    { phaseId: 'one', phaseName: 'One', color: '', phaseWeight: 50, items: items.slice(0, 1) },
    { phaseId: 'two', phaseName: 'Two', color: '', phaseWeight: 50, items: items.slice(1) },
  ]
  it.each([
    ['a', tabMessages.allBeforeFirst, undefined],
    ['b', undefined, undefined],
    ['c', undefined, tabMessages.allAfterLast],
  ])('reset of item %s counts the order of the whole workflow [ITEM-64, ITEM-65, ITEM-67]', (id, before, after) => {
    const item = items.find(({ itemId }) => itemId === id) as WorkflowItem
    const { allBefore, allAfter } = judgeItem(phases, item, { projectCount: 1, hasDifferingStatuses: false })
    expect([allBefore, allAfter]).toEqual([before, after])
  })

  it.each([
    [0, tabMessages.geoNeedsOneProject],
    [1, undefined],
    [2, tabMessages.geoNeedsOneProject],
  ])('location-based triggers with %d projects [ITEM-56, WF-64]', (projectCount, reason) => {
    const controls = judgeItem(phases, items[0] as WorkflowItem, { projectCount, hasDifferingStatuses: false })
    expect(controls.geoTrigger).toBe(reason)
  })
})
