import { describe, expect, it } from 'vitest'
import { faultMessages } from './fault-messages'
import type { Production, Requirement, Trigger, WorkflowItem } from './item'
import type { ItemTab } from './item-tabs'
import { tabMessages } from './tab-messages'
import { validateWorkflow, type WorkflowContext } from './validate'
import type { WorkflowPhase } from './workflow'
import { linkTo as to, sampleItem as item, samplePhase as phase } from './workflow-sample'

const CONTEXT: WorkflowContext = { projectCount: 1, hasDifferingStatuses: false }
const judge = (phases: readonly WorkflowPhase[], context = CONTEXT) => validateWorkflow({ name: 'W', phases }, context)
/** Faults of the first item of a workflow, if it has these parts. */
const judgeItem = (more: Partial<WorkflowItem>, context = CONTEXT) =>
  judge([phase('a', 100, item('1', 40, more), item('2', 30), item('3', 30))], context).map(
    ({ path, message, tab }) => [path.replace('phases.0.items.0.', ''), message, tab] as const,
  )

const recipients = (count: number) => Array.from({ length: count }, (_, place) => `person.${place}@works.example`)
const trigger: Trigger = { id: 't', triggerType: 2, triggerName: 'Tag', siteID: 0, condition: 3 }
const geo: Trigger = { id: 't', triggerType: 1, triggerName: 'Gate', siteID: 7, condition: 1 }
const requirement: Requirement = { name: 'R', requirementType: 1, requirmentWeight: 0, IsPropertyEditable: false }
const production: Production = { name: 'Spool', totalQuantity: 2, uom: 'm', productionType: 0 }
const when = (condition: string, itemId: string) => ({ ...to(itemId), condition })

const TABS: Readonly<Record<string, ItemTab | undefined>> = {
  requirements: 'requirements',
  trigger: 'triggers',
  triggers: 'triggers',
  conditionalVisibility: 'conditional',
  itemStateFromEquipmentStatus: 'equipment',
  production: 'production',
}

describe('parts of an item', () => {
  const mapping = (progressState: 0 | 1 | null, equipmentStatusState: number | null) => ({
    progressState,
    equipmentStatusState,
  })
  it.each<[path: string, parts: Partial<WorkflowItem>, message: string, row: string]>([
    [
      'requirements.0.name',
      { requirements: [{ ...requirement, name: ' ' }] },
      'Requirement Name is Required',
      'ITEM-42',
    ],
    ['triggers.0.triggerName', { triggers: [{ ...trigger, triggerName: '' }] }, 'Trigger name is required', 'ITEM-51'],
    [
      'triggers.0.condition',
      { triggers: [{ ...trigger, condition: 0 }] },
      faultMessages.tagConditionRequired,
      'ITEM-54',
    ],
    [
      'triggers.0.condition',
      { triggers: [{ ...trigger, condition: 1 }] },
      faultMessages.tagConditionRequired,
      'ITEM-53',
    ],
    ['trigger.condition', { trigger: { ...geo, condition: 3 } }, faultMessages.geoConditionRequired, 'ITEM-52'],
    ['trigger.siteID', { trigger: { ...geo, siteID: 0 } }, faultMessages.triggerSiteRequired, 'ITEM-52'],
    ['triggers.0.siteID', { triggers: [{ ...trigger, siteID: 7 }] }, faultMessages.triggerSiteOfTag, 'ITEM-53'],
    ['triggers', { triggers: [trigger, trigger] }, faultMessages.oneTrigger, 'ITEM-57'],
    ['conditionalVisibility', { conditionalVisibility: [when('A', '2')] }, faultMessages.conditionsTooFew, 'ITEM-71'],
    [
      'conditionalVisibility.1.condition',
      { conditionalVisibility: [when('A', '2'), when(' ', '3')] },
      'Name is Required',
      'ITEM-69',
    ],
    [
      'conditionalVisibility.1.condition',
      { conditionalVisibility: [when('A', '2'), when('a ', '3')] },
      'Name must be unique',
      'ITEM-70',
    ],
    [
      'conditionalVisibility.1.target',
      { conditionalVisibility: [when('A', '2'), when('B', '2')] },
      faultMessages.conditionTargetTaken,
      'ITEM-74',
    ],
    [
      'conditionalVisibility.0.target',
      { conditionalVisibility: [when('A', ''), when('B', '2')] },
      faultMessages.conditionTargetRequired,
      'ITEM-72',
    ],
    [
      'itemStateFromEquipmentStatus.1.progressState',
      { itemStateFromEquipmentStatus: [mapping(0, 4), mapping(0, 5)] },
      'Item state must be unique',
      'ITEM-81',
    ],
    [
      'itemStateFromEquipmentStatus.1.equipmentStatusState',
      { itemStateFromEquipmentStatus: [mapping(0, 4), mapping(1, 4)] },
      'Status must be unique',
      'ITEM-82',
    ],
    [
      'itemStateFromEquipmentStatus.0.progressState',
      { itemStateFromEquipmentStatus: [mapping(null, 4)] },
      faultMessages.stateRequired,
      'ITEM-80',
    ],
    [
      'equipmentStatus.equipmentStatusState',
      { equipmentStatus: mapping(0, null) },
      faultMessages.statusRequired,
      'ITEM-80',
    ],
    [
      'production.name',
      { itemType: 3, production: { ...production, name: '' } },
      'Production name is required',
      'ITEM-88',
    ],
    [
      'production.totalQuantity',
      { itemType: 3, production: { ...production, totalQuantity: 0 } },
      'Total Quantity must be positive.',
      'ITEM-91',
    ],
    [
      'production.totalQuantity',
      { itemType: 3, production: { name: 'Spool', uom: 'm', productionType: 0 } },
      'Total Quantity must be positive.',
      'ITEM-92',
    ],
    [
      'production.uom',
      { itemType: 3, production: { ...production, uom: ' ' } },
      'Unit of measure is required',
      'ITEM-89',
    ],
    ['emails', { emails: ['nobody'] }, 'Invalid Email Address', 'ITEM-10'],
    ['emails', { emails: ['a@b.example', ' A@B.example'] }, 'Email Address already exists', 'ITEM-10'],
    ['emails', { emails: recipients(11) }, 'No more than 10 email addresses.', 'ITEM-10'],
  ])(
    '%s of %o is refused: %s (%s) [ITEM-10, ITEM-42, ITEM-51..ITEM-54, ITEM-57, ITEM-69..ITEM-72, ITEM-74, ITEM-80..ITEM-82, ITEM-88, ITEM-89, ITEM-91, ITEM-92]',
    (path, more, message) => {
      expect(judgeItem(more)).toEqual([[path, message, TABS[path.split('.')[0] ?? '']]])
    },
  )

  it('accepts ten different recipients [ITEM-10]', () => {
    expect(judgeItem({ emails: recipients(10) })).toEqual([])
  })

  it('three mappings are one too many [ITEM-83, CONS2-12]', () => {
    const mappings = ([0, 1, 0] as const).map((progressState, place) => ({
      progressState,
      equipmentStatusState: 4 + place,
    }))
    const found = judgeItem({ itemStateFromEquipmentStatus: mappings })
    expect(found).toContainEqual(['itemStateFromEquipmentStatus', faultMessages.tooManyMappings, 'equipment'])
  })

  it.each([1, 2] as const)(
    'a production of type %d needs neither quantity nor unit [ITEM-90, ITEM-93]',
    (productionType) => {
      expect(judgeItem({ itemType: 3, production: { name: 'Spool', totalQuantity: -1, productionType } })).toEqual([])
    },
  )

  it('a location-based trigger is of one project, with a site of it [ITEM-52, ITEM-56]', () => {
    const siteIds = new Set([7])
    expect(judgeItem({ trigger: geo }, { ...CONTEXT, siteIds })).toEqual([])
    expect(judgeItem({ trigger: { ...geo, siteID: 8 } }, { ...CONTEXT, siteIds })).toEqual([
      ['trigger.siteID', faultMessages.triggerSiteMissing, 'triggers'],
    ])
    expect(judgeItem({ trigger: geo }, { ...CONTEXT, projectCount: 2 })).toEqual([
      ['trigger.triggerType', tabMessages.geoNeedsOneProject, 'triggers'],
    ])
  })
})

