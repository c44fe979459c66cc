import type { activity } from '@sitewright/api-client/contract/activity'
import { ACTIVITY_PAGE_SIZE, type ActivityPage, type ActivityQuery } from '@sitewright/domain/activity/model'
import { apiKeyMessages } from '@sitewright/domain/api-keys/messages'
import { groupMessages } from '@sitewright/domain/groups/messages'
import { licenseMessages } from '@sitewright/domain/licenses/messages'
import type { Actor, LicenseOwned } from '@sitewright/domain/shared/policy'
import { userMessages } from '@sitewright/domain/users/messages'
import type { Database, Queries } from '../../db/database'
import type { AreaHandlers } from '../../http/handler'
import { findKey } from '../api-keys/store'
import { findGroup } from '../groups/store'
import { licenseExists } from '../licenses/store'
import { scopeOf, type LicenseScope } from '../../db/scope'
import { findUser } from '../users/store'
import { presentEntries } from './present'
import { activityQuery, type ActivityFilter } from './store'

type Find = (q: Queries, scope: LicenseScope, id: number) => Promise<LicenseOwned | undefined>

interface ActivityCall {
  readonly actor: Actor
  readonly params: { readonly id: number }
  readonly query: ActivityQuery
}

/** The activity of what `find` finds; `filterOf` says which entries those are. */
const activityOf = (db: Database, missing: string, find: Find, filterOf: (id: number) => ActivityFilter) => ({
  load: ({ actor, params }: Pick<ActivityCall, 'actor' | 'params'>) => find(db.orm, scopeOf(actor), params.id),
  stranger: ({ licenseId }: Actor): LicenseOwned => ({ licenseId }),
  missing,
  run: async ({ actor, params, query }: ActivityCall): Promise<{ status: 200; body: ActivityPage }> => {
    const { beforeId, limit = ACTIVITY_PAGE_SIZE } = query
    // One more than the page: whether there are older entries.
    const slice = { filter: filterOf(params.id), scope: scopeOf(actor), beforeId, limit: limit + 1 }
    const rows = await activityQuery(db.orm, slice)
    const page = rows.slice(0, limit)
    return {
      status: 200,
      body: {
        entries: await presentEntries(db.orm, actor, page),
        olderThan: rows.length > limit ? (page.at(-1)?.auditId ?? null) : null,
      },
    }
  },
})

const findLicense: Find = async (q, scope, licenseId) =>
  (await licenseExists(q, scope, licenseId)) ? { licenseId } : undefined

export const activityHandlers = (db: Database): AreaHandlers<typeof activity> => ({
  ofUser: activityOf(db, userMessages.notFound, findUser, (id) => ({ subject: { kind: 'user', id } })),
  ofGroup: activityOf(db, groupMessages.notFound, findGroup, (id) => ({ subject: { kind: 'user-group', id } })),
  ofApiKey: activityOf(db, apiKeyMessages.notFound, findKey, (id) => ({ subject: { kind: 'api-key', id } })),
  ofLicense: activityOf(db, licenseMessages.notFound, findLicense, (licenseId) => ({ licenseId })),
})
