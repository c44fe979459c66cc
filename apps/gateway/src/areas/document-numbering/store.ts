import { and, asc, eq, sql } from 'drizzle-orm'
import type { Queries } from '../../db/database'
import { idList } from '../../db/id-list'
import { documentNumbers, projects, resourceTypes } from '../../db/schema'
import { isStorableId } from '../../http/storable'

export type DocumentNumberRow = typeof documentNumbers.$inferSelect

const isOneOf = (projectId: number, types: readonly number[]) =>
  and(
    eq(documentNumbers.projectId, projectId),
    sql`${documentNumbers.typeNumber} = any(${idList(types.filter(isStorableId))})`,
  )

/** The numbers of these types that the project has, by the name of the type. */
export const readNumbers = async (q: Queries, projectId: number, types: readonly number[]) =>
  q
    .select({ typeNumber: documentNumbers.typeNumber, nextNumber: documentNumbers.nextNumber })
    .from(documentNumbers)
    .innerJoin(resourceTypes, eq(resourceTypes.typeNumber, documentNumbers.typeNumber))
    .where(isOneOf(projectId, types))
    .orderBy(asc(resourceTypes.typeName), asc(documentNumbers.typeNumber))

/** Locks the numbers of these types. Always in the same order, so that two updates never wait for each other. */
export const lockNumbers = async (tx: Queries, projectId: number, types: readonly number[]) =>
  tx
    .select()
    .from(documentNumbers)
    .where(isOneOf(projectId, types))
    .orderBy(asc(documentNumbers.typeNumber))
    .for('no key update')

export async function writeNumber(tx: Queries, { projectId, typeNumber, nextNumber }: DocumentNumberRow) {
  await tx
    .update(documentNumbers)
    .set({ nextNumber })
    .where(and(eq(documentNumbers.projectId, projectId), eq(documentNumbers.typeNumber, typeNumber)))
}

/** The license of a project, and the names of all types: what an audit entry needs. */
export async function readAuditFacts(q: Queries, projectId: number) {
  const [project] = await q
    .select({ licenseId: projects.licenseId })
    .from(projects)
    .where(eq(projects.projectId, projectId))
  const types = await q.select().from(resourceTypes)
  return { licenseId: project?.licenseId, names: new Map(types.map((type) => [type.typeNumber, type.typeName])) }
}
