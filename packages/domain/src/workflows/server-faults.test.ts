import { describe, expect, it } from 'vitest'
import { newItem, newPhase } from './new-parts'
import { toWorkflowFaults } from './server-faults'

const phases = [newPhase('cut', 'Cut'), { ...newPhase('weld', 'Weld'), items: [newItem('fit'), newItem('test')] }]
const inTest = { phaseId: 'weld', itemId: 'test' }

describe('faults of the server', () => {
  it.each([
    ['workflowData.phases.1.items.1.trigger', { path: 'phases.1.items.1.trigger', ...inTest }],
    ['0.workflowData.phases.1.items.1.trigger.siteID', { path: 'phases.1.items.1.trigger.siteID', ...inTest }],
    ['[0].workflowData.phases[1].items[1].trigger', { path: 'phases.1.items.1.trigger', ...inTest }],
    ['phases.1.items', { path: 'phases.1.items', phaseId: 'weld' }],
    ['workflowData.phases', { path: 'phases' }],
    ['workflowData.phases.7.items.0.itemName', { path: 'phases.7.items.0.itemName' }],
    ['0.name', { path: 'name' }],
    ['2.projectId', { path: 'projects' }],
    ['workflowData', { path: '' }],
  ])('of the path %s belong to their phase and item [WF-50]', (field, place) => {
    expect(toWorkflowFaults({ [field]: ['Wrong.'] }, phases)).toEqual([{ ...place, message: 'Wrong.' }])
  })

  it('of several copies are one', () => {
    const fields = {
      '0.workflowData.phases.0.phaseName': ['Wrong.'],
      '1.workflowData.phases.0.phaseName': ['Wrong.', 'Long.'],
    }
    expect(toWorkflowFaults(fields, phases).map(({ message }) => message)).toEqual(['Wrong.', 'Long.'])
  })
})
