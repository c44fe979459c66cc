import { describe, expect, it } from 'vitest'
import {
  type ConditionForm,
  findConditionErrors,
  findConditionListError,
  findMappingErrors,
  findMappingListError,
  findProductionErrors,
  findRequirementErrors,
  findTriggerErrors,
  isTriggerComplete,
  type MappingForm,
  type ProductionForm,
  type RequirementForm,
  type TriggerForm,
} from './item-form'

const REQUIREMENT: RequirementForm = {
  name: 'Drawing',
  description: '',
  requirementType: 1,
  weight: 0,
  isPropertyEditable: false,
}
const TRIGGER: TriggerForm = { triggerType: 1, name: 'Gate', description: '', siteId: 4, condition: 1 }
const PRODUCTION: ProductionForm = { name: 'Spools', totalQuantity: 12, uom: 'pcs', productionType: 0 }

describe('a requirement', () => {
  it.each([
    [{}, {}],
    [{ name: '  ' }, { name: 'Requirement Name is Required' }],
    [{ requirementType: null }, { requirementType: 'Requirement Type is Required' }],
    [{ weight: Number.NaN }, { weight: 'Enter a number, such as 12.5.' }],
    [{ weight: null }, {}],
  ] as const)('with %o has the errors %o [ITEM-42, ITEM-43, ITEM-45]', (fields, errors) => {
    expect(findRequirementErrors({ ...REQUIREMENT, ...fields })).toEqual(errors)
  })
})

describe('a trigger', () => {
  it('needs a name [ITEM-51]', () => {
    expect(findTriggerErrors({ ...TRIGGER, name: ' ' })).toEqual({ name: 'Trigger name is required' })
    expect(findTriggerErrors(TRIGGER)).toEqual({})
  })

  it.each([
    [{}, true],
    [{ condition: 2 }, true],
    [{ condition: 0 }, false],
    [{ condition: 3 }, false],
    [{ siteId: null }, false],
    [{ siteId: 0 }, false],
    [{ triggerType: 2, siteId: null, condition: 3 }, true],
    [{ triggerType: 2, siteId: null, condition: 4 }, true],
    [{ triggerType: 2, condition: 1 }, false],
    [{ triggerType: 2, condition: 0 }, false],
  ] as const)('with %o is complete: %s [ITEM-52, ITEM-53, ITEM-54, ITEM-55]', (fields, expected) => {
    expect(isTriggerComplete({ ...TRIGGER, ...fields })).toBe(expected)
  })
})

describe('a production', () => {
  const QUANTITY = { totalQuantity: 'Total Quantity must be positive.' }
  it.each([
    [{}, {}],
    [{ name: '' }, { name: 'Production name is required' }],
    [{ totalQuantity: null }, QUANTITY],
    [{ totalQuantity: 0 }, QUANTITY],
    [{ totalQuantity: -1 }, QUANTITY],
    [{ totalQuantity: Number.NaN }, QUANTITY],
    [{ uom: ' ' }, { uom: 'Unit of measure is required' }],
    [{ productionType: 1, totalQuantity: null, uom: '' }, {}],
    [{ productionType: 2, totalQuantity: 0, uom: '' }, {}],
  ] as const)('with %o has the errors %o [ITEM-88, ITEM-89, ITEM-91, ITEM-93]', (fields, errors) => {
    expect(findProductionErrors({ ...PRODUCTION, ...fields })).toEqual(errors)
  })
})

describe('conditional visibility', () => {
  const form = (condition: string, itemId: string | null): ConditionForm => ({ condition, itemId })

  it('needs a name and an item in each condition [ITEM-69, ITEM-72, ITEM-76]', () => {
    expect(findConditionErrors([form('', null), form('No', 'b')])).toEqual([
      { condition: 'Name is Required', itemId: 'Choose an item.' },
      {},
    ])
  })

  it('refuses the same name and the same item twice [ITEM-70, ITEM-74]', () => {
    expect(findConditionErrors([form('Yes', 'a'), form(' yes', 'a')])).toEqual([
      {},
      { condition: 'Name must be unique', itemId: 'Another condition already uses this item.' },
    ])
  })

  it.each([
    [0, undefined],
    [1, 'Conditional visibility needs at least 2 conditions.'],
    [2, undefined],
    [7, undefined],
  ])('with %d conditions has the error %s [ITEM-71, ITEM-77]', (count, error) => {
    expect(findConditionListError(count)).toBe(error)
  })
})

describe('equipment mappings', () => {
  const form = (progressState: 0 | 1 | null, equipmentStatusState: number | null): MappingForm => ({
    progressState,
    equipmentStatusState,
  })

  it('need both states [ITEM-80]', () => {
    expect(findMappingErrors([form(null, null)])).toEqual([
      { progressState: 'Choose an item state.', equipmentStatusState: 'Choose an equipment status.' },
    ])
  })

  it('refuse the same state twice [ITEM-81, ITEM-82]', () => {
    expect(findMappingErrors([form(0, 4), form(0, 4)])).toEqual([
      {},
      { progressState: 'Item state must be unique', equipmentStatusState: 'Status must be unique' },
    ])
    expect(findMappingErrors([form(0, 4), form(1, 5)])).toEqual([{}, {}])
  })

  it('are at most two [ITEM-83]', () => {
    expect(findMappingListError(2)).toBeUndefined()
    expect(findMappingListError(3)).toBe('An item has at most 2 mappings.')
  })
})
