import { describe, expect, it } from 'vitest'
import { type ComparedCopy, findCopyDifferences, judgeDifferences, takeOtherContent } from './copy-differences'
import type { EditorDraft } from './draft-edits'
import type { WorkflowPhase } from './workflow'
import { sampleItem as item, samplePhase as phase } from './workflow-sample'

const phases = [phase('a', 60, item('1', 40), item('2', 60)), phase('b', 40, item('3', 100))]
const start: EditorDraft = { name: 'Spools', projectIds: [12, 17, 22], phases }
const copy = (projectId: number, change: { name?: string; phases?: WorkflowPhase[] } = {}): ComparedCopy => ({
  workflowId: projectId + 100,
  projectId,
  version: 1,
  name: change.name ?? 'Spools',
  workflowData: { phases: change.phases ?? phases },
})
const kinds = (copies: ComparedCopy[]) => findCopyDifferences(start, copies).map(({ edit }) => edit.kind)
const NONE: ReadonlySet<string> = new Set()

describe('copies that differ', () => {
  it.each<[string, Parameters<typeof copy>[1], string[]]>([
    ['the same content', {}, []],
    ['another name', { name: 'Spools of area 3' }, ['name']],
    [
      'another weight of a phase',
      { phases: [phase('a', 50, ...(phases[0]?.items ?? [])), ...phases.slice(1)] },
      ['phase-field'],
    ],
    [
      'another item',
      { phases: [phase('a', 60, item('1', 40), item('2', 60), item('4', 0)), ...phases.slice(1)] },
      ['item'],
    ],
    [
      'another weight of an item',
      { phases: [phase('a', 60, item('1', 30), item('2', 60)), ...phases.slice(1)] },
      ['item-field'],
    ],
    ['one phase less', { phases: phases.slice(0, 1) }, ['item', 'phase']],
    ['another order of phases', { phases: phases.toReversed() }, ['phases']],
  ])('are found where a copy has %s [WF-07, WF-71]', (_what, change, expected) => {
    expect(kinds([copy(17, change)])).toEqual(expected)
  })

  it('wait for a choice, which is another one for another version of the copy [WF-71]', () => {
    const renamed = copy(17, { name: 'Spools of area 3' })
    const [found] = findCopyDifferences(start, [copy(22), renamed])
    if (found === undefined) throw new Error('Nothing was found.')
    const choiceOf = (draft: EditorDraft, overwritten: ReadonlySet<string>) =>
      judgeDifferences(draft, [found], overwritten).map(({ choice }) => choice)
    expect(choiceOf(start, NONE)).toEqual([undefined])
    expect(choiceOf({ ...start, name: 'Spools 2' }, NONE)).toEqual([undefined])
    expect(choiceOf(start, new Set([found.key]))).toEqual(['mine'])
    expect(choiceOf(takeOtherContent(start, [found]), NONE)).toEqual(['theirs'])
    // No save writes the copy of a project that is not selected.
    expect(choiceOf({ ...start, projectIds: [12, 22] }, NONE)).toEqual([])
    const [newer] = findCopyDifferences(start, [{ ...renamed, version: 2 }])
    expect(newer?.key).not.toBe(found.key)
  })

  it('take every difference of another copy, whatever was changed there', () => {
    const other = copy(17, { name: 'Other', phases: [phase('b', 70, item('2', 100)), phase('c', 30, item('1', 100))] })
    const found = findCopyDifferences(start, [other])
    const same = takeOtherContent(start, found)
    expect(judgeDifferences(same, found, NONE).every(({ choice }) => choice === 'theirs')).toBe(true)
    expect(findCopyDifferences(same, [other])).toEqual([])
  })
})
