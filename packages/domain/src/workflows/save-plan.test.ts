import { describe, expect, it } from 'vitest'
import { workflowSaveMessages } from './save-messages'
import {
  planSave,
  readArchived,
  runSave,
  saveTexts,
  type CallOutcome,
  type PlanInput,
  type SaveCalls,
} from './save-plan'
import type { Workflow, WorkflowArchived } from './workflow'
import { sampleItem as item, samplePhase as phase } from './workflow-sample'

const copy = (projectId: number, version = 1) => ({ workflowId: 100 + projectId, projectId, version })
const input = (more: Partial<PlanInput>): PlanInput => ({
  name: ' Spools ',
  phases: [phase('a', 100, item('1', 100))],
  stored: [],
  projectIds: [1],
  workflowRelatedKey: 'key',
  ...more,
})
const plan = (more: Partial<PlanInput>) => {
  const planned = planSave(input(more))
  if (planned === undefined) throw new Error('No project was selected.')
  return planned
}

describe('the plan of a save', () => {
  it.each<[string, number[], number[], 'put' | 'bulk', number[], number[]]>([
    ['a new workflow of one project', [], [1], 'bulk', [], [0]],
    ['a new workflow of two', [], [2, 1], 'bulk', [], [0, 0]],
    ['an edit in one project', [1], [1], 'put', [], [101]],
    ['an edit of two copies', [1, 2], [1, 2], 'bulk', [], [101, 102]],
    ['one more project', [1], [1, 3], 'bulk', [], [101, 0]],
    ['one project less', [1, 2], [1], 'bulk', [102], [101]],
    ['another project', [1], [3], 'bulk', [101], [0]],
    ['some of each', [1, 2, 3], [4, 2], 'bulk', [101, 103], [0, 102]],
  ])('%s: stored in %j, selected %j [WF-71, WF-72, WF-74]', (_what, stored, projectIds, call, archiveIds, ids) => {
    const planned = plan({ stored: stored.map((id) => copy(id)), projectIds })
    expect(planned).toMatchObject({ call, pathProjectId: projectIds[0] })
    expect(planned.archived.map(({ workflowId }) => workflowId)).toEqual(archiveIds)
    expect(planned.entries.map(({ WorkflowId }) => WorkflowId)).toEqual(ids)
    expect(planned.entries.every(({ WorkflowRelatedKey }) => WorkflowRelatedKey === 'key')).toBe(true)
  })

  it('names the version of each stored copy, and none of new ones', () => {
    const { entries } = plan({ stored: [copy(1, 4), copy(2, 9)], projectIds: [1, 2, 3] })
    expect(entries.map(({ version }) => version)).toEqual([4, 9, undefined])
  })

  it('leaves out client state and trims names [WF-46, CONS2-39]', () => {
    const [entry] = plan({ phases: [{ ...phase('a', 100, item('1', 100)), new: true, phaseName: ' Cut ' }] }).entries
    expect(entry).toMatchObject({ workflowType: 'progress', name: 'Spools' })
    expect(entry?.workflowData.phases[0]).toEqual({ ...phase('a', 100, item('1', 100)), phaseName: 'Cut' })
  })

  it('returns unknown fields of the data', () => {
    const [entry] = plan({ data: { phases: [], layout: { zoom: 2 } } }).entries
    expect(entry?.workflowData['layout']).toEqual({ zoom: 2 })
  })

  it('returns to each copy the fields that the form does not show, as that copy has them', () => {
    const own = (note: string) => ({ layout: note, phases: [{ ...phase('a', 50), note }] })
    const { entries } = plan({
      stored: [
        { ...copy(1), workflowData: own('one') },
        { ...copy(2), workflowData: own('two') },
      ],
      projectIds: [1, 2, 3],
      data: own('one'),
      phases: [{ ...phase('a', 100, item('1', 100)), note: 'one' }],
    })
    expect(entries.map(({ workflowData }) => [workflowData['layout'], workflowData.phases[0]?.['note']])).toEqual([
      ['one', 'one'],
      ['two', 'two'],
      ['one', 'one'],
    ])
    expect(new Set(entries.map(({ workflowData }) => workflowData.phases[0]?.phaseWeight))).toEqual(new Set([100]))
  })

  it('is none without a project [WF-62]', () => {
    expect(planSave(input({ projectIds: [] }))).toBeUndefined()
  })
})

const failed = { status: 'failed', message: 'The server is busy.' } as const
const conflict = { status: 'conflict', current: [] } as const
const archived: CallOutcome<WorkflowArchived> = { status: 'saved', value: { success: true } }
const refusedFlag: CallOutcome<WorkflowArchived> = {
  status: 'saved',
  value: { success: false, message: 'Assigned to resource type Pipe' },
}
const saved: CallOutcome<readonly Workflow[]> = { status: 'saved', value: [] }

