import type { activity } from '@sitewright/api-client/contract/activity'
import {
  ACTIVITY_PAGE_SIZE,
  MAX_CHANGE_NAMES,
  MAX_OPENED_NAMES,
  type ActivityPage,
  type ActivityQuery,
} from '@sitewright/domain/activity/model'
import { apiKeyMessages } from '@sitewright/domain/api-keys/messages'
import { configMessages } from '@sitewright/domain/configs/messages'
import { groupMessages } from '@sitewright/domain/groups/messages'
import { licenseMessages } from '@sitewright/domain/licenses/messages'
import { preservationMessages } from '@sitewright/domain/preservations/messages'
import { projectRecordMessages } from '@sitewright/domain/projects/record-messages'
import type { Actor, LicenseOwned } from '@sitewright/domain/shared/policy'
import { siteMessages } from '@sitewright/domain/sites/messages'
import { userMessages } from '@sitewright/domain/users/messages'
import { workflowSaveMessages } from '@sitewright/domain/workflows/save-messages'
import type { Database, Queries } from '../../db/database'
import type { SignedIn } from '../../http/caller'
import type { AuditSubject } from '../../http/audit'
import type { AreaHandlers } from '../../http/handler'
import { loading } from '../../http/loading'
import { findKey } from '../api-keys/store'
import { findLicenseConfig } from '../configs/license-store'
import { findConfig } from '../configs/store'
import { findGroup } from '../groups/store'
import { licenseExists } from '../licenses/store'
import { scopeOf, type LicenseScope } from '../../db/scope'
import { isStorableId } from '../../http/storable'
import { findPreservation } from '../preservations/store'
import { findProject } from '../projects/list'
import { findSite } from '../sites/store'
import { findUser } from '../users/store'
import { readHeads } from '../workflows/store'
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
  run: (call: ActivityCall) => readPage(db, call, filterOf(call.params.id)),
})

async function readPage(
  db: Database,
  { actor, query }: Pick<ActivityCall, 'actor' | 'query'>,
  filter: ActivityFilter,
): Promise<{ status: 200; body: ActivityPage }> {
  const { beforeId, allNames = false } = query
  const limit = allNames ? 1 : (query.limit ?? ACTIVITY_PAGE_SIZE)
  // Reads one entry more than the page, to know whether there are older ones.
  const rows = await activityQuery(db.orm, { filter, scope: scopeOf(actor), beforeId, limit: limit + 1 })
  const page = rows.slice(0, limit)
  return {
    status: 200,
    body: {
      entries: await presentEntries(db.orm, actor, page, allNames ? MAX_OPENED_NAMES : MAX_CHANGE_NAMES),
      olderThan: rows.length > limit ? (page.at(-1)?.auditId ?? null) : null,
    },
  }
}

/** Entries of the catalog belong to no license. A deleted one has activity too. */
const ofCatalog = (db: Database, kind: 'environment' | 'product-license' | 'integration' | 'report') => ({
  run: (call: ActivityCall) => readPage(db, call, { subject: { kind, id: call.params.id } }),
})

/** A config whose activity is part of that of its project or license. */
interface FoundConfig extends LicenseOwned {
  readonly owner: AuditSubject
  readonly name: string
}

const configLoader = (
  db: Database,
  find: (q: Queries, actor: SignedIn, id: number) => Promise<FoundConfig | undefined>,
) =>
  loading<Pick<ActivityCall, 'params'>, LicenseOwned, FoundConfig>({
    load: ({ actor, params }) => find(db.orm, actor, params.id),
    stranger: ({ licenseId }) => ({ licenseId }),
    missing: configMessages.notFound,
  })

const readConfigPage =
  (db: Database) =>
  (call: Pick<ActivityCall, 'actor' | 'query'> & { readonly subject: FoundConfig }): ReturnType<typeof readPage> =>
    readPage(db, call, { subject: call.subject.owner, config: call.subject.name })

const findVisibleConfig = async (q: Queries, actor: SignedIn, id: number): Promise<FoundConfig | undefined> => {
  const row = isStorableId(id) ? await findConfig(q, actor, id) : undefined
  return row && { ...row, owner: { kind: 'project', id: row.projectId } }
}

const findLicenseConfigInScope = async (q: Queries, actor: SignedIn, id: number): Promise<FoundConfig | undefined> => {
  const row = isStorableId(id) ? await findLicenseConfig(q, scopeOf(actor), id) : undefined
  return row && { ...row, owner: { kind: 'license', id: row.licenseId } }
}

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

/** Finds a workflow of a visible project, without its phases. */
const findVisibleWorkflow: Find = async (q, actor, id) => (await readHeads(q, actor, [id])).at(0)

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
  ofWorkflow: activityOf(db, workflowSaveMessages.notFound, findVisibleWorkflow, (id) => ({
    subject: { kind: 'workflow', id },
  })),
  ofConfig: configLoader(db, findVisibleConfig)(readConfigPage(db)),
  ofLicenseConfig: configLoader(db, findLicenseConfigInScope)(readConfigPage(db)),
  ofPreservation: activityOf(db, preservationMessages.notFound, findPreservation, (id) => ({
    subject: { kind: 'preservation', id },
  })),
  ofEnvironment: ofCatalog(db, 'environment'),
  ofProductLicense: ofCatalog(db, 'product-license'),
  ofIntegration: ofCatalog(db, 'integration'),
  ofReport: ofCatalog(db, 'report'),
  ofLicense: activityOf(db, licenseMessages.notFound, inScopeOf(findLicense), (licenseId) => ({ licenseId })),
})
