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
import { conflict, invalid, notFound } from '../../http/refusals'
import { tagOfNumbers } from '../../http/versions'
import type { SaveCall } from '../../saves/save-locked'
import { lockForStatuses } from './lock'
import { presentCopies } from './present'
import { judgeRemaining } from './status-source'
import { readAllCopies, readArchiveErrors, readHeads, readSome, type WorkflowHead } from './store'

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
 * @throws Problem 404 for an id that the caller does not see (PERM-29), 409 with the copies where If-Match names another version of one, 400 where a copy that remains would read
 * its equipment statuses differently (WF-80)
 */
export async function archiveWorkflows(
  tx: Queries,
  call: JudgedCall<(typeof contract)['archive']>,
): Promise<WorkflowArchived> {
  const { actor, body } = call
  const seen = await readHeads(tx, actor, body)
  if (seen.length < new Set(body).size) throw notFound(messages.notFound)
  const keys = [...new Set(seen.map(({ relatedKey }) => relatedKey))]
  await lockForStatuses(
    tx,
    actor,
    keys,
    seen.map(({ projectId }) => projectId),
  )
  // Read again: another call may have changed them before their projects were locked.
  const rows = await readHeads(tx, actor, body)
  if (rows.length < new Set(body).size) throw notFound(messages.notFound)
  const tag = tagOfNumbers(rows.map(({ workflowId, version }) => [workflowId, version] as const))
  if (!call.isExpected(tag) && !rows.every((row) => call.isExpected(tagOfCopy(row)))) {
    const current = presentCopies(await readSome(tx, actor, body))
    throw conflict(current, messages.archiveConflict)
  }
  const licenseIds = [...new Set(seen.map(({ licenseId }) => licenseId))]
  const sentences = await judgeRemaining(tx, actor, await readAllCopies(tx, keys, licenseIds), new Set(body))
  if (sentences.length > 0) throw invalid({ workflowIds: sentences }, sentences.join(' '))
  return archiveRows(tx, call, body)
}

/** Archives workflows whose projects are locked, all or none. @throws Problem 404 for an id that the caller does not see (PERM-29) */
export async function archiveRows(tx: Queries, call: SaveCall, ids: readonly number[]): Promise<WorkflowArchived> {
  const rows = await readHeads(tx, call.actor, ids)
  if (rows.length < new Set(ids).size) throw notFound(messages.notFound)
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
  call: SaveCall,
  { workflowId, licenseId, version }: WorkflowHead,
): Promise<void> {
  await tx
    .update(workflows)
    .set({ isDecommissioned: true, decommissionedAt: call.now, version: version + 1 })
    .where(eq(workflows.workflowId, workflowId))
  await record(tx, call, {
    action: 'workflows.archive',
    subject: { kind: 'workflow', id: workflowId },
    licenseId,
    before: { isDecommissioned: false, version },
    after: { isDecommissioned: true },
  })
}
