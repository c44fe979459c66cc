import { expect, it } from 'vitest'
import { diffTypes, isListed, planOwnerCopy, preservationOwners, withMappings, workflowOwners } from './owners'

const workflow = (workflowId: number, name: string, isDecommissioned = false) => ({
  workflowId,
  name,
  workflowRelatedKey: `key of ${name}`,
  isDecommissioned,
  workflowData: { phases: [] },
})

it('lists workflows by name, archived ones only while they have types [RES-26]', () => {
  const owners = workflowOwners([workflow(1, 'Pour'), workflow(2, 'Test', true), workflow(3, 'Cast', true)])
  const mapped = withMappings(owners, [{ id: 2, resourceTypes: [203] }])
  expect(mapped.filter(isListed).map(({ name, resourceTypes }) => [name, resourceTypes])).toEqual([
    ['Pour', []],
    ['Test', [203]],
  ])
})

it('plans a copy to the active workflow with the same key, not to an archived one [RES-28, RES-29, RES-30]', () => {
  const source = withMappings(workflowOwners([workflow(1, 'Pour'), workflow(2, 'Test')]), [
    { id: 1, resourceTypes: [201, 203] },
    { id: 2, resourceTypes: [204] },
  ])
  const target = withMappings(
    workflowOwners([
      workflow(10, 'Pour', true),
      workflow(11, 'Pour'),
      workflow(12, 'Test', true),
      workflow(13, 'Paint'),
    ]),
    [{ id: 13, resourceTypes: [203] }],
  )
  expect(planOwnerCopy('workflow', source, target)).toEqual({
    added: [{ id: 11, resourceTypes: [201] }],
    skipped: [{ id: 1, resourceType: 203 }],
    withoutCopy: [2],
  })
})

it('adds no preservation twice [RES-31]', () => {
  const owners = (id: number) => preservationOwners([{ id, name: 'Motors', preservationRelatedKey: 'key' }])
  const source = withMappings(owners(1), [{ id: 1, resourceTypes: [201, 203] }])
  const target = withMappings(owners(2), [{ id: 2, resourceTypes: [203] }])
  expect(planOwnerCopy('preservation', source, target).added).toEqual([{ id: 2, resourceTypes: [201] }])
})

it('splits a change into added and removed types', () => {
  expect(diffTypes([1, 2], [2, 3])).toEqual({ added: [3], removed: [1] })
})
