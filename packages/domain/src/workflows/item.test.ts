import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import {
  ITEM_TYPE,
  ItemType,
  PRODUCTION_TYPE,
  ProductionType,
  PROGRESS_STATE,
  ProgressState,
  REQUIREMENT_TYPE,
  RequirementType,
  TRIGGER_CONDITION,
  TRIGGER_TYPE,
  TriggerCondition,
  TriggerType,
  WorkflowItem,
} from './item'
import { WEIGHT_RANGE, WEIGHT_TOLERANCE } from './model'
import { MAX_MAPPINGS, MIN_CONDITIONS } from './part-faults'
import { Workflow, WORKFLOW_TYPE, WorkflowSave } from './workflow'
import { sampleItem, samplePhase } from './workflow-sample'

describe('the codes on the wire', () => {
  it.each<
    [what: string, schema: z.ZodMiniType<number>, names: Record<string, number>, codes: number[], ...rows: string[]]
  >([
    ['item types', ItemType, ITEM_TYPE, [1, 2, 3], 'ITEM-03'],
    ['requirement types', RequirementType, REQUIREMENT_TYPE, [1, 2, 5, 6, 10], 'ITEM-41'],
    ['production types', ProductionType, PRODUCTION_TYPE, [0, 1, 2], 'ITEM-87'],
    ['trigger types', TriggerType, TRIGGER_TYPE, [1, 2], 'ITEM-49'],
    ['trigger conditions', TriggerCondition, TRIGGER_CONDITION, [0, 1, 2, 3, 4], 'ITEM-49'],
    ['progress states', ProgressState, PROGRESS_STATE, [0, 1], 'ITEM-78'],
  ])('of %s are as specified: %o %o %o (%s) [CONS2-06..CONS2-10]', (_what, schema, names, codes) => {
    const all = Array.from({ length: 20 }, (_, code) => code - 3)
    expect(all.filter((code) => z.safeParse(schema, code).success)).toEqual(codes)
    expect(Object.values(names).toSorted((one, other) => one - other)).toEqual(codes)
  })

  it('limits are those of the specification [CONS2-02, CONS2-03, CONS2-11, CONS2-12, CONS2-38]', () => {
    expect([WEIGHT_RANGE, WEIGHT_TOLERANCE, MIN_CONDITIONS, MAX_MAPPINGS]).toEqual([{ min: 0, max: 100 }, 0.0001, 2, 2])
    expect(WORKFLOW_TYPE).toBe('progress')
  })
})

/** An item with every field of the specification, and one of another server in each object. */
const ITEM = {
  ...sampleItem('1', 40),
  preRequisite: { phaseId: 'p', itemId: '2', hint: 1 },
  conditionalVisibility: [{ condition: 'Yes', phaseId: 'p', itemId: '2', hint: 1 }],
  trigger: { id: 't', triggerType: 1, triggerName: 'T', triggerDescription: 'D', siteID: 7, condition: 2, hint: 1 },
  triggers: [{ id: 'u', triggerType: 2, triggerName: 'U', triggerDescription: null, siteID: 0, condition: 3 }],
  complete: [{ phaseId: 'p', itemId: '2' }],
  reset: [{ phaseId: 'p', itemId: '2' }],
  requirements: [
    { name: 'R', description: '', requirementType: 6, requirmentWeight: 0, IsPropertyEditable: true, hint: 1 },
  ],
  itemStateFromEquipmentStatus: [{ progressState: 0, equipmentStatusState: 4, hint: 1 }],
  equipmentStatus: { progressState: 1, equipmentStatusState: 5 },
  production: { name: 'P', totalQuantity: 2.5, uom: 'm', productionType: 0, hint: 1 },
  emails: ['a@b.example'],
  hint: 1,
}
const PHASES = [{ ...samplePhase('p', 100), items: [ITEM], hint: 1 }]

describe('a workflow on the wire', () => {
  it('carries every field of an item, and returns those that it does not know [ITEM-96, ITEM-44, ITEM-50, ITEM-61, ITEM-66, ITEM-75, ITEM-84, ITEM-86]', () => {
    expect(z.parse(WorkflowItem, ITEM)).toEqual(ITEM)
  })

  it('carries its fields, its phases and unknown fields of its data [WF-43, WF-44, WF-45]', () => {
    const workflow = {
      workflowId: 1,
      name: 'W',
      projectId: 2,
      projectName: 'P',
      workflowType: 'progress',
      workflowData: { phases: PHASES, layout: 'x' },
      workflowRelatedKey: 'k',
      isDecommissioned: true,
      decommissionDateTime: 1,
      archiveErrors: ['A'],
      version: 3,
    }
    expect(z.parse(Workflow, workflow)).toEqual(workflow)
    expect(z.safeParse(Workflow, { ...workflow, workflowType: 'other' }).success).toBe(false)
  })

  it('is saved with WorkflowId and WorkflowRelatedKey in capitals, and with nothing else [API2-68]', () => {
    const save = {
      workflowType: 'progress',
      name: 'W',
      projectId: 2,
      workflowData: { phases: PHASES },
      WorkflowId: 0,
      WorkflowRelatedKey: 'k',
    }
    expect(z.parse(WorkflowSave, save)).toEqual(save)
    expect(z.safeParse(WorkflowSave, { ...save, workflowId: 1 }).success).toBe(false)
  })
})
