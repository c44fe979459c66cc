import { describe, expect, it } from 'vitest'
import {
  equipmentOptions,
  equipmentSource,
  equipmentStatusUse,
  haveDifferingStatuses,
  type EquipmentConfigs,
} from './equipment'
import { judgeProjects, withAllowedProjects } from './project-choice'
import { copyMessages } from '../shared/copy-messages'
import { projectChoiceMessages } from './project-messages'
import type { EquipmentStatus, WorkflowItem } from './item'
import type { WorkflowPhase } from './workflow'
import { sampleItem as item, samplePhase as phase } from './workflow-sample'

const statuses = (...names: string[]): EquipmentStatus[] => names.map((name, place) => ({ name, state: 4 + place }))
/** Projects 1 and 2 have equal statuses, 3 has others, 4 and 5 have those of the license. */
const CONFIGS: EquipmentConfigs = {
  ofProjects: new Map([
    [1, statuses('Ready', 'Broken')],
    [2, statuses('Ready', 'Broken')],
    [3, statuses('Broken', 'Ready')],
  ]),
  ofLicense: statuses('Idle'),
}
const status = { progressState: 0, equipmentStatusState: 4 } as const
/** Phases with an item that has an equipment status. */
const MAPPED = [phase('a', 100, item('1', 100, { equipmentStatus: status }))]
const geo = { id: 't', triggerType: 1, triggerName: 'Gate', siteID: 7, condition: 1 } as const

const judge = (parts: Partial<WorkflowItem>, selectedIds: number[], errors: [number, string[]][] = []) =>
  Object.fromEntries(
    judgeProjects([1, 2, 3, 4], {
      phases: [phase('a', 100, item('1', 100, parts))],
      selectedIds,
      archiveErrors: new Map(errors),
      licenseOf: () => 1,
      sourceOf: (projectId) => equipmentSource(CONFIGS, projectId),
    }).map(({ projectId, disabledReason }) => [projectId, disabledReason]),
  )