describe('parts that exclude each other', () => {
  const status = { progressState: 0, equipmentStatusState: 4 } as const
  it.each<[string, Partial<WorkflowItem>, ItemTab[]]>([
    ['requirements and a trigger', { requirements: [requirement], trigger }, ['requirements', 'triggers']],
    ['requirements and a status', { requirements: [requirement], equipmentStatus: status }, ['requirements']],
    ['a trigger and a mapping', { trigger, itemStateFromEquipmentStatus: [status] }, ['triggers']],
    ['a production of a Progress item', { production }, ['production']],
    ['links of an Incremental item', { itemType: 1, reset: [to('2')], complete: [to('2')] }, ['reset', 'complete']],
    ['a status of an Incremental item', { itemType: 1, equipmentStatus: status }, ['equipment']],
    [
      'a status and conditions, which may be added later',
      { equipmentStatus: status, conditionalVisibility: [when('A', '2'), when('B', '3')] },
      [],
    ],
    [
      'an own status and a mapping',
      { equipmentStatus: status, itemStateFromEquipmentStatus: [{ ...status, progressState: 1 }] },
      [],
    ],
  ])('%s [ITEM-19, ITEM-21, ITEM-22, ITEM-24, ITEM-26, ITEM-29, ITEM-32, ITEM-33]', (_what, more, tabs) => {
    expect(judgeItem(more).map(([, , tab]) => tab)).toEqual(tabs)
  })

  it('a status while the projects differ is refused with the specified sentence [WF-70]', () => {
    const found = judgeItem({ equipmentStatus: status }, { projectCount: 2, hasDifferingStatuses: true })
    expect(found).toEqual([['equipmentStatus', tabMessages.differingStatuses, 'equipment']])
  })

  it('an auto-complete target has neither requirements nor conditions [ITEM-18, ITEM-25, ITEM-62]', () => {
    const phases = [
      phase('a', 100, item('1', 50, { requirements: [requirement] }), item('2', 50, { complete: [to('1')] })),
    ]
    expect(judge(phases).map(({ itemId, tab }) => [itemId, tab])).toEqual([['1', 'requirements']])
  })
})

describe('names of parts', () => {
  const unseen = 'Gate\u200b'
  it.each<[path: string, parts: Partial<WorkflowItem>]>([
    ['requirements.0.name', { requirements: [{ ...requirement, name: unseen }] }],
    ['triggers.0.triggerName', { triggers: [{ ...trigger, triggerName: unseen }] }],
    ['conditionalVisibility.0.condition', { conditionalVisibility: [when(unseen, '2'), when('Other', '3')] }],
    ['production.name', { itemType: 3, production: { ...production, name: unseen } }],
  ])('have no characters that nobody sees in %s [USER-131]', (path, parts) => {
    expect(judgeItem(parts).map(([at, message]) => [at, message])).toEqual([[path, 'Remove the invisible characters.']])
  })
})
