import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import type { preservations as contract } from '@sitewright/api-client/contract/preservations'
import { preservationMessages as messages } from '@sitewright/domain/preservations/messages'
import type { PreservationInput } from '@sitewright/domain/preservations/model'
import { projectRecordMessages } from '@sitewright/domain/projects/record-messages'
import { copyMessages } from '@sitewright/domain/shared/copy-messages'
import type { FieldErrors } from '@sitewright/domain/shared/problem'
import type { Queries } from '../../db/database'
import { preservations } from '../../db/schema'
import { record, type AuditEntry } from '../../http/audit'
import { addFieldError } from '../../http/field-errors'
import type { JudgedCall } from '../../http/handler'
import { conflict, invalid, notFound } from '../../http/refusals'
import { describeOrder, describeSteps } from './describe'
import { replyWithCopies } from './present'
import { lockProjects, type LockedProject } from '../../saves/lock-projects'
import { readByKeys, readSaved, WITH_PRESERVATIONS, type PreservationRow } from './store'

type SaveCall = JudgedCall<(typeof contract)['save']>

/** An entry, with the stored copy that it saves over. */
interface Copy {
  readonly entry: PreservationInput
  readonly stored: PreservationRow | undefined
}

/** The stored copy that an entry saves over: by its id, or for a new one by its key and project. */
const findStored = (rows: readonly PreservationRow[], entry: PreservationInput): PreservationRow | undefined =>
  entry.id === 0
    ? rows.find(
        ({ relatedKey, projectId }) => relatedKey === entry.preservationRelatedKey && projectId === entry.projectId,
      )
    : rows.find(({ preservationId }) => preservationId === entry.id)

/**
 * Saves copies of preservations, all or none (API2-74, PRES-27 to PRES-29). The access to the project of every entry is checked, not that of the path alone.
 * @throws Problem 404 for the project of the path, 400 with every wrong entry, 409 if someone else saved one of the copies since the caller read them
 */
export async function savePreservations(tx: Queries, call: SaveCall) {
  const { actor, body, isExpected, params } = call
  const projects = await lockProjects(
    tx,
    actor,
    [params.projectId, ...body.sent.map(({ projectId }) => projectId)],
    WITH_PRESERVATIONS,
  )
  const locked = new Map(projects.map((project) => [project.projectId, project]))
  if (!locked.has(params.projectId)) throw notFound(projectRecordMessages.notFound)
  // None of them can change until the transaction ends, because their projects are locked.
  const rows = await readSaved(tx, actor, {
    projectIds: [...locked.keys()],
    ids: body.sent.map(({ id }) => id),
    keys: body.sent.map(({ preservationRelatedKey }) => preservationRelatedKey),
  })
  const storedCopies = body.sent.map((entry) => findStored(rows, entry))
  const entries = body.settle(body.sent.map((entry, index) => asStored(entry, storedCopies[index])))
  const copies = entries.map((entry, index): Copy => ({ entry, stored: storedCopies[index] }))
  const keys = copies.map(({ entry, stored }) => stored?.relatedKey ?? entry.preservationRelatedKey)
  const faults = findFaults(copies, locked)
  if (Object.keys(faults).length > 0) throw invalid(faults)
  const groups = { keys, licenseId: locked.get(entries[0]?.projectId ?? 0)?.licenseId ?? 0 }
  const current = replyWithCopies(await readByKeys(tx, actor, groups))
  if (copies.some(isOlder) || !isExpected(current.tag)) throw conflict(current, messages.conflict)
  // People who edit a copy must learn that there is another one now, so that the copies do not become different unseen.
  const grown = new Set(copies.flatMap(({ entry, stored }) => (stored ? [] : [entry.preservationRelatedKey])))
  for (const copy of copies) {
    const isCopyAdded = grown.has(copy.entry.preservationRelatedKey)
    await saveCopy(tx, call, copy, { project: locked.get(copy.entry.projectId), isCopyAdded })
  }
  return replyWithCopies(await readByKeys(tx, actor, groups))
}

