import { describe, expect, it } from 'vitest'
import { mappingProblem, planMappingCopy, takenTypes } from './rules'

const workflow = (isDecommissioned: boolean, ...itemTypes: number[]) => ({
  isDecommissioned,
  workflowData: { phases: [{ items: itemTypes.map((itemType) => ({ itemType })) }] },
})

it.each([
  ['active with Progress and Incremental items', workflow(false, 2, 1), undefined],
  ['active without items', workflow(false), undefined],
  ['archived', workflow(true, 2), 'This workflow is archived. Choose an active one.'],
  [
    'with a Production item',
    workflow(false, 2, 3),
    'This workflow has a Production item. Choose a workflow without one.',
  ],
])('a workflow that is %s is judged for mapping [RES-26, RES-27]', (_name, candidate, problem) => {
  expect(mappingProblem(candidate)).toBe(problem)
})

it('finds the types that other workflows of the project use [RES-24]', () => {
  const mappings = [
    { id: 1, resourceTypes: [101, 102] },
    { id: 2, resourceTypes: [103] },
  ]
  expect([...takenTypes(mappings, 1)]).toEqual([[103, 2]])
  expect([...takenTypes(mappings)]).toEqual([
    [101, 1],
    [102, 1],
    [103, 2],
  ])
})

describe('a copy of mappings to another project', () => {
  const source = [
    { id: 1, resourceTypes: [101, 102] },
    { id: 2, resourceTypes: [103] },
    { id: 3, resourceTypes: [] },
    { id: 4, resourceTypes: [104] },
  ]
  const findCopy = (id: number) => ({ 1: 11, 2: 12 })[id]

  it('skips types that have a workflow in the target, and copies the free ones [RES-29, RES-30]', () => {
    expect(planMappingCopy({ kind: 'workflow', source, target: [{ id: 19, resourceTypes: [102] }], findCopy })).toEqual(
      {
        added: [
          { id: 11, resourceTypes: [101] },
          { id: 12, resourceTypes: [103] },
        ],
        skipped: [{ id: 1, resourceType: 102 }],
        withoutCopy: [4],
      },
    )
  })

  it('skips no type of preservations, and adds no mapping twice [RES-25, RES-31]', () => {
    const target = [
      { id: 19, resourceTypes: [102] },
      { id: 11, resourceTypes: [101] },
    ]
    expect(planMappingCopy({ kind: 'preservation', source, target, findCopy })).toEqual({
      added: [
        { id: 11, resourceTypes: [102] },
        { id: 12, resourceTypes: [103] },
      ],
      skipped: [],
      withoutCopy: [4],
    })
  })

  it('reports a mapping that the target already has [RES-29]', () => {
    expect(
      planMappingCopy({ kind: 'workflow', source, target: [{ id: 11, resourceTypes: [101, 102] }], findCopy }),
    ).toMatchObject({
      added: [{ id: 12, resourceTypes: [103] }],
      skipped: [
        { id: 1, resourceType: 101 },
        { id: 1, resourceType: 102 },
      ],
    })
  })
})