/** Runs a save with injected outcomes. @returns its result and the calls that were made */
async function run(
  stored: number[],
  projectIds: number[],
  outcomes: { archive?: CallOutcome<WorkflowArchived>; save?: CallOutcome<readonly Workflow[]> } = {},
  isTogether = false,
) {
  const made: string[] = []
  const calls: SaveCalls = {
    archive: (copies) => {
      made.push(`archive ${copies.map(({ workflowId }) => workflowId).join()}`)
      return Promise.resolve(outcomes.archive ?? archived)
    },
    put: (projectId) => {
      made.push(`put ${projectId}`)
      return Promise.resolve(outcomes.save ?? saved)
    },
    bulk: (projectId, entries) => {
      made.push(`bulk ${projectId} ${entries.map(({ WorkflowId }) => WorkflowId).join()}`)
      return Promise.resolve(outcomes.save ?? saved)
    },
    together: (projectId, { archived: removed, entries }) => {
      made.push(
        `together ${projectId} ${removed.map(({ workflowId }) => workflowId).join()} ${entries.map(({ WorkflowId }) => WorkflowId).join()}`,
      )
      return Promise.resolve(outcomes.save ?? saved)
    },
  }
  return { result: await runSave(plan({ stored: stored.map((id) => copy(id)), projectIds, isTogether }), calls), made }
}

describe('a save', () => {
  it('archives copies of removed projects first, then saves the remaining ones in one call [WF-71]', async () => {
    const { result, made } = await run([1, 2, 3], [2, 4])
    expect(made).toEqual(['archive 101,103', 'bulk 2 102,0'])
    expect(result).toEqual({ archivedIds: [101, 103], outcome: saved })
  })

  it('archives and saves in one call where statuses changed with the projects, all or none [WF-80]', async () => {
    const { result, made } = await run([1, 2], [2, 4], {}, true)
    expect(made).toEqual(['together 2 101 102,0'])
    expect(result).toEqual({ archivedIds: [101], outcome: saved })
    const rejected = await run([1, 2], [2], { save: failed }, true)
    expect(rejected.result).toEqual({ archivedIds: [], stoppedAt: 'save', outcome: failed })
    expect((await run([1], [1, 2], {}, true)).made).toEqual(['bulk 1 101,0'])
  })

  it('archives nothing while all projects stay [WF-74]', async () => {
    expect((await run([1], [1])).made).toEqual(['put 1'])
    expect((await run([], [1, 2])).made).toEqual(['bulk 1 0,0'])
  })

  it.each([
    ['fails', failed, failed],
    ['is a conflict', conflict, conflict],
    ['has a false flag with status 200', refusedFlag, { status: 'failed', message: 'Assigned to resource type Pipe' }],
    [
      'has a false flag without a text',
      { status: 'saved', value: { success: false } } as const,
      { status: 'failed', message: workflowSaveMessages.archiveFailed },
    ],
  ])('saves nothing if the archive %s [WF-73, WF-16, API2-71]', async (_what, outcome, expected) => {
    const { result, made } = await run([1, 2], [1], { archive: outcome })
    expect(made).toEqual(['archive 102'])
    expect(result).toEqual({ archivedIds: [], stoppedAt: 'archive', outcome: expected })
  })

  it.each([
    ['fails', failed],
    ['is a conflict', conflict],
  ])(
    'reports what was archived if the save after it %s, and the next save does not archive again [WF-71, WF-73]',
    async (_what, outcome) => {
      const { result } = await run([1, 2], [1], { save: outcome })
      expect(result).toEqual({ archivedIds: [102], stoppedAt: 'save', outcome })
      expect((await run([1], [1])).made).toEqual(['put 1'])
    },
  )

  it('returns a successful archive reply unchanged [API2-71]', () => {
    expect(readArchived(archived)).toBe(archived)
  })

  it('has the specified texts of a create and of an edit [WF-15, WF-75, WF-76, MSG-54, MSG-55, MSG-56, MSG-57, MSG-58, MSG-59, MSG-60, MSG-61]', () => {
    expect(saveTexts(true)).toEqual({
      saved: 'Workflow has been saved successfully.',
      failed: 'Workflow could not be added',
    })
    expect(saveTexts(false)).toEqual({
      saved: 'Workflow Successfully Modified',
      failed: 'Workflow could not be saved.',
    })
    expect(workflowSaveMessages).toMatchObject({
      archived: 'Workflow successfully archived.',
      archiveFailed: 'Workflow could not be archived.',
      loadFailed: 'Failed to fetch workflows.',
      cannotArchive: 'Cannot Archive',
    })
  })
})
