import { describe, expect, it } from 'vitest'
import type { Trigger, WorkflowItem } from './item'
import {
  EMPTY_TRIGGER,
  findItem,
  toProduction,
  toProductionForm,
  toRequirement,
  toRequirementForm,
  toTrigger,
  toTriggerForm,
  withItem,
  withNewItem,
} from './item-edit'

const ITEM: WorkflowItem = { itemId: 'a', itemName: 'Cut', itemType: 2, itemWeight: 10 }
const TRIGGER: Trigger = {
  id: '3f0c',
  triggerType: 1,
  triggerName: 'Gate',
  triggerDescription: null,
  siteID: 4,
  condition: 1,
  color: 'red',
}

describe('a requirement', () => {
  const stored = {
    name: 'Heat number',
    requirementType: 6,
    requirmentWeight: 3,
    IsPropertyEditable: true,
    color: 'red',
  } as const

  it('comes back as it was stored, with unknown fields [ITEM-44]', () => {
    expect(toRequirement(toRequirementForm(stored), stored)).toEqual({ ...stored, description: '' })
  })

  it('is editable only as a property [ITEM-38, ITEM-45]', () => {
    const form = toRequirementForm(stored)
    expect(toRequirement({ ...form, requirementType: 1 }, stored)).toMatchObject({ IsPropertyEditable: false })
  })

  it('has weight 0 without a number, and is undefined without a type [ITEM-43, ITEM-44]', () => {
    const form = toRequirementForm(stored)
    expect(toRequirement({ ...form, weight: null }, undefined)).toMatchObject({ requirmentWeight: 0 })
    expect(toRequirement({ ...form, requirementType: null }, undefined)).toBeUndefined()
  })
})

describe('a trigger', () => {
  it('keeps its id and unknown fields, and a tag trigger has site 0 [ITEM-50, ITEM-53]', () => {
    const form = toTriggerForm(TRIGGER)
    expect(toTrigger(form, TRIGGER, 'new')).toEqual({ ...TRIGGER, triggerDescription: '' })
    expect(toTrigger({ ...form, triggerType: 2, condition: 3 }, TRIGGER, 'new')).toMatchObject({
      id: '3f0c',
      siteID: 0,
      condition: 3,
    })
    expect(toTrigger({ ...EMPTY_TRIGGER, triggerName: ' Gate ', siteID: 7 }, undefined, 'new')).toEqual({
      id: 'new',
      triggerType: 1,
      triggerName: 'Gate',
      triggerDescription: '',
      siteID: 7,
      condition: 0,
    })
  })
})

describe('a production', () => {
  const stored = { name: 'Spools', totalQuantity: 12, uom: 'pcs', productionType: 0, color: 'red' } as const

  it('comes back as it was stored, with unknown fields [ITEM-86]', () => {
    expect(toProduction(toProductionForm(stored), stored)).toEqual(stored)
  })

  it('keeps the stored quantity and unit for types that do not use them [ITEM-93]', () => {
    const form = { ...toProductionForm(stored), productionType: 2 as const, totalQuantity: 99, uom: 'kg' }
    expect(toProduction(form, stored)).toMatchObject({ totalQuantity: 12, uom: 'pcs' })
    expect(toProduction(form, null)).toMatchObject({ totalQuantity: null, uom: null })
  })
})

describe('the items of a workflow', () => {
  const phase = (phaseId: string, ...items: WorkflowItem[]) => ({
    phaseId,
    phaseName: phaseId,
    color: '#FCC400',
    phaseWeight: 50,
    items,
  })
  const phases = [phase('x', ITEM), phase('y')]

  it('are replaced and added one at a time, and other phases stay the same', () => {
    const renamed = { ...ITEM, itemName: 'Bevel' }
    expect(withItem(phases, renamed)).toEqual([phase('x', renamed), phase('y')])
    expect(withItem(phases, renamed)[1]).toBe(phases[1])
    expect(findItem(withItem(phases, renamed), 'a')?.item).toBe(renamed)
    expect(findItem(phases, 'deleted')).toBeUndefined()
    expect(withNewItem(phases, 'y', renamed)).toEqual([phase('x', ITEM), phase('y', renamed)])
  })
})
