import { projects as projectCalls } from '@sitewright/api-client/calls/projects'
import { workflows as workflowCalls } from '@sitewright/api-client/calls/workflows'
import type { LicenseOf } from '@sitewright/domain/shared/copies'
import { splitIntoPieces } from '@sitewright/domain/shared/pieces'
import { Problem } from '@sitewright/domain/shared/problem'
import { copiesOfWorkflow, toRows, withArchiveErrors } from '@sitewright/domain/workflows/list'
import { pageOfWorkflows } from '@sitewright/domain/workflows/list-page'
import { workflowSaveMessages as messages } from '@sitewright/domain/workflows/save-messages'
import {
  MAX_WORKFLOWS_OF_CALL,
  type Workflow,
  type WorkflowListQuery,
  type WorkflowRow,
} from '@sitewright/domain/workflows/workflow'
import { capabilities } from '../../shell/capabilities'
import { createOperations, type Source } from '../api'
import { cacheEntry, fetchOnce } from '../read'

/*
 * Reads of workflows that also work on a server without our own calls. There, everything comes from POST 0/workflow/getAll.
 */

const { projects, workflows } = createOperations({ projects: projectCalls, workflows: workflowCalls })

/** A workflow with the license of its project, because copies belong together within a license (WF-81). */
type LicensedWorkflow = Workflow & { readonly licenseId: number | undefined }

/** The workflows of all projects that the user sees, archived ones included. */
const allWorkflows: Source<Record<string, never>, { body: LicensedWorkflow[] }> = {
  operation: workflows.ofProjects.operation,
  load: async () => {
    const { body } = await projects.list.load({})
    const licenses = new Map(body.map(({ projectId, licenseId }) => [projectId, licenseId]))
    const reply = await workflows.ofProjects.load({ body: [...licenses.keys()] })
    return {
      ...reply,
      body: reply.body.map((workflow) => ({ ...workflow, licenseId: licenses.get(workflow.projectId) })),
    }
  },
}

const licensesOf = (all: readonly LicensedWorkflow[]): LicenseOf => {
  const licenses = new Map(all.map(({ projectId, licenseId }) => [projectId, licenseId]))
  return (projectId) => licenses.get(projectId)
}

type ArchiveErrorsReply = Awaited<ReturnType<typeof workflows.validateArchive.load>>

/** Why workflows cannot be archived, in calls of as many as one call takes. */
export const archiveErrors: Source<{ body: number[] }, Pick<ArchiveErrorsReply, 'body'>> = {
  operation: workflows.validateArchive.operation,
  load: async ({ body: ids }) => {
    const pieces = splitIntoPieces(ids, MAX_WORKFLOWS_OF_CALL)
    const replies = await Promise.all(pieces.map((body) => workflows.validateArchive.load({ body })))
    return {
      body: {
        archiveErrorsByWorkflowId: Object.fromEntries(
          replies.flatMap(({ body }) => Object.entries(body.archiveErrorsByWorkflowId)),
        ),
      },
    }
  },
}

interface PageReply {
  readonly body: WorkflowRow[]
  readonly total?: number
}

/** One page of the list. On such a server, all workflows are fetched only while none are cached: a change of one drops them (WF-78). */
export const workflowPage: Source<{ readonly query: WorkflowListQuery }, PageReply> = {
  operation: workflows.list.operation,
  load: async ({ query }) => {
    if (capabilities.has(workflows.list.operation)) return workflows.list.load({ query })
    const all = await fetchOnce(allWorkflows, {})
    const { rows, total } = pageOfWorkflows(toRows(all, licensesOf(all)), query)
    const ids = rows.flatMap(({ copies }) => copies.map(({ workflowId }) => workflowId))
    const { body } = await archiveErrors.load({ body: ids })
    return { body: withArchiveErrors(rows, body.archiveErrorsByWorkflowId), total }
  },
}

type OneInput = Parameters<typeof workflows.one.load>[0]

/** A workflow, followed by its other active copies. Always from the server, because it is edited. */
export const oneWorkflow: Source<OneInput, { body: Workflow[]; etag?: string }> = {
  operation: workflows.one.operation,
  load: async (input) => {
    if (capabilities.has(workflows.one.operation)) return workflows.one.load(input)
    const { body } = await cacheEntry(allWorkflows, {}).load()
    const copies = copiesOfWorkflow(body, input.params, licensesOf(body))
    if (copies.length === 0) throw new Problem({ status: 404, message: messages.notFound })
    return { body: copies }
  },
}
