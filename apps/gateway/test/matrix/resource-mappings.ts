import type { Client } from '@sitewright/api-client/client'
import { preservationNamed } from '../../src/db/demo/preservations'
import { projectNamed } from '../../src/db/demo/projects'
import { SITE_PROJECT } from '../../src/db/demo/sites'
import { workflowNamed } from '../../src/db/demo/workflows'
import type { Case, Cases } from './case'

const HARBOUR = 'Outer Breakwater'
const ids = (project: string, workflow: string, preservation: string) => ({
  projectId: projectNamed(project).projectId,
  workflowId: workflowNamed(workflow, project).workflowId,
  preservationId: preservationNamed(preservation, project).preservationId ?? 0,
})
const ours = ids(SITE_PROJECT, 'Painting and Insulation', 'Electrical Panels')
const theirs = ids(HARBOUR, 'Caisson Placement', 'Mooring Hardware')
const none = { projectId: 99_999, workflowId: 99_999, preservationId: 99_999 }

type Ids = typeof ours
type Send = (client: Client, named: Ids) => Promise<{ readonly status: number }>

const ofEach = (send: Send, answers: readonly (readonly number[])[], ofOwner = {}): Record<string, Case> => ({
  'of license 1': { call: (client) => send(client, ours), answers: answers[0] ?? [], ofOwner },
  'of license 2': { call: (client) => send(client, theirs), answers: answers[1] ?? [] },
  'that does not exist': { call: (client) => send(client, none), answers: answers[2] ?? [] },
})
const reading = (send: Send) =>
  ofEach(
    send,
    [
      [401, 403, 200, 200, 200, 404, 200],
      [401, 403, 404, 404, 404, 200, 200],
      [401, 403, 404, 404, 404, 404, 404],
    ],
    { 'no.projects': 404 },
  )
const writing = (send: Send): Record<string, Case> => ({
  ...ofEach(send, [
    [401, 403, 403, 403, 200, 404, 200],
    [401, 403, 403, 403, 404, 200, 200],
    [401, 403, 403, 403, 404, 404, 404],
  ]),
  'of license 2 by a path of license 1': {
    call: (client) => send(client, { ...theirs, projectId: ours.projectId }),
    answers: [401, 403, 403, 403, 404, 404, 404],
  },
})

/** The same types again: they change nothing, so that every account meets the same rows. */
const workflowsOf = ({ projectId, workflowId }: Ids, ResourceTypes: number[]) => ({
  params: { projectId },
  body: [{ WorkflowId: workflowId, ResourceTypes }],
})
const preservationsOf = ({ projectId, preservationId }: Ids, ResourceTypes: number[]) => ({
  params: { projectId },
  body: [{ PreservationId: preservationId, ResourceTypes }],
})

export const resourceMappingCases = {
  'resourceMappings.workflows': reading((client, { projectId, workflowId }) =>
    client.resourceMappings.workflows({ params: { projectId }, body: [workflowId] }),
  ),
  'resourceMappings.addToWorkflows': writing((client, named) =>
    client.resourceMappings.addToWorkflows(workflowsOf(named, [205])),
  ),
  'resourceMappings.removeFromWorkflows': writing((client, named) =>
    client.resourceMappings.removeFromWorkflows(workflowsOf(named, [206])),
  ),
  'resourceMappings.preservations': reading((client, { projectId, preservationId }) =>
    client.resourceMappings.preservations({ params: { projectId }, body: [preservationId] }),
  ),
  'resourceMappings.addToPreservations': writing((client, named) =>
    client.resourceMappings.addToPreservations(preservationsOf(named, [205])),
  ),
  'resourceMappings.removeFromPreservations': writing((client, named) =>
    client.resourceMappings.removeFromPreservations(preservationsOf(named, [206])),
  ),
} satisfies Cases<'resourceMappings'>
