import { and, asc, eq, sql } from 'drizzle-orm'
import { projectLabels, projectMessages } from '@sitewright/domain/projects/messages'
import type { AssignableProjects } from '@sitewright/domain/projects/policy'
import { worksInLicense, type Actor } from '@sitewright/domain/shared/policy'
import type { Queries } from '../db/database'
import { readByIds } from '../db/id-list'
import { projects } from '../db/schema'
import { invalid } from '../http/refusals'
import { isStorableId } from '../http/storable'
import { changeBetween, isEmpty, type Assignments, type Change } from './assignments'

/** The name of a project for a reader: its number where the reader does not work in its license (ROLE-54). */
export const projectNameFor = (
  reader: Actor,
  { projectId, licenseId, name }: { readonly projectId: number; readonly licenseId: number; readonly name: string },
): string => (worksInLicense(reader, licenseId) ? name : `${projectLabels.one} ${projectId}`)

/** A project that is assigned directly. */
export type AssignedRow = Pick<typeof projects.$inferSelect, 'projectId' | 'licenseId' | 'name' | 'isActive'>

/** The projects that an owner has directly, by name; of one license where it is named. */
export const listAssigned = async (
  q: Queries,
  table: Assignments,
  ownerId: number,
  licenseId?: number,
): Promise<AssignedRow[]> =>
  q
    .select({
      projectId: projects.projectId,
      licenseId: projects.licenseId,
      name: projects.name,
      isActive: projects.isActive,
    })
    .from(table)
    .innerJoin(projects, eq(projects.projectId, table.itemId))
    .where(and(eq(table.ownerId, ownerId), licenseId === undefined ? undefined : eq(projects.licenseId, licenseId)))
    .orderBy(sql`lower(${projects.name})`, asc(projects.projectId))

export interface WantedProjects {
  /** The projects of the list. It can neither add nor remove projects of other licenses (ROLE-53, ROLE-54). */
  readonly scope: AssignableProjects
  /** Ids of those that are assigned directly before the save. */
  readonly before: readonly number[]
  /** Ids of those that the caller wants to be assigned directly. */
  readonly wanted: readonly number[]
}

const refuse = (sentence: string) => invalid({ projectIds: [sentence] }, sentence)

/**
 * What a save of projects changes. An inactive project can neither be added nor removed.
 * @throws Problem 400 where one that is added does not exist or is out of scope, with the same sentence, or is inactive
 */
export async function settleProjects(q: Queries, { scope, before, wanted }: WantedProjects): Promise<Change> {
  const change = changeBetween(before, wanted)
  if (isEmpty(change)) return change
  const { added, removed } = change
  if (!added.every(isStorableId)) throw refuse(projectMessages.notFound)
  const rows = await readByIds([...added, ...removed], (ids) =>
    q
      .select({ projectId: projects.projectId, licenseId: projects.licenseId, isActive: projects.isActive })
      .from(projects)
      .where(sql`${projects.projectId} = any(${ids})`)
      .orderBy(projects.projectId)
      // A project that is deactivated at this moment is judged after that: no save could remove it later.
      .for('share'),
  )
  const known = new Map(
    rows
      .filter(({ licenseId }) => scope === 'all' || licenseId === scope.licenseId)
      .map(({ projectId, isActive }) => [projectId, isActive]),
  )
  if (!added.every((id) => known.has(id))) throw refuse(projectMessages.notFound)
  if (!added.every((id) => known.get(id) === true)) throw refuse(projectMessages.inactive)
  return { added, removed: removed.filter((id) => known.get(id) === true) }
}
