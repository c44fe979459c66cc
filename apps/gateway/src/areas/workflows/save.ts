import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import type { workflows as contract } from '@sitewright/api-client/contract/workflows'
import { projectRecordMessages } from '@sitewright/domain/projects/record-messages'
import type { FieldErrors } from '@sitewright/domain/shared/problem'
import { canAddWorkflows } from '@sitewright/domain/workflows/policy'
import { copyMessages } from '@sitewright/domain/shared/copy-messages'
import { workflowSaveMessages as messages } from '@sitewright/domain/workflows/save-messages'
import { toStoredData } from '@sitewright/domain/workflows/stored-data'
import type { ArchivedCopy, WorkflowSave } from '@sitewright/domain/workflows/workflow'
import type { Queries } from '../../db/database'
import { workflows } from '../../db/schema'
import { record } from '../../http/audit'
import { addFieldError } from '../../http/field-errors'
import type { SaveCall } from '../../saves/save-locked'
import type { JudgedCall } from '../../http/handler'
import { conflict, invalid, notFound, requireAllowed, type Current } from '../../http/refusals'
import { archiveRows } from './archive'
import { describeWorkflow } from './describe'
import { judgeCopies } from './judge'
import { lockProjects, type LockedProject } from '../../saves/lock-projects'
import { presentCopies, presentWorkflow } from './present'
import { lockForStatuses } from './lock'
import { judgeStatusSource } from './status-source'
import {
  readAllCopies,
  readCopyHeads,
  readHeads,
  readSome,
  type CopyGroup,
  type WorkflowHead,
  type WorkflowRow,
} from './store'

type Rows = typeof contract
type PathOf = (index: number) => readonly PropertyKey[]

/** An entry, with the stored copy that it replaces. */
interface Copy {
  readonly entry: WorkflowSave
  readonly stored: WorkflowRow | undefined
}

/** Saves copies of a workflow, all or none (API2-68, WF-74). */
export async function saveCopies(tx: Queries, call: JudgedCall<Rows['saveAll']>) {
  const { body: entries, params } = call
  const rows = await saveEntries(tx, call, { params, entries, pathOf: (index) => [index], present: presentCopies })
  return { ...presentCopies(rows), status: 200 as const }
}

/** Saves one workflow (API2-69, WF-74). */
export async function saveOne(tx: Queries, call: JudgedCall<Rows['save']>) {
  const { body, params } = call
  const rows = await saveEntries(tx, call, { params, entries: [body], pathOf: () => [], present: presentOne })
  return { ...presentOne(rows), status: 200 as const }
}

/** Archives copies of a workflow and saves its other copies, all or none, so that their equipment statuses are judged for the projects that remain (WF-80). */
export async function saveProjects(tx: Queries, call: JudgedCall<Rows['saveProjects']>) {
  const { body, params } = call
  const rows = await saveEntries(tx, call, {
    params,
    ...body,
    pathOf: (index) => ['entries', index],
    present: presentCopies,
  })
  return { ...presentCopies(rows), status: 200 as const }
}

function presentOne([row]: readonly WorkflowRow[]) {
  if (row === undefined) throw new Error('A save of one workflow returned none.')
  return { body: presentWorkflow(row) }
}

interface Entries {
  readonly params: { readonly projectId: number }
  readonly entries: readonly WorkflowSave[]
  /** Copies that the save archives (WF-80). */
  readonly archived?: readonly ArchivedCopy[]
  readonly pathOf: PathOf
  /** What a read of the copies would reply. */
  readonly present: (rows: readonly WorkflowRow[]) => Current
}

/**
 * Locks the projects, then checks the access to the project of every entry and to every stored copy, never that of the path alone (PERM-29, WF-74).
 * @throws Problem 404 for a project or a copy that the caller does not see, 400 with every fault, 409 with the current copies where one has another version
 */
