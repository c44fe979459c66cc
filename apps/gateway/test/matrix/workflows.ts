import type { Client } from '@sitewright/api-client/client'
import { WORKFLOW_TYPE, type WorkflowSave } from '@sitewright/domain/workflows/workflow'
import { DEMO_PROJECTS } from '../../src/db/demo/projects'
import { SITE_PROJECT } from '../../src/db/demo/sites'
import { demoWorkflows, workflowNamed } from '../../src/db/demo/workflows'
import type { Case, Cases } from './case'

const HARBOUR = 'Outer Breakwater'
const everyProject = DEMO_PROJECTS.map(({ projectId }) => projectId)
const everyWorkflow = demoWorkflows(0).map(({ workflowId }) => workflowId)

/** A copy as a save names it; the version is left out, so that each caller saves over the last one. */
function entryOf(name: string, project: string, changes: Partial<WorkflowSave> = {}): WorkflowSave {
  const { workflowId, projectId, relatedKey, data } = workflowNamed(name, project)
  return {
    workflowType: WORKFLOW_TYPE,
    name,
    projectId,
    workflowData: data,
    WorkflowId: workflowId,
    WorkflowRelatedKey: relatedKey,
    ...changes,
  }
}

const first = entryOf('Painting and Insulation', SITE_PROJECT)
const second = entryOf('Caisson Placement', HARBOUR)
const none = entryOf('Painting and Insulation', SITE_PROJECT, { projectId: 99_999, WorkflowId: 99_999 })

type Call = (client: Client, entry: WorkflowSave) => Promise<{ readonly status: number }>

/** Both workflow roles are in the accounts of the last three. */
const editing = (call: Call): Record<string, Case> => ({
  'of license 1': { call: (client) => call(client, first), answers: [401, 403, 403, 403, 200, 404, 200] },
  'of license 2': { call: (client) => call(client, second), answers: [401, 403, 403, 403, 404, 200, 200] },
  'that does not exist': { call: (client) => call(client, none), answers: [401, 403, 403, 403, 404, 404, 404] },
})

const saving = (call: (client: Client, projectId: number, entry: WorkflowSave) => Promise<{ status: number }>) => ({
  ...editing((client, entry) => call(client, entry.projectId, entry)),
  // The path is visible to license 2 alone, the entry to license 1 alone.
  'of license 1 by a path of license 2': {
    call: (client: Client) => call(client, second.projectId, first),
    answers: [401, 403, 403, 403, 404, 404, 200],
    ofOwner: { 'workflow.editor': 404, 'workflow.admin': 404 },
  },
  'of license 2 by a path of license 1': {
    call: (client: Client) => call(client, first.projectId, second),
    answers: [401, 403, 403, 403, 404, 404, 200],
  },
  'of a stored workflow of license 2 in a project of license 1': {
    call: (client: Client) => call(client, first.projectId, { ...first, WorkflowId: second.WorkflowId }),
    answers: [401, 403, 403, 403, 404, 404, 400],
  },
})

const archiving = (workflowIds: readonly number[], answers: readonly number[]): Case => ({
  call: (client) => client.workflows.archive({ body: [...workflowIds] }),
  answers,
})
const savingProjects = (entry: WorkflowSave, archivedId: number, answers: readonly number[]): Case => ({
  call: (client) =>
    client.workflows.saveProjects({
      params: { projectId: entry.projectId },
      body: { archived: [{ workflowId: archivedId }], entries: [entry] },
    }),
  answers,
  ofKey: 403,
})
const archived1 = workflowNamed('Concrete Pour', SITE_PROJECT).workflowId
const archived2 = workflowNamed('Rock Armor', HARBOUR).workflowId
const readers = [401, 403, 403, 403, 200, 200, 200]

export const workflowCases = {
  'workflows.ofProjects': {
    'of every project': {
      call: (client) => client.workflows.ofProjects({ body: everyProject }),
      answers: [401, 403, 200, 200, 200, 200, 200],
    },
  },
  'workflows.validateArchive': {
    'of every workflow': {
      call: (client) => client.workflows.validateArchive({ body: everyWorkflow }),
      answers: readers,
    },
  },
  'workflows.saveAll': {
    ...saving((client, projectId, entry) => client.workflows.saveAll({ params: { projectId }, body: [entry] })),
    'of copies in license 1 and license 2': {
      call: (client) =>
        client.workflows.saveAll({
          params: { projectId: first.projectId },
          body: [first, { ...first, WorkflowId: second.WorkflowId, projectId: second.projectId }],
        }),
      answers: [401, 403, 403, 403, 404, 404, 400],
    },
  },
  'workflows.save': saving((client, projectId, body) => client.workflows.save({ params: { projectId }, body })),
  'workflows.saveProjects': {
    'of license 1': {
      ...savingProjects(
        entryOf('Crane Mobilization', 'Gas Turbine Hall'),
        workflowNamed('Crane Mobilization', 'Switchyard 230 kV').workflowId,
        [401, 403, 403, 403, 200, 404, 200],
      ),
      ofOwner: { 'workflow.editor': 404, 'workflow.admin': 404 },
    },
    // Rejected, because the archived workflow is no copy of the saved one.
    'of license 2': savingProjects(second, archived2, [401, 403, 403, 403, 404, 400, 400]),
    'that does not exist': savingProjects(none, 99_999, [401, 403, 403, 403, 404, 404, 404]),
  },
  'workflows.archive': {
    'of license 1': archiving([archived1], [401, 403, 403, 403, 200, 404, 200]),
    'of license 2': archiving([archived2], [401, 403, 403, 403, 404, 200, 200]),
    'that does not exist': archiving([99_999], [401, 403, 403, 403, 404, 404, 404]),
    'of license 1 and license 2 in one list': archiving([archived1, archived2], [401, 403, 403, 403, 404, 404, 200]),
  },
  'workflows.list': {
    'all that one sees': { call: (client) => client.workflows.list({ query: { page: 1 } }), answers: readers },
  },
  'workflows.export': {
    'all that one sees': {
      call: (client) => client.workflows.export({ body: { columns: ['name'] } }),
      answers: readers.map((status) => (status === 200 ? 202 : status)),
    },
  },
  'workflows.one': {
    ...editing((client, { projectId, WorkflowId: workflowId }) =>
      client.workflows.one({ params: { projectId, workflowId } }),
    ),
    'of license 1 that is assigned to others': {
      call: (client) => {
        const { projectId, workflowId } = workflowNamed('Jetty Fender Installation', 'Jetty 3')
        return client.workflows.one({ params: { projectId, workflowId } })
      },
      answers: [401, 403, 403, 403, 200, 404, 200],
      ofOwner: { 'workflow.editor': 404, 'workflow.admin': 404 },
    },
    'of license 2 in a project of license 1': {
      call: (client) => client.workflows.one({ params: { projectId: first.projectId, workflowId: second.WorkflowId } }),
      answers: [401, 403, 403, 403, 404, 404, 404],
    },
  },
  'workflows.equipmentStatusUse': editing((client, { projectId }) =>
    client.workflows.equipmentStatusUse({ params: { projectId } }),
  ),
} satisfies Cases<'workflows'>

/** Workflows of license 1 and of license 2, and the id of none. */
export const workflowIds: readonly [number, number, number] = [first.WorkflowId, second.WorkflowId, 99_999]
