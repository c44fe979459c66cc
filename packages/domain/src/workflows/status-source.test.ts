import { describe, expect, it } from 'vitest'
import type { EquipmentConfigs } from './equipment'
import type { WorkflowItem } from './item'
import {
  faultRefusals,
  faultSentence,
  findDraftFaults,
  haveStatusesChanged,
  listStatusUses,
  sameNameCode,
  withChosenFor,
  withCode,
} from './status-source'
import { sampleItem, samplePhase } from './workflow-sample'

const list = (...names: string[]) => names.map((name, index) => ({ name, state: 4 + index }))
/** Projects 1 and 2 have equal lists, project 3 has none of its own. */
const configs: EquipmentConfigs = {
  ofProjects: new Map([
    [1, list('Rented', 'Broken', 'Spare')],
    [2, list('Rented', 'Broken', 'Spare')],
  ]),
  ofLicense: list('Broken', 'Rented'),
}
const own = (itemId: string, state: number): WorkflowItem =>
  sampleItem(itemId, 50, { equipmentStatus: { progressState: 0, equipmentStatusState: state } })
const mapped = (itemId: string, ...states: number[]): WorkflowItem =>
  sampleItem(itemId, 50, {
    itemStateFromEquipmentStatus: states.map((state, at) => ({
      progressState: at === 0 ? 0 : 1,
      equipmentStatusState: state,
    })),
  })
const draft = (projectIds: readonly number[], ...items: WorkflowItem[]) => ({
  projectIds,
  phases: [samplePhase('p', 100, ...items)],
})
type Draft = ReturnType<typeof draft>

const statesOf = (phases: Draft['phases']) => listStatusUses(phases).map(({ state }) => state)

describe('a change of the projects of a workflow', () => {
  const stored = draft([1], own('a', 4), mapped('b', 5, 6))

  it.each<[string, readonly number[], [number, string | undefined][]]>([
    ['stays in its project: none', [1], []],
    ['moves to a project with an equal list: none', [2], []],
    [
      'gets a second project, so that the list of the license counts',
      [1, 2],
      [
        [4, 'Broken'],
        [5, 'Rented'],
        [6, undefined],
      ],
    ],
    [
      'moves to a project that has the list of the license',
      [3],
      [
        [4, 'Broken'],
        [5, 'Rented'],
        [6, undefined],
      ],
    ],
    ['has no project at the moment: none', [], []],
  ])('that %s lists the codes that lose their meaning [WF-64, WF-80]', (_, projectIds, expected) => {
    const faults = findDraftFaults({ ...stored, projectIds }, stored, configs)
    expect(faults.map((fault) => [fault.state, 'newName' in fault ? fault.newName : ''])).toEqual(expected)
  })

  it('judges nothing while the lists are not known, and a dangling code never [WF-80]', () => {
    expect(findDraftFaults({ ...stored, projectIds: [3] }, stored, undefined)).toEqual([])
    const dangling = draft([1], own('a', 77))
    expect(findDraftFaults({ ...dangling, projectIds: [1, 2] }, dangling, configs)).toEqual([])
  })

  it('is settled by the codes of the same names, also where they change places [WF-80]', () => {
    const moved = { ...stored, projectIds: [1, 2] }
    const [first, second, third] = findDraftFaults(moved, stored, configs)
    if (first === undefined || second === undefined || third === undefined) throw new Error('Three codes are lost.')
    expect([first, second, third].map((fault) => sameNameCode(fault, configs, [1, 2]))).toEqual([5, 4, undefined])
    const phases = withCode(withCode(moved.phases, first, 5), second, 4)
    expect(statesOf(phases)).toEqual([5, 4, 6])
    const left = findDraftFaults({ ...moved, phases }, stored, configs)
    expect(left.map(faultSentence)).toEqual([
      'Spare (code 6) would be missing from the equipment statuses of the workflow.',
    ])
    expect(faultRefusals(left, 'Hire')).toEqual([
      'Spare (code 6) would be missing from the equipment statuses of the workflow. Choose another status in these workflow items first: Hire › Phase p › Item b.',
    ])
    expect(haveStatusesChanged(stored.phases, phases)).toBe(true)
    expect(haveStatusesChanged(stored.phases, draft([1], own('a', 4), mapped('b', 5, 6)).phases)).toBe(false)
  })

  it('knows what a status meant that was chosen in a draft, through undo and another choice [WF-80]', () => {
    const empty = draft([1], sampleItem('a', 100))
    const chosen = withChosenFor<Draft>(empty, draft([1], own('a', 4)))
    const phases = chosen.phases
    const moved = withChosenFor<Draft>(chosen, { ...chosen, projectIds: [1, 2] })
    const faultsOf = (one: Draft) => findDraftFaults(one, empty, configs).map(({ state }) => state)
    expect([faultsOf(chosen), faultsOf(moved)]).toEqual([[], [4]])
    // Another status, and then the first code again, which now means what the license says.
    const other = withChosenFor<Draft>(moved, { ...moved, phases: draft([1], own('a', 5)).phases })
    const again = withChosenFor<Draft>(other, { ...other, phases })
    expect([faultsOf(other), faultsOf(again)]).toEqual([[], []])
    // The way back.
    const back = withChosenFor<Draft>(moved, { ...moved, projectIds: [2] })
    expect(faultsOf(back)).toEqual([])
  })

  it('reports a code that no list has [WF-80]', () => {
    const faults = findDraftFaults(draft([1], own('a', 9)), draft([1]), configs)
    expect(faults.map(faultSentence)).toEqual(['The equipment statuses of the workflow have no code 9.'])
  })
})
