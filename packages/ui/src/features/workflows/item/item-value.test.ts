import type { WorkflowItem } from '@sitewright/domain/workflows/item'
import type { WorkflowPhase } from '@sitewright/domain/workflows/workflow'
import { describe, expect, it } from 'vitest'
import { toRows } from '../../../draft/rows'
import type { ItemRow } from '../workflow-rows'
import { getRow, toItem, toItemValue, withRow } from './item-value'

/** Each part has a field that this product does not know. */
const FULL: WorkflowItem = {
  itemId: 'a',
  itemName: 'Cut',
  itemType: 2,
  itemWeight: 12.5,
  preRequisite: { phaseId: 'x', itemId: 'b', since: 2019 },
  conditionalVisibility: [{ condition: 'Yes', phaseId: 'x', itemId: 'b', since: 2019 }],
  triggers: [{ id: 't', triggerType: 2, triggerName: 'Tagged', siteID: 0, condition: 3, since: 2019 }],
  complete: [{ phaseId: 'x', itemId: 'b', since: 2019 }],
  reset: [{ phaseId: 'x', itemId: 'deleted', since: 2019 }],
  requirements: [{ name: 'Photo', requirementType: 1, requirmentWeight: 0, IsPropertyEditable: false, since: 2019 }],
  itemStateFromEquipmentStatus: [{ progressState: 0, equipmentStatusState: 4, since: 2019 }],
  equipmentStatus: { progressState: 1, equipmentStatusState: 5, since: 2019 },
  production: { name: 'Spools', totalQuantity: 12, uom: 'pcs', productionType: 0, since: 2019 },
  emails: ['amara.osei@northgate.example'],
  since: 2019,
}

const OTHER: WorkflowItem = { itemId: 'b', itemName: 'Bevel', itemType: 2, itemWeight: 0 }
const PHASES: WorkflowPhase[] = [
  { phaseId: 'x', phaseName: 'Fabricate', color: '#FCC400', phaseWeight: 100, items: [FULL, OTHER] },
]
const edit = (item: WorkflowItem, changes: Partial<ItemRow>): WorkflowItem => {
  const value = toItemValue(item, PHASES)
  return toItem(withRow(value, changes), getRow(value), PHASES)
}

describe('an item that is edited', () => {
  it('comes back as it was stored, with every field and those that are unknown [ITEM-96]', () => {
    expect(edit(FULL, {})).toEqual(FULL)
  })

  it('gets no lists that it did not have', () => {
    expect(edit(OTHER, {})).toEqual(OTHER)
  })

  it('has links with the phase of their item, and none for a row without an item [ITEM-61, ITEM-66]', () => {
    const rows = toRows([
      { itemId: 'b', phaseId: undefined },
      { itemId: '', phaseId: undefined },
    ])
    expect(edit(OTHER, { complete: rows, reset: rows })).toMatchObject({
      complete: [{ phaseId: 'x', itemId: 'b' }],
      reset: [{ phaseId: 'x', itemId: 'b' }],
    })
  })

  it('keeps an incomplete condition, which locks the type while it is filled in [ITEM-14]', () => {
    expect(
      edit(OTHER, { conditionalVisibility: toRows([{ condition: ' Yes ', itemId: '', phaseId: undefined }]) }),
    ).toMatchObject({
      conditionalVisibility: [{ condition: 'Yes', phaseId: '', itemId: '' }],
    })
  })

  it('has an own status only with a status [ITEM-79, ITEM-84]', () => {
    expect(edit(OTHER, { equipmentStatus: null })).toEqual(OTHER)
    expect(edit(OTHER, { equipmentStatus: { progressState: 1, equipmentStatusState: 4 } })).toMatchObject({
      equipmentStatus: { progressState: 1, equipmentStatusState: 4 },
    })
    expect(edit(FULL, { equipmentStatus: null })).toMatchObject({ equipmentStatus: null })
  })
})
