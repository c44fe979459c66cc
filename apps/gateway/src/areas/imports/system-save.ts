import { and, eq, ne } from 'drizzle-orm'
import { isDeepStrictEqual } from 'node:util'
import type { imports as contract } from '@sitewright/api-client/contract/imports'
import type { ImportSystem, ImportSystemInput } from '@sitewright/domain/imports/system'
import { importSystemMessages as messages } from '@sitewright/domain/imports/system-messages'
import type { Queries } from '../../db/database'
import { hasTwin } from '../../db/name-twins'
import { importSystems } from '../../db/schema'
import { violates } from '../../db/violation'
import { record } from '../../http/audit'
import type { SignedIn } from '../../http/caller'
import type { JudgedCall } from '../../http/handler'
import { invalid, notFound } from '../../http/refusals'
import { isStorableId } from '../../http/storable'
import { lockProject } from '../../saves/lock-projects'
import { saveLocked } from '../../saves/save-locked'
import { presentSystem } from './present'
import { findSystem, type SystemRow } from './system-store'

type Rows = typeof contract

/** The columns that a person edits. */
const columnsOf = ({ displayName, path, description, active, isInternal }: ImportSystemInput) => ({
  name: displayName,
  path,
  description,
  isActive: active,
  isInternal,
})

const editedOf = ({ name, path, description, isActive, isInternal }: SystemRow) => ({
  name,
  path,
  description,
  isActive,
  isInternal,
})

/** An import system of a project that the caller sees. @throws Problem 404, as if it did not exist */
export async function requireSystem(
  q: Queries,
  actor: SignedIn,
  configId: number,
  options: { forUpdate?: boolean } = {},
): Promise<SystemRow> {
  const row = isStorableId(configId) ? await findSystem(q, actor, configId, options) : undefined
  if (row === undefined) throw notFound(messages.notFound)
  return row
}

const refuseName = () => invalid({ displayName: [messages.nameTaken] }, messages.nameTaken)

/** @throws Problem 400 where the name is the same as one that the index spares */
async function refuseNameOfTwin(tx: Queries, projectId: number, name: string, importId = 0): Promise<void> {
  const others = and(eq(importSystems.projectId, projectId), ne(importSystems.importId, importId))
  if (await hasTwin(tx, importSystems, name, others)) throw refuseName()
}

/**
 * Rethrows an error of a transaction that writes names of import systems. The database compares them by their keys, and no two calls can add the same one.
 * @throws Problem 400 if another import system of the project has the name (IMP-11)
 */
export function refuseTakenName(error: unknown): never {
  throw violates(error, 'import_system_project_id_name') ? refuseName() : error
}

/** Adds an import system to a project (IMP-15, COPY-10). */
export async function createSystem(tx: Queries, call: JudgedCall<Rows['create']>): Promise<ImportSystem> {
  const { actor, body, params } = call
  const { projectId, licenseId } = await lockProject(tx, actor, params.projectId)
  if (body.projectId !== undefined && body.projectId !== projectId) {
    throw invalid({ projectId: [messages.otherProject] })
  }
  const values = columnsOf(body)
  await refuseNameOfTwin(tx, projectId, values.name)
  const [made] = await tx
    .insert(importSystems)
    .values({ ...values, projectId })
    .returning({ importId: importSystems.importId })
  if (made === undefined) throw new Error('The import system was not written.')
  await record(tx, call, {
    action: 'imports.create',
    subject: { kind: 'import-system', id: made.importId },
    licenseId,
    after: { ...values, projectIds: [projectId] },
  })
  return presentSystem(await requireSystem(tx, actor, made.importId))
}

/** Saves an import system, which stays in its project (IMP-15). A save that changes nothing does not count as a new version. */
export function saveSystem(tx: Queries, call: JudgedCall<Rows['save']>) {
  const { actor, body, params } = call
  return saveLocked(tx, call, {
    action: 'imports.save',
    conflict: messages.conflict,
    lock: async () => {
      const row = await requireSystem(tx, actor, params.configId, { forUpdate: true })
      return { ...row, auditSubject: { kind: 'import-system', id: row.importId } as const }
    },
    versionOf: ({ version }) => version,
    write: async (row) => {
      const before = editedOf(row)
      const after = columnsOf(body.settle({ ...before, displayName: row.name, active: row.isActive }))
      if (isDeepStrictEqual(before, after)) return undefined
      if (after.name !== before.name) await refuseNameOfTwin(tx, row.projectId, after.name, row.importId)
      const version = row.version + 1
      await tx
        .update(importSystems)
        .set({ ...after, version })
        .where(eq(importSystems.importId, row.importId))
      return { before, after, owner: { ...row, ...after, version } }
    },
    present: (row) => Promise.resolve({ body: presentSystem(row) }),
  })
}
