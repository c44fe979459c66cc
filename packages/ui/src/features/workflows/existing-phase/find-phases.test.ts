import { existingPhases } from '@sitewright/domain/workflows/new-parts'
import { sampleItem, samplePhase } from '@sitewright/domain/workflows/workflow-sample'
import { describe, expect, it } from 'vitest'
import { findPhases, indexPhases, takePhases } from './find-phases'

const phase = (phaseName: string, ...items: string[]) => ({
  ...samplePhase(phaseName, 50, ...items.map((itemName) => sampleItem(itemName, 10, { itemName }))),
  phaseName,
})
const workflow = (name: string, ...phases: ReturnType<typeof phase>[]) => ({
  name,
  projectId: 12,
  workflowRelatedKey: name,
  workflowData: { phases },
})
const index = indexPhases(
  existingPhases([
    workflow('Spools', phase('Test', 'Hydrotest'), phase('Fabricate', 'Cut', 'Leak tést', 'Pre-test')),
    workflow('Tank test', phase('Drain'), phase('Fill', 'Test gauge')),
    workflow('Cables', phase('Pull')),
  ]),
)
const find = (search: string) =>
  findPhases(index, search).flatMap(({ phases }) =>
    phases.map(({ entry, itemMatches }) => `${entry.phase.phaseName} ${itemMatches}`),
  )

describe('the search for existing phases [WF-107]', () => {
  it('covers phases, items and workflows, and counts the items that match where the name does not', () => {
    expect(find(' TEST ')).toEqual(['Test 0', 'Fabricate 2', 'Drain 0', 'Fill 1'])
  })

  it('finds all without a text, and nothing for another text', () => {
    expect(find('')).toHaveLength(5)
    expect(find('paint')).toEqual([])
  })

  it.each([
    [1, ['Spools 1']],
    [3, ['Spools 2', 'Tank test 1']],
    [9, ['Spools 2', 'Tank test 2', 'Cables 1']],
  ])('takes the first %i', (limit, expected) => {
    const taken = takePhases(findPhases(index, ''), limit)
    expect(taken.map(({ workflow: { name }, phases }) => `${name} ${phases.length}`)).toEqual(expected)
  })

  it('leaves out workflows without a match', () => {
    expect(findPhases(index, 'pull').map(({ workflow: { name } }) => name)).toEqual(['Cables'])
  })
})
