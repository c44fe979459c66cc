import { and, eq } from 'drizzle-orm'
import { NAMED_RECORDS, type NamedLicense } from '@sitewright/domain/home/model'
import type { LicenseFacet } from '@sitewright/domain/licenses/facets'
import { DEFAULT_USER_SORT } from '@sitewright/domain/users/rules'
import { idleBefore, type UserFacet } from '@sitewright/domain/users/facets'
import type { Page } from '../../db/by-key'
import type { Queries } from '../../db/database'
import { projects } from '../../db/schema'
import { DEFAULT_SYSTEM_SORT, systemList, toSystemFilter } from '../imports/system-store'
import { licenseList, selectionOf } from '../licenses/list'
import { DEFAULT_PROJECT_SORT, projectList, toProjectFilter } from '../projects/list'
import { toUserFilter, userList } from '../users/list'
import type { HomeScope } from './scope'

const FIRST: Page = { page: 1, pageSize: NAMED_RECORDS }

interface List<Row> {
  readonly count: () => Promise<number>
  readonly read: (page: Page) => Promise<Row[]>
}

/** The number of rows of a list, and the first of them. No row is read if there is none. */
async function readCounted<Row, Named>(
  { count, read }: List<Row>,
  present: (row: Row) => Named,
): Promise<{ count: number; named: Named[] }> {
  const total = await count()
  return { count: total, named: total === 0 ? [] : (await read(FIRST)).map(present) }
}

/** The licenses of a facet, the first to end before the others. */
export async function readLicenses(
  q: Queries,
  { actor, licenseId, now }: HomeScope,
  facets: LicenseFacet,
): Promise<{ count: number; named: NamedLicense[] }> {
  const selection = await selectionOf(q, actor, { facets, licenseId, sort: 'expiryDate' }, now)
  return readCounted(licenseList(q, selection), ({ licenseId: id, name, expiryDate }) => ({
    licenseId: id,
    name,
    expiryDate,
  }))
}

const usersOf = (q: Queries, { scope, now }: HomeScope, facets: UserFacet) =>
  userList(q, toUserFilter({ facets }, scope, now), DEFAULT_USER_SORT)

/** The users that are locked, by name. */
export const readLockedUsers = (q: Queries, home: HomeScope) =>
  readCounted(usersOf(q, home, 'locked'), ({ userName }) => ({ userName }))

/** The users that are idle. Not by name: who they are says less than how many. */
export const countIdleUsers = async (q: Queries, home: HomeScope) => ({
  count: await usersOf(q, home, 'idle').count(),
  since: idleBefore(home.now),
})

/** The projects without sites, by name. */
export const readProjectsWithoutSites = (q: Queries, { actor, licenseId }: HomeScope) =>
  readCounted(
    projectList(q, toProjectFilter(actor, { licenseId, facets: 'withoutSites' }), DEFAULT_PROJECT_SORT),
    ({ projectId, name }) => ({ projectId, name }),
  )

/** The import systems that are not active, by name. Their list has no license to narrow it to. */
export function readInactiveImports(q: Queries, { actor, licenseId }: HomeScope) {
  const filter = toSystemFilter(actor, { facets: 'inactive' })
  const ofLicense = licenseId === undefined ? undefined : eq(projects.licenseId, licenseId)
  return readCounted(
    systemList(q, { ...filter, inFacets: and(filter.inFacets, ofLicense) }, DEFAULT_SYSTEM_SORT),
    ({ importId, name }) => ({ importId, name }),
  )
}
