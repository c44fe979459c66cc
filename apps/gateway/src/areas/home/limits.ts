import { eq, sql } from 'drizzle-orm'
import { LISTED_LIMITS, type LicenseLimits, type Limits } from '@sitewright/domain/home/model'
import { warnsUntil } from '@sitewright/domain/licenses/expiry'
import { licenseMessages } from '@sitewright/domain/licenses/messages'
import type { Queries } from '../../db/database'
import { licenseCounts, licenses } from '../../db/schema'
import { inScope } from '../../db/scope'
import { notFound } from '../../http/refusals'
import type { HomeScope } from './scope'
import { readSeats } from './seats'

const NUM_USERS = sql<number>`coalesce(${licenseCounts.userCount}, 0)`
const NUM_PROJECTS = sql<number>`coalesce(${licenseCounts.projectCount}, 0)`

const read = (q: Queries) =>
  q
    .select({
      licenseId: licenses.licenseId,
      name: licenses.name,
      isActive: licenses.isActive,
      expiryDate: licenses.expiryDate,
      numUsers: NUM_USERS,
      maxUsers: licenses.maxUsers,
      numProjects: NUM_PROJECTS,
      maxProjects: licenses.maxProjects,
    })
    .from(licenses)
    .leftJoin(licenseCounts, eq(licenseCounts.licenseId, licenses.licenseId))

const shareOf = (used: typeof NUM_USERS, max: typeof licenses.maxUsers | typeof licenses.maxProjects) =>
  sql`case when ${max} > 0 then ${used}::float8 / ${max} when ${max} = 0 and ${used} > 0 then 1 else 0 end`

/** How close a license is to a limit or to its end: 1 is there, and more is over a limit. */
const closeness = (now: number) => {
  const daysWarned = warnsUntil(now) - now
  return sql`greatest(
    ${shareOf(NUM_USERS, licenses.maxUsers)},
    ${shareOf(NUM_PROJECTS, licenses.maxProjects)},
    case when ${licenses.expiryDate} <= ${now} then 1
      else coalesce(1 - (${licenses.expiryDate} - ${now}::bigint)::float8 / ${daysWarned}, 0) end)`
}

/** The licenses that are closest to a limit or an end; of a single license, all limits (HOME-05). @throws Problem 404 for a license that was removed meanwhile */
export async function readLimits(q: Queries, { scope, now }: HomeScope): Promise<Limits> {
  if (scope === 'all') {
    const rows: LicenseLimits[] = await read(q)
      .orderBy(sql`${closeness(now)} desc`, licenses.licenseId)
      .limit(LISTED_LIMITS)
    return { of: 'licenses', licenses: rows, total: await q.$count(licenses) }
  }
  const [license] = await read(q).where(inScope(licenses.licenseId, scope))
  if (license === undefined) throw notFound(licenseMessages.notFound)
  return { of: 'license', license, products: await readSeats(q, scope.licenseId) }
}
