import { describe, expect, it } from 'vitest'
import type { WorkflowPhase } from '@sitewright/domain/workflows/workflow'
import { sampleItem as item, samplePhase as phase } from '@sitewright/domain/workflows/workflow-sample'
import { getPart, setPart } from '../../draft/merge-fields'
import { type ComparedCopy, findCopyDifferences, toDifferenceRows } from './copy-differences'
import { toPhaseRows, toPhases, toValue, type WorkflowValue } from './workflow-rows'

const phases = [phase('a', 60, item('1', 40), item('2', 60)), phase('b', 40, item('3', 100))]
const opened = toValue({ name: 'Spools', projectIds: [12, 17, 22], phases })
const copy = (projectId: number, change: { name?: string; phases?: WorkflowPhase[] } = {}): ComparedCopy => ({
  workflowId: projectId + 100,
  projectId,
  version: 1,
  name: change.name ?? 'Spools',
  workflowData: { phases: change.phases ?? phases },
})
const find = (...copies: ComparedCopy[]) => findCopyDifferences(opened, copies)
const choicesIn = (form: WorkflowValue, found: ReturnType<typeof find>) =>
  toDifferenceRows(found, opened, form, String).map(({ choice }) => choice)
const withKeys = (value: WorkflowValue, found: ReturnType<typeof find>): WorkflowValue => ({
  ...value,
  differences: new Set(found.map(({ key }) => key)),
})
const takeAll = (value: WorkflowValue, found: ReturnType<typeof find>): WorkflowValue =>
  found.reduce((next, { part, other }) => setPart(next, part, getPart(other, part), [...other.phases.keys()]), value)

describe('copies that differ', () => {
  it.each<[string, Parameters<typeof copy>[1], string[]]>([
    ['the same content', {}, []],
    [
      'other fields that the form does not show, and lists that are missing in another way',
      { phases: phases.map((one) => ({ ...one, layout: 2, items: one.items.map((own) => ({ ...own, emails: [] })) })) },
      [],
    ],
    ['another name', { name: 'Spools of area 3' }, ['Workflow Name']],
    [
      'another weight of a phase',
      { phases: [phase('a', 50, ...(phases[0]?.items ?? [])), ...phases.slice(1)] },
      ['Weight of Phase a'],
    ],
    [
      'another item',
      { phases: [phase('a', 60, item('1', 40), item('2', 60), item('4', 0)), ...phases.slice(1)] },
      ['Item Item 4'],
    ],
    [
      'another weight of an item',
      { phases: [phase('a', 60, item('1', 30), item('2', 60)), ...phases.slice(1)] },
      ['Weight of Item 1'],
    ],
    [
      'an item in another phase',
      { phases: [phase('a', 60, item('1', 40)), phase('b', 40, item('3', 100), item('2', 60))] },
      ['Place of Item 2'],
    ],
    ['one phase less', { phases: phases.slice(0, 1) }, ['Phase Phase b']],
    ['another order of phases', { phases: phases.toReversed() }, ['Order of phases']],
  ])('are found where a copy has %s [WF-07, WF-71]', (_what, change, expected) => {
    expect(find(copy(17, change)).map(({ part }) => part.label)).toEqual(expected)
  })

  it('wait for a choice, which is another one for another version of the copy [WF-71]', () => {
    const renamed = copy(17, { name: 'Spools of area 3' })
    const found = find(copy(22), renamed)
    const start = withKeys(opened, found)
    expect(choicesIn(start, found)).toEqual([undefined])
    expect(choicesIn({ ...start, name: 'Spools 2' }, found)).toEqual([undefined])
    expect(choicesIn(opened, found)).toEqual(['mine'])
    expect(choicesIn(takeAll(start, found), found)).toEqual(['theirs'])
    // No save writes the copy of a project that is not selected.
    expect(choicesIn({ ...start, projectIds: new Set([12, 22]) }, found)).toEqual([])
    expect(find({ ...renamed, version: 2 })[0]?.key).not.toBe(found[0]?.key)
  })

  it('take every difference of another copy, whatever was changed there', () => {
    const other = copy(17, { name: 'Other', phases: [phase('b', 70, item('2', 100)), phase('c', 30, item('1', 100))] })
    const found = find(other)
    const same = takeAll(withKeys(opened, found), found)
    expect(choicesIn(same, found).every((choice) => choice === 'theirs')).toBe(true)
    expect(toPhases(same.phases)).toEqual(toPhases(toPhaseRows(other.workflowData.phases)))
  })
})