describe('the projects of a workflow', () => {
  const { geoTrigger, lastProject, otherStatuses, cannotRemove } = projectChoiceMessages
  it.each<[string, Partial<WorkflowItem>, number[], Record<number, string>, string]>([
    ['without special items', {}, [1], {}, 'WF-29'],
    ['with a location-based trigger', { trigger: geo }, [1], { 2: geoTrigger, 3: geoTrigger, 4: geoTrigger }, 'WF-68'],
    ['with a location-based trigger and no project yet', { trigger: geo }, [], {}, 'WF-68'],
    [
      'with an own status',
      { equipmentStatus: status },
      [1],
      { 1: lastProject, 3: otherStatuses, 4: otherStatuses },
      'WF-69',
    ],
    [
      'with a mapping',
      { itemStateFromEquipmentStatus: [status] },
      [1, 2],
      { 3: otherStatuses, 4: otherStatuses },
      'WF-67',
    ],
    [
      'with a mapping, compared with the first selected one',
      { itemStateFromEquipmentStatus: [status] },
      [4, 1],
      { 2: otherStatuses, 3: otherStatuses },
      'WF-67',
    ],
  ])('%s: %o with %j selected disables %j (%s) [WF-29, WF-67..WF-69]', (_what, parts, selectedIds, expected) => {
    const open = Object.fromEntries(
      Object.entries(judge(parts, selectedIds)).filter(([, reason]) => reason !== undefined),
    )
    expect(open).toEqual(expected)
  })

  it('an assigned project with archive errors stays selected, with the reasons, and one that is not selected may be added [WF-65, WF-66]', () => {
    const errors = ['Assigned to resource type Pipe']
    const [first, second] = judgeProjects([1, 2], {
      phases: [],
      selectedIds: [1],
      archiveErrors: new Map([
        [1, errors],
        [2, errors],
      ]),
      licenseOf: () => 1,
      sourceOf: String,
    })
    expect(first).toEqual({ projectId: 1, isSelected: true, disabledReason: cannotRemove, cannotRemove: errors })
    expect(second).toEqual({ projectId: 2, isSelected: false })
  })

  it('one of another license cannot be added [WF-81]', () => {
    const reasonsOf = (selectedIds: number[]) =>
      judgeProjects([1, 2, 3], {
        phases: [],
        selectedIds,
        archiveErrors: new Map(),
        // The license of project 3 is not known: it is inactive.
        licenseOf: (projectId) => ({ 1: 1, 2: 2 })[projectId],
        sourceOf: String,
      }).map(({ disabledReason }) => disabledReason)
    expect(reasonsOf([])).toEqual([undefined, undefined, undefined])
    expect(reasonsOf([1])).toEqual([undefined, copyMessages.otherLicenseProject, undefined])
    expect(reasonsOf([3, 1])).toEqual([undefined, copyMessages.otherLicenseProject, undefined])
  })

  it('waits for what can lock a project, as long as archive errors or statuses load [WF-66, WF-67]', () => {
    const reasonsOf = (isChecking: boolean, phases: WorkflowPhase[]) =>
      judgeProjects([1, 2, 3], {
        phases,
        selectedIds: [1, 3],
        archiveErrors: new Map([[1, []]]),
        isChecking,
        licenseOf: () => 1,
        sourceOf: String,
      }).map(({ disabledReason }) => disabledReason)
    const { checking } = projectChoiceMessages
    expect(reasonsOf(true, [])).toEqual([checking, undefined, undefined])
    expect(reasonsOf(true, MAPPED)).toEqual([checking, checking, undefined])
    expect(reasonsOf(false, MAPPED)).toEqual([undefined, otherStatuses, undefined])
  })

  describe('of a draft', () => {
    const judgeDraft = (phases: readonly WorkflowPhase[], selectedIds: readonly number[], blocked: number[] = []) =>
      judgeProjects([1, 2, 3], {
        phases,
        selectedIds,
        archiveErrors: new Map(blocked.map((id) => [id, ['Assigned to resource type Pipe']])),
        licenseOf: () => 1,
        sourceOf: (projectId) => equipmentSource(CONFIGS, projectId),
      })
    const change = (projectIds: number[], wanted: number[], phases: WorkflowPhase[], blocked?: number[]) => {
      const before = { name: 'Spools', projectIds, phases }
      return withAllowedProjects(before, { ...before, projectIds: wanted }, (next, ids) =>
        judgeDraft(next, ids, blocked),
      ).projectIds
    }

    it.each<[string, number[], number[], number[]]>([
      ['clearing keeps the last one', [1, 2], [], [2]],
      ['the first one may go while another stays', [1, 2], [2], [2]],
      ['the last one stays, even if the user added it', [2], [], [2]],
      ['adding two of different statuses adds the first', [], [1, 3], [1]],
      ['a project of other statuses does not replace the last one', [1], [3], [1]],
      ['a project of equal statuses replaces it', [1], [2], [2]],
    ])('%s: %j to %j is %j [WF-67, WF-69, WF-80]', (_what, projectIds, wanted, expected) => {
      expect(change(projectIds, wanted, MAPPED)).toEqual(expected)
      expect(change(projectIds, wanted, [])).toEqual(wanted)
    })

    it('no project with archive errors goes, and the order of the others stays [WF-66, WF-80]', () => {
      expect(change([1, 2, 3], [], [], [2])).toEqual([2])
      expect(change([1, 2, 3], [3, 1], [], [2])).toEqual([2, 3, 1])
    })

    it('the locks are those of the new phases [WF-69, WF-80]', () => {
      const judgeOnly = (phases: readonly WorkflowPhase[], ids: readonly number[]) => judgeDraft(phases, ids)
      const before = { name: 'Spools', projectIds: [1], phases: MAPPED }
      expect(withAllowedProjects(before, { ...before, projectIds: [], phases: [] }, judgeOnly).projectIds).toEqual([])
      const empty = { ...before, phases: [] }
      expect(withAllowedProjects(empty, { ...before, projectIds: [] }, judgeOnly).projectIds).toEqual([1])
    })
  })

  it('uses the specified texts [WF-06, WF-31, WF-66, WF-68, WF-69]', () => {
    expect(projectChoiceMessages).toMatchObject({
      cannotRemove: 'Cannot Remove',
      geoTrigger: 'Item(s) has Geo location trigger. Please remove that to add more projects',
      lastProject: 'Item(s) has equipment status set, so the final project cannot be removed.',
      multipleProjects: 'Multiple Projects',
      noAccess: 'No project access to view workflow. Please assign project first',
    })
  })
})

describe('equipment statuses', () => {
  it.each([
    [[1], ['Ready', 'Broken']],
    [[4], ['Idle']],
    [[1, 2], ['Idle']],
    [[], []],
  ])(
    'of projects %j are those of the project, or of the license with several [WF-63, WF-64, ITEM-85, ITEM-97]',
    (projectIds, names) => {
      expect(equipmentOptions(CONFIGS, projectIds).map(({ name }) => name)).toEqual(names)
    },
  )

  it.each([
    [[1], false],
    [[1, 2], false],
    [[4, 5], false],
    [[1, 3], true],
    [[1, 4], true],
  ])('of projects %j differ: %j [WF-70, ITEM-30]', (projectIds, expected) => {
    expect(haveDifferingStatuses(CONFIGS, projectIds)).toBe(expected)
  })

  it('in use are listed with workflow, phase and item, of active workflows alone [CONF-44]', () => {
    const phases = [
      phase(
        'a',
        100,
        item('1', 50, {
          equipmentStatus: status,
          itemStateFromEquipmentStatus: [status, { progressState: 1, equipmentStatusState: 5 }],
        }),
        item('2', 50),
      ),
    ]
    const workflow = { workflowId: 7, name: 'Spools', isDecommissioned: false, workflowData: { phases } }
    const use = { workflowId: 7, workflowName: 'Spools', phaseName: 'Phase a', itemName: 'Item 1' }
    expect(equipmentStatusUse([workflow, { ...workflow, isDecommissioned: true }])).toEqual([
      { ...use, state: 4 },
      { ...use, state: 5 },
    ])
  })
})
