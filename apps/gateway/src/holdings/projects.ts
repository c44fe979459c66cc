import { sql } from 'drizzle-orm'
import { projectLabels, projectMessages } from '@sitewright/domain/projects/messages'
import type { AssignableProjects } from '@sitewright/domain/projects/policy'
import { worksInLicense, type Actor } from '@sitewright/domain/shared/policy'
import type { Queries } from '../db/database'
import { readByIds } from '../areas/id-list'
import { projects } from '../db/schema'
import { invalid } from '../http/refusals'
import { isStorableId } from '../http/storable'
import { changeBetween, type Change } from './assignments'

/** What a project is called for somebody: by its number where it is of a license that they do not work in (ROLE-54). */
export const projectNameFor = (
  reader: Actor,
  { projectId, licenseId, name }: { readonly projectId: number; readonly licenseId: number; readonly name: string },
): string => (worksInLicense(reader, licenseId) ? name : `${projectLabels.one} ${projectId}`)

export interface WantedProjects {
  /** What the list is of: projects of other licenses can neither be added nor taken away by it (ROLE-53, ROLE-54). */
  readonly scope: AssignableProjects
  /** Ids of all that is assigned directly, whatever its license. */
  readonly held: readonly number[]
  /** Ids of all that is to be assigned directly, as the caller says. */
  readonly wanted: readonly number[]
}

const refuse = (sentence: string) => invalid({ projectIds: [sentence] }, sentence)

/**
 * What a save of projects changes. An inactive project can neither be added nor taken away: what stands stays.
 * @throws Problem 400 where one that is added does not exist, is out of scope, told alike, or is not active
 */
export async function settleProjects(q: Queries, { scope, held, wanted }: WantedProjects): Promise<Change> {
  const { added, removed } = changeBetween(held, wanted)
  if (added.length === 0 && removed.length === 0) return { added, removed }
  if (!added.every(isStorableId)) throw refuse(projectMessages.notFound)
  const rows = await readByIds([...added, ...removed], (ids) =>
    q
      .select({ projectId: projects.projectId, licenseId: projects.licenseId, isActive: projects.isActive })
      .from(projects)
      .where(sql`${projects.projectId} = any(${ids})`),
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