async function saveEntries(
  tx: Queries,
  call: SaveCall,
  { params, entries: sent, archived = [], pathOf, present }: Entries,
): Promise<WorkflowRow[]> {
  const { actor } = call
  const projectIds = [params.projectId, ...sent.map(({ projectId }) => projectId)]
  const relatedKey = sent[0]?.WorkflowRelatedKey ?? ''
  await lockForStatuses(tx, actor, [relatedKey], projectIds)
  const projects = new Map((await lockProjects(tx, actor, projectIds)).map((row) => [row.projectId, row]))
  if (projectIds.some((id) => !projects.has(id))) throw notFound(projectRecordMessages.notFound)
  const ids = sent.map(({ WorkflowId }) => WorkflowId).filter((id) => id !== 0)
  const stored = new Map((await readSome(tx, actor, ids)).map((row) => [row.workflowId, row]))
  if (ids.some((id) => !stored.has(id))) throw notFound(messages.notFound)
  const copies = sent.map((entry): Copy => {
    const row = stored.get(entry.WorkflowId)
    const { name, workflowData } = toStoredData({
      ...entry,
      phases: entry.workflowData.phases,
      data: entry.workflowData,
      before: row && { name: row.name, phases: row.data.phases },
    })
    return { entry: { ...entry, name, workflowData }, stored: row }
  })
  refuse(findNamingFaults(copies, projects, pathOf))
  const [first] = sent
  const group = {
    relatedKey: first?.WorkflowRelatedKey ?? '',
    licenseId: projects.get(first?.projectId ?? 0)?.licenseId ?? 0,
  }
  const current = await readCopyHeads(tx, actor, group)
  await requireNewest(tx, call, copies, current, present)
  await requireSameArchived(tx, actor, archived, present)
  if (current.length === 0 && stored.size === 0) requireAllowed(canAddWorkflows.canDecide(actor))
  const archivedIds = archived.map(({ workflowId }) => workflowId)
  const before = await readAllCopies(tx, [group.relatedKey], [group.licenseId])
  const remaining = before.filter((copy) => !copy.isDecommissioned && !archivedIds.includes(copy.workflowId))
  const all = [...new Set([...remaining, ...sent].map(({ projectId }) => projectId))]
  const entries = copies.map(({ entry }) => entry)
  const projectsBefore = before.filter((copy) => !copy.isDecommissioned).map(({ projectId }) => projectId)
  refuse(await judgeCopies(tx, copies, { projectIds: all, projectsBefore }, pathOf))
  refuse(await judgeStatusSource(tx, before, entries, all, pathOf))
  if (archived.length > 0) await archiveRemoved(tx, call, archivedIds, { entries: sent, ...group })
  // People who edit a copy must learn that there is another one now, so that the copies do not become different unseen.
  const isCopyAdded = copies.some((copy) => copy.stored === undefined)
  const saved: number[] = []
  for (const copy of copies)
    saved.push(await writeCopy(tx, call, copy, { project: projects.get(copy.entry.projectId), isCopyAdded }))
  const rows = new Map((await readSome(tx, actor, saved)).map((row) => [row.workflowId, row]))
  return saved.flatMap((id) => rows.get(id) ?? [])
}

/** @throws Problem 400 for a copy of another workflow, one that is saved too, or one that cannot be archived */
async function archiveRemoved(
  tx: Queries,
  call: SaveCall,
  archivedIds: readonly number[],
  { entries, relatedKey, licenseId }: CopyGroup & { readonly entries: readonly WorkflowSave[] },
): Promise<void> {
  const heads = await readHeads(tx, call.actor, archivedIds)
  const isCopy = (head: WorkflowHead): boolean => head.relatedKey === relatedKey && head.licenseId === licenseId
  if (!heads.every(isCopy)) refuse({ archived: [messages.keyMismatch] })
  if (entries.some(({ WorkflowId: id }) => archivedIds.includes(id))) refuse({ archived: [messages.namedTwice] })
  const { success, message = messages.archiveFailed } = await archiveRows(tx, call, archivedIds)
  if (!success) refuse({ archived: [message] })
}

function refuse(fields: FieldErrors): void {
  const [first] = Object.values(fields)
  if (first !== undefined) throw invalid(fields, first[0])
}

/** Errors of entries that contradict the stored copy, or that name a project or a copy twice. */
function findNamingFaults(
  copies: readonly Copy[],
  projects: ReadonlyMap<number, LockedProject>,
  pathOf: PathOf,
): FieldErrors {
  const fields: FieldErrors = {}
  const seen = new Set<string>()
  const [first] = copies
  const licenseOf = (entry: WorkflowSave | undefined) => projects.get(entry?.projectId ?? 0)?.licenseId
  for (const [index, { entry, stored }] of copies.entries()) {
    const fault = (field: string, sentence: string): void => addFieldError(fields, [...pathOf(index), field], sentence)
    const names = [`project ${entry.projectId}`, ...(stored === undefined ? [] : [`workflow ${stored.workflowId}`])]
    if (names.some((name) => seen.has(name))) fault('projectId', messages.namedTwice)
    for (const name of names) seen.add(name)
    if (entry.WorkflowRelatedKey === '') fault('WorkflowRelatedKey', messages.keyRequired)
    else if (entry.WorkflowRelatedKey !== first?.entry.WorkflowRelatedKey) fault('WorkflowRelatedKey', messages.oneKey)
    if (licenseOf(entry) !== licenseOf(first?.entry)) fault('projectId', copyMessages.otherLicense)
    if (stored === undefined) {
      if (projects.get(entry.projectId)?.isActive !== true) fault('projectId', messages.projectInactive)
      continue
    }
    if (stored.projectId !== entry.projectId) fault('projectId', messages.projectMismatch)
    if (stored.relatedKey !== entry.WorkflowRelatedKey) fault('WorkflowRelatedKey', messages.keyMismatch)
    const isCurrent = entry.version === undefined || entry.version === stored.version
    if (stored.isDecommissioned && isCurrent) fault('WorkflowId', messages.archivedAlready)
  }
  return fields
}

