import { eq } from 'drizzle-orm'
import type { workflows as contract } from '@sitewright/api-client/contract/workflows'
import { archiveRefusal, tagOfCopy } from '@sitewright/domain/workflows/archive'
import { workflowSaveMessages as messages } from '@sitewright/domain/workflows/save-messages'
import type { ArchiveErrors, WorkflowArchived } from '@sitewright/domain/workflows/workflow'
import type { Queries } from '../../db/database'
import { workflows } from '../../db/schema'
import type { ProjectReader } from '../../holdings/visible-projects'
import { record } from '../../http/audit'
import type { JudgedCall } from '../../http/handler'
import { conflict, notFound } from '../../http/refusals'
import { tagOfNumbers } from '../../http/versions'
import { lockProjects } from '../../saves/lock-projects'
import { presentCopies } from './present'
import { readArchiveErrors, readHeads, readSome, type WorkflowHead } from './store'

const readErrors = (q: Queries, rows: readonly WorkflowHead[]) =>
  readArchiveErrors(
    q,
    rows.map(({ workflowId }) => workflowId),
  )

/** Why workflows cannot be archived. Those that the reader does not see are left out (API2-67, PERM-29). */
export const validateArchive = async (
  q: Queries,
  reader: ProjectReader,
  ids: readonly number[],
): Promise<ArchiveErrors> => ({
  archiveErrorsByWorkflowId: Object.fromEntries(await readErrors(q, await readHeads(q, reader, ids))),
})

/**
 * Archives workflows, all or none (API2-70, WF-13, WF-17). One that is archived already stays as it is.
 * @throws Problem 404 for an id that the caller does not see (PERM-29), 409 with the copies where If-Match names another version of one
 */
export async function archiveWorkflows(
  tx: Queries,
  call: JudgedCall<(typeof contract)['archive']>,
): Promise<WorkflowArchived> {
  const { actor, body } = call
  const wanted = new Set(body)
  const seen = await readHeads(tx, actor, body)
  if (seen.length < wanted.size) throw notFound(messages.notFound)
  await lockProjects(
    tx,
    actor,
    seen.map(({ projectId }) => projectId),
  )
  // Read again: another call may have changed them before their projects were locked.
  const rows = await readHeads(tx, actor, body)
  if (rows.length < wanted.size) throw notFound(messages.notFound)
  const tag = tagOfNumbers(rows.map(({ workflowId, version }) => [workflowId, version] as const))
  if (!call.isExpected(tag) && !rows.every((row) => call.isExpected(tagOfCopy(row)))) {
    const current = presentCopies(await readSome(tx, actor, body))
    throw conflict(current, messages.archiveConflict)
  }
  const active = rows.filter((row) => !row.isDecommissioned)
  const errorsOf = await readErrors(tx, active)
  const blocked = active.flatMap(({ workflowId, name, projectName }) => {
    const errors = errorsOf.get(workflowId) ?? []
    return errors.length > 0 ? [{ name, projectName, errors }] : []
  })
  if (blocked.length > 0) {
    const archiveErrorsByWorkflowId = Object.fromEntries(errorsOf)
    return { success: false, message: archiveRefusal(blocked), archiveErrorsByWorkflowId }
  }
  for (const row of active) await archiveOne(tx, call, row)
  return { success: true }
}

async function archiveOne(
  tx: Queries,
  { actor, now, requestId }: JudgedCall<(typeof contract)['archive']>,
  { workflowId, licenseId, version }: WorkflowHead,
): Promise<void> {
  await tx
    .update(workflows)
    .set({ isDecommissioned: true, decommissionedAt: now, version: version + 1 })
    .where(eq(workflows.workflowId, workflowId))
  await record(tx, {
    at: now,
    actor,
    action: 'workflows.archive',
    subject: { kind: 'workflow', id: workflowId },
    licenseId,
    before: { isDecommissioned: false },
    after: { isDecommissioned: true },
    requestId,
  })
}
