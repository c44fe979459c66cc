import { describe, expect, it } from 'vitest'
import { namesInTab, partsToChoose, withoutPart } from './excluded-parts'
import type { WorkflowItem } from './item'
import { type ItemTab, readItemFacts } from './item-tabs'
import { linkTo as to, sampleItem as item, samplePhase as phase } from './workflow-sample'

const requirement = {
  name: 'Weld map',
  requirementType: 1,
  requirmentWeight: 0,
  IsPropertyEditable: false,
} as const
const trigger = { id: 't', triggerType: 2, triggerName: 'Tagged', siteID: 0, condition: 3 } as const
const status = { progressState: 0, equipmentStatusState: 4 } as const
const factsOf = (found: WorkflowItem) => readItemFacts(new Set(), found, { hasDifferingStatuses: false })
const choose = (found: WorkflowItem) => partsToChoose(found, factsOf(found)).map(({ tab, message }) => [tab, message])

describe('stored parts that exclude each other', () => {
  it('are all offered with what excludes each of them [ITEM-21, ITEM-22]', () => {
    expect(choose(item('1', 100, { requirements: [requirement], triggers: [trigger] }))).toEqual([
      ['requirements', 'Not available for this item because it has a trigger.'],
      ['triggers', 'Not available for this item because it has requirements.'],
    ])
  })

  it('have equipment statuses among them, which no tab can remove then [ITEM-19, ITEM-24, ITEM-27]', () => {
    expect(choose(item('1', 100, { requirements: [requirement], itemStateFromEquipmentStatus: [status] }))).toEqual([
      ['requirements', 'Not available for this item because it maps equipment statuses.'],
      ['equipment', 'Not available for this item because it has requirements.'],
    ])
    expect(choose(item('1', 100, { equipmentStatus: status, reset: [to('2')] }))).toEqual([])
  })

  it.each<[ItemTab, Partial<WorkflowItem>]>([
    ['requirements', { requirements: [requirement], triggers: [trigger] }],
    ['triggers', { requirements: [requirement], trigger, triggers: [trigger] }],
    ['equipment', { requirements: [requirement], itemStateFromEquipmentStatus: [status], equipmentStatus: status }],
    ['reset', { itemType: 1, reset: [to('2')] }],
    ['complete', { itemType: 1, complete: [to('2')] }],
    ['conditional', { itemType: 3, conditionalVisibility: [{ condition: 'A', ...to('2') }] }],
    ['production', { production: { name: 'Spool', productionType: 0 } }],
  ])('are repaired by a removal of %s', (tab, parts) => {
    const broken = item('1', 100, parts)
    expect(choose(broken).map(([name]) => name)).toContain(tab)
    expect(choose(withoutPart(broken, tab))).toEqual([])
  })

  it('are named by their contents', () => {
    const full = item('1', 100, { requirements: [requirement], triggers: [trigger], reset: [to('2'), to('gone')] })
    const phases = [phase('a', 100, full, item('2', 0))]
    const namesOf = (tab: ItemTab) => namesInTab(full, tab, phases)
    expect([namesOf('requirements'), namesOf('triggers'), namesOf('reset'), namesOf('production')]).toEqual([
      ['Weld map'],
      ['Tagged'],
      ['Item 2'],
      [],
    ])
  })
})