/** @throws Problem 409 with the copies as they are now, where someone else saved, archived or added one of them since the caller read them */
async function requireNewest(
  tx: Queries,
  { actor, isExpected }: SaveCall,
  copies: readonly Copy[],
  current: readonly WorkflowHead[],
  present: (rows: readonly WorkflowRow[]) => Current,
): Promise<void> {
  const named = copies.flatMap(({ stored }) => stored ?? [])
  const added = current.filter(({ projectId }) =>
    copies.some(({ entry, stored }) => stored === undefined && entry.projectId === projectId),
  )
  const isOutdated = copies.some(
    ({ entry, stored }) => stored !== undefined && entry.version !== undefined && entry.version !== stored.version,
  )
  // Only stored copies have a version that the caller can name.
  const isExpectedTag = named.length === 0 || isExpected(tagOf(present(named)))
  if (!isOutdated && added.length === 0 && isExpectedTag) return
  const addedIds = added.map(({ workflowId }) => workflowId)
  throw conflict(present([...named, ...(await readSome(tx, actor, addedIds))]), messages.conflict)
}

/** @throws Problem 409 with the copies to archive that someone else saved since the caller read them */
async function requireSameArchived(
  tx: Queries,
  actor: SaveCall['actor'],
  archived: readonly ArchivedCopy[],
  present: (rows: readonly WorkflowRow[]) => Current,
): Promise<void> {
  const versions = new Map(archived.map(({ workflowId, version }) => [workflowId, version]))
  const heads = await readHeads(tx, actor, [...versions.keys()])
  // A repeated save finds them archived, with a version of its own.
  const changed = heads.filter(
    (head) => !head.isDecommissioned && head.version !== (versions.get(head.workflowId) ?? head.version),
  )
  if (changed.length === 0) return
  const rows = await readSome(
    tx,
    actor,
    changed.map(({ workflowId }) => workflowId),
  )
  throw conflict(present(rows), messages.conflict)
}

const tagOf = ({ body, tag }: Current): number | string => tag ?? (body as { version: number }).version

/** Writes a copy and its audit entry. A save that changes nothing and adds no copy creates no version. @returns its id */
async function writeCopy(
  tx: Queries,
  call: SaveCall,
  { entry, stored }: Copy,
  { project, isCopyAdded }: { readonly project: LockedProject | undefined; readonly isCopyAdded: boolean },
): Promise<number> {
  if (project === undefined) throw new Error('A copy was saved in a project that is not locked.')
  const { name, workflowData: data } = entry
  const note = (id: number, action: string, before: Record<string, unknown>) =>
    record(tx, call, {
      action,
      subject: { kind: 'workflow', id },
      licenseId: project.licenseId,
      before,
      after: describeWorkflow(name, data),
    })
  if (stored === undefined) {
    const values = { projectId: project.projectId, relatedKey: entry.WorkflowRelatedKey, name, data }
    const [added] = await tx.insert(workflows).values(values).returning({ id: workflows.workflowId })
    if (added === undefined) throw new Error('The workflow was not written.')
    await note(added.id, 'workflows.create', {})
    return added.id
  }
  const { workflowId } = stored
  const isSame = name === stored.name && isDeepStrictEqual(data, stored.data)
  if (isSame && !isCopyAdded) return workflowId
  await tx
    .update(workflows)
    .set({ name, data, version: stored.version + 1 })
    .where(eq(workflows.workflowId, workflowId))
  if (!isSame)
    await note(workflowId, 'workflows.save', { ...describeWorkflow(stored.name, stored.data), version: stored.version })
  return workflowId
}
