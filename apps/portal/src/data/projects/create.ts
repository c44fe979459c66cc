import { projects as projectCalls } from '@sitewright/api-client/calls/projects'
import type { NewProjectInput } from '@sitewright/domain/projects/record'
import { projectRecordMessages } from '@sitewright/domain/projects/record-messages'
import { createOperations } from '../api'
import { write } from '../write'

const { projects } = createOperations({ projects: projectCalls })

/**
 * Creates a project (PROJ-17). The value is its id.
 * @param environmentId that of the license; `null` leaves it to the server (PROJ-20)
 */
export const createProject = (input: NewProjectInput, environmentId: number | null) =>
  write(() => projects.create({ body: { ...input, environmentId } }), {
    saved: projectRecordMessages.added,
    failed: projectRecordMessages.addFailed,
    adapt: ({ projectId }) => projectId,
    refresh: ['projects.list', 'licenses.projects', 'licenses.report', 'licenses.list'],
  })
