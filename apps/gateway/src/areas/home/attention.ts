import { and, asc, eq, sql, type SQL } from 'drizzle-orm'
import { NAMED_RECORDS, type NamedLicense } from '@sitewright/domain/home/model'
import type { LicenseFacet } from '@sitewright/domain/licenses/facets'
import { IDLE_DAYS } from '@sitewright/domain/users/facets'
import type { Queries } from '../../db/database'
import { importSystems, projects, sites, users } from '../../db/schema'
import { inScope, type LicenseScope } from '../../db/scope'
import { facetConditions, licenseList } from '../licenses/list'
import { visibleIn, type HomeScope } from './scope'

const DAY_MS = 24 * 60 * 60_000
const FIRST = { page: 1, pageSize: NAMED_RECORDS }

interface Counted<Named> {
  readonly count: number
  readonly named: Named[]
}

/** The licenses of a facet of their list, the first to end before the others. */
export async function readLicenses(
  q: Queries,
  { scope, now }: HomeScope,
  facet: LicenseFacet,
): Promise<Counted<NamedLicense>> {
  const sort = [{ key: 'expiryDate', isDescending: false }] as const
  const list = licenseList(q, { scope, search: '', inFacets: facetConditions(now)[facet], sort })
  const named = (await list.read(FIRST)).map(({ licenseId, name, expiryDate }) => ({ licenseId, name, expiryDate }))
  return { count: await list.count(), named }
}

/** The users that are locked, by name. */
export async function readLockedUsers(q: Queries, scope: LicenseScope): Promise<Counted<{ userName: string }>> {
  const condition = and(eq(users.isLockedOut, true), inScope(users.licenseId, scope))
  const named = await q
    .select({ userName: users.userName })
    .from(users)
    .where(condition)
    .orderBy(sql`lower(${users.userName})`)
    .limit(NAMED_RECORDS)
  return { count: await q.$count(users, condition), named }
}

/** The active users that did not sign in for so many days; one who never did counts from the day of creation. */
export async function countIdleUsers(q: Queries, { scope, now }: HomeScope): Promise<{ count: number; since: number }> {
  const since = now - IDLE_DAYS * DAY_MS
  const isIdle = sql`${users.isApproved} and coalesce(${users.lastLoginDate}, ${users.createDate}) < ${since}`
  return { count: await q.$count(users, and(isIdle, inScope(users.licenseId, scope))), since }
}

const withoutSites: SQL = sql`not exists (select from ${sites} where ${sites.projectId} = ${projects.projectId})`

/** The projects without sites, by name. */
export async function readProjectsWithoutSites(
  q: Queries,
  home: HomeScope,
): Promise<Counted<{ projectId: number; name: string }>> {
  const condition = and(visibleIn(home), withoutSites)
  const named = await q
    .select({ projectId: projects.projectId, name: projects.name })
    .from(projects)
    .where(condition)
    .orderBy(sql`lower(${projects.name})`, asc(projects.projectId))
    .limit(NAMED_RECORDS)
  return { count: await q.$count(projects, condition), named }
}

/** The import systems that are not active, by name. */
export async function readInactiveImports(
  q: Queries,
  home: HomeScope,
): Promise<Counted<{ importId: number; name: string }>> {
  const rows = await q
    .select({
      importId: importSystems.importId,
      name: importSystems.name,
      count: sql<number>`count(*) over ()`.mapWith(Number),
    })
    .from(importSystems)
    .innerJoin(projects, eq(projects.projectId, importSystems.projectId))
    .where(and(visibleIn(home), eq(importSystems.isActive, false)))
    .orderBy(sql`lower(${importSystems.name})`, asc(importSystems.importId))
    .limit(NAMED_RECORDS)
  return { count: rows[0]?.count ?? 0, named: rows.map(({ importId, name }) => ({ importId, name })) }
}