/** What an entry would be if nothing was changed: its steps in their order, each as it is stored. */
function asStored({ steps }: PreservationInput, stored: PreservationRow | undefined) {
  const known = new Map(stored?.steps.map((step) => [step.id, step]))
  return stored && { name: stored.name, steps: steps.map(({ id }) => known.get(id)) }
}

/** Whether someone else saved or added the copy since the caller read it. */
function isOlder({ entry, stored }: Copy): boolean {
  if (entry.id === 0) return stored !== undefined
  return entry.version !== undefined && entry.version !== stored?.version
}

/** Errors of entries that the caller may not save, or that contradict the stored copy. */
function findFaults(copies: readonly Copy[], locked: ReadonlyMap<number, LockedProject>): FieldErrors {
  const faults: FieldErrors = {}
  const licenseId = locked.get(copies[0]?.entry.projectId ?? 0)?.licenseId
  copies.forEach(({ entry, stored }, index) => {
    const project = locked.get(entry.projectId)
    if (project === undefined) addFieldError(faults, [index, 'projectId'], messages.projectNotFound)
    else if (licenseId !== undefined && project.licenseId !== licenseId)
      addFieldError(faults, [index, 'projectId'], copyMessages.otherLicense)
    else if (entry.id === 0) {
      if (!project.isActive) addFieldError(faults, [index, 'projectId'], messages.projectInactive)
    } else if (stored === undefined) addFieldError(faults, [index, 'id'], messages.notFound)
    else if (stored.projectId !== entry.projectId) addFieldError(faults, [index, 'projectId'], messages.otherProject)
    else if (stored.relatedKey !== entry.preservationRelatedKey)
      addFieldError(faults, [index, 'preservationRelatedKey'], messages.otherKey)
  })
  return faults
}

/** The columns of an entry. What the schema does not name is stored as it came. */
function toColumns(entry: PreservationInput) {
  const { id: _id, name, projectId: _projectId, projectName: _projectName, version: _version, ...more } = entry
  const { preservationRelatedKey: _key, steps, ...extra } = more
  return { name, steps, extra }
}

async function saveCopy(
  tx: Queries,
  call: SaveCall,
  { entry, stored }: Copy,
  { project, isCopyAdded }: { readonly project: LockedProject | undefined; readonly isCopyAdded: boolean },
): Promise<void> {
  if (project === undefined) throw new Error('A copy was saved in a project that is not locked.')
  const values = toColumns(entry)
  if (stored === undefined) {
    const [added] = await tx
      .insert(preservations)
      .values({ ...values, projectId: project.projectId, relatedKey: entry.preservationRelatedKey })
      .returning({ id: preservations.preservationId })
    if (added === undefined) throw new Error('The preservation was not written.')
    return recordSave(tx, call, added.id, project, {
      action: 'preservations.create',
      before: {},
      after: { name: values.name, projectIds: [project.projectId], ...describeSteps(values.steps) },
    })
  }
  const { name, steps, extra } = stored
  const isSame = isDeepStrictEqual(values, { name, steps, extra })
  if (isSame && !isCopyAdded) return
  await tx
    .update(preservations)
    .set({ ...values, version: stored.version + 1 })
    .where(eq(preservations.preservationId, stored.preservationId))
  if (isSame) return
  const order = describeOrder(steps, values.steps)
  await recordSave(tx, call, stored.preservationId, project, {
    action: 'preservations.save',
    before: { name, version: stored.version, ...describeSteps(steps), ...order.before },
    after: { name: values.name, ...describeSteps(values.steps), ...order.after },
  })
}

const recordSave = (
  tx: Queries,
  call: SaveCall,
  id: number,
  { licenseId }: LockedProject,
  saved: Pick<AuditEntry, 'action' | 'before' | 'after'>,
): Promise<void> => record(tx, call, { ...saved, subject: { kind: 'preservation', id }, licenseId })
