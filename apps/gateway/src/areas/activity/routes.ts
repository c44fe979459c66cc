import type { activity } from '@sitewright/api-client/contract/activity'
import { ACTIVITY_PAGE_SIZE, type ActivityPage, type ActivityQuery } from '@sitewright/domain/activity/model'
import { apiKeyMessages } from '@sitewright/domain/api-keys/messages'
import { groupMessages } from '@sitewright/domain/groups/messages'
import { licenseMessages } from '@sitewright/domain/licenses/messages'
import { projectRecordMessages } from '@sitewright/domain/projects/record-messages'
import type { Actor, LicenseOwned } from '@sitewright/domain/shared/policy'
import { siteMessages } from '@sitewright/domain/sites/messages'
import { userMessages } from '@sitewright/domain/users/messages'
import { workflowSaveMessages } from '@sitewright/domain/workflows/save-messages'
import type { Database, Queries } from '../../db/database'
import type { SignedIn } from '../../http/caller'
import type { AreaHandlers } from '../../http/handler'
import { findKey } from '../api-keys/store'
import { findGroup } from '../groups/store'
import { licenseExists } from '../licenses/store'
import { scopeOf, type LicenseScope } from '../../db/scope'
import { isStorableId } from '../../http/storable'
import { findProject } from '../projects/list'
import { findSite } from '../sites/store'
import { findUser } from '../users/store'
import { findWorkflow } from '../workflows/store'
import { presentEntries } from './present'
import { activityQuery, type ActivityFilter } from './store'

type Find = (q: Queries, actor: SignedIn, id: number) => Promise<LicenseOwned | undefined>
type FindInScope = (q: Queries, scope: LicenseScope, id: number) => Promise<LicenseOwned | undefined>

interface ActivityCall {
  readonly actor: SignedIn
  readonly params: { readonly id: number }
  readonly query: ActivityQuery
}

/** The activity of what `find` finds; `filterOf` says which entries those are. */
const activityOf = (db: Database, missing: string, find: Find, filterOf: (id: number) => ActivityFilter) => ({
  load: ({ actor, params }: Pick<ActivityCall, 'actor' | 'params'>) => find(db.orm, actor, params.id),
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

/** Limits a search to the licenses of the reader. */
const inScopeOf =
  (find: FindInScope): Find =>
  (q, actor, id) =>
    find(q, scopeOf(actor), id)

const findLicense: FindInScope = async (q, scope, licenseId) =>
  (await licenseExists(q, scope, licenseId)) ? { licenseId } : undefined

/** Finds a project that the reader can see. Assignments decide as well as the license. */
const findVisibleProject: Find = async (q, actor, id) => (isStorableId(id) ? findProject(q, actor, id) : undefined)

/** Finds a site of a visible project. Only users who edit sites can see archived ones. */
const findVisibleSite: Find = async (q, actor, id) => (isStorableId(id) ? findSite(q, actor, id) : undefined)

export const activityHandlers = (db: Database): AreaHandlers<typeof activity> => ({
  ofUser: activityOf(db, userMessages.notFound, inScopeOf(findUser), (id) => ({ subject: { kind: 'user', id } })),
  ofGroup: activityOf(db, groupMessages.notFound, inScopeOf(findGroup), (id) => ({
    subject: { kind: 'user-group', id },
  })),
  ofApiKey: activityOf(db, apiKeyMessages.notFound, inScopeOf(findKey), (id) => ({ subject: { kind: 'api-key', id } })),
  ofProject: activityOf(db, projectRecordMessages.notFound, findVisibleProject, (id) => ({
    subject: { kind: 'project', id },
  })),
  ofSite: activityOf(db, siteMessages.notFound, findVisibleSite, (id) => ({ subject: { kind: 'site', id } })),
  ofWorkflow: activityOf(db, workflowSaveMessages.notFound, findWorkflow, (id) => ({
    subject: { kind: 'workflow', id },
  })),
  ofLicense: activityOf(db, licenseMessages.notFound, inScopeOf(findLicense), (licenseId) => ({ licenseId })),
})
