import type { ActivitySubjectName, ActivityQuery } from '@sitewright/domain/activity/model'
import {
  canReadApiKeyActivity,
  canReadCatalogActivity,
  canReadGroupActivity,
  canReadImportActivity,
  canReadLicenseActivity,
  canReadPreservationActivity,
  canReadProjectActivity,
  canReadSiteActivity,
  canReadUserActivity,
  canReadWorkflowActivity,
} from '@sitewright/domain/activity/policy'
import { apiKeyMessages } from '@sitewright/domain/api-keys/messages'
import { groupMessages } from '@sitewright/domain/groups/messages'
import { importSystemMessages } from '@sitewright/domain/imports/system-messages'
import { licenseMessages } from '@sitewright/domain/licenses/messages'
import { preservationMessages } from '@sitewright/domain/preservations/messages'
import { projectRecordMessages } from '@sitewright/domain/projects/record-messages'
import { allowed, type Actor, type Decision, type LicenseOwned, type Policy } from '@sitewright/domain/shared/policy'
import { siteMessages } from '@sitewright/domain/sites/messages'
import { userReplies } from '@sitewright/domain/users/messages'
import { workflowSaveMessages } from '@sitewright/domain/workflows/save-messages'
import type { Queries, Database } from '../../db/database'
import { scopeOf, type LicenseScope } from '../../db/scope'
import type { AuditSubject } from '../../http/audit'
import { notFound, requireAllowed } from '../../http/refusals'
import { isStorableId } from '../../http/storable'
import { findKey } from '../api-keys/store'
import { findGroup } from '../groups/store'
import { findSystem } from '../imports/system-store'
import { licenseExists } from '../licenses/store'
import { findPreservation } from '../preservations/store'
import { findProject } from '../projects/list'
import { findSite } from '../sites/store'
import { findUser } from '../users/store'
import { readHeads } from '../workflows/store'
import type { ActivitySource } from './store'
import type { activity } from '@sitewright/api-client/contract/activity'
import { configMessages } from '@sitewright/domain/configs/messages'
import type { SignedIn } from '../../http/caller'
import type { AreaHandlers } from '../../http/handler'
import { loading } from '../../http/loading'
import { type JobStart, startFrom } from '../../jobs/start'
import { findLicenseConfig } from '../configs/license-store'
import { findConfig } from '../configs/store'
import { readConditions } from './narrowing'
import { readerOf, readPage } from './pages'
import { defineActivityExport, type ActivityReader } from './export'

type Find = (q: Queries, actor: ActivityReader, id: number) => Promise<LicenseOwned | undefined>

/** What has activity: who may read it, how it is found, and which entries those are. */
interface SubjectOfActivity {
  readonly allow: Policy<LicenseOwned>
  readonly find: Find
  /** The sentence of the 404. */
  readonly missing: string
  readonly sourceOf: (id: number) => ActivitySource
}

const about = (kind: Exclude<AuditSubject['kind'], 'job' | 'call' | 'network'>) => (id: number) => ({
  subject: { kind, id },
})

/** Limits a search to the licenses of the reader. */
const inScopeOf =
  (find: (q: Queries, scope: LicenseScope, id: number) => Promise<LicenseOwned | undefined>): Find =>
  (q, actor, id) =>
    find(q, scopeOf(actor), id)

const storable =
  (find: Find): Find =>
  async (q, actor, id) =>
    isStorableId(id) ? find(q, actor, id) : undefined

const findLicense = async (q: Queries, scope: LicenseScope, licenseId: number): Promise<LicenseOwned | undefined> =>
  (await licenseExists(q, scope, licenseId)) ? { licenseId } : undefined

/** Finds a workflow of a visible project, without its phases. */
const findVisibleWorkflow: Find = async (q, actor, id) => (await readHeads(q, actor, [id])).at(0)

/** Each subject but those of the catalog. */
const ownedSubjects = {
  user: {
    allow: canReadUserActivity,
    find: inScopeOf(findUser),
    missing: userReplies.notFound,
    sourceOf: about('user'),
  },
  group: {
    allow: canReadGroupActivity,
    find: inScopeOf(findGroup),
    missing: groupMessages.notFound,
    sourceOf: about('user-group'),
  },
  apiKey: {
    allow: canReadApiKeyActivity,
    find: inScopeOf(findKey),
    missing: apiKeyMessages.notFound,
    sourceOf: about('api-key'),
  },
  // Assignments decide about a project as well as the license.
  project: {
    allow: canReadProjectActivity,
    find: storable(findProject),
    missing: projectRecordMessages.notFound,
    sourceOf: about('project'),
  },
  // Only users who edit sites can see archived ones.
  site: {
    allow: canReadSiteActivity,
    find: storable(findSite),
    missing: siteMessages.notFound,
    sourceOf: about('site'),
  },
  workflow: {
    allow: canReadWorkflowActivity,
    find: findVisibleWorkflow,
    missing: workflowSaveMessages.notFound,
    sourceOf: about('workflow'),
  },
  preservation: {
    allow: canReadPreservationActivity,
    find: findPreservation,
    missing: preservationMessages.notFound,
    sourceOf: about('preservation'),
  },
  import: {
    allow: canReadImportActivity,
    find: storable((q, actor, id) => findSystem(q, actor, id)),
    missing: importSystemMessages.notFound,
    sourceOf: about('import-system'),
  },
  license: {
    allow: canReadLicenseActivity,
    find: inScopeOf(findLicense),
    missing: licenseMessages.notFound,
    sourceOf: (licenseId: number) => ({ licenseId }),
  },
} as const satisfies Readonly<Partial<Record<ActivitySubjectName, SubjectOfActivity>>>

/** Entries of the catalog belong to no license. A deleted one has activity too. */
const catalogSources = {
  environments: about('environment'),
  productLicenses: about('product-license'),
  integrations: about('integration'),
  reports: about('report'),
} as const satisfies Readonly<Partial<Record<ActivitySubjectName, (id: number) => ActivitySource>>>

const ownedOf = (name: ActivitySubjectName): SubjectOfActivity | undefined =>
  name in ownedSubjects ? ownedSubjects[name as keyof typeof ownedSubjects] : undefined

/** The policy of a subject's activity, before the subject is known. */
function activityPolicy(name: ActivitySubjectName): Policy {
  const owned = ownedOf(name)?.allow
  return owned === undefined
    ? canReadCatalogActivity
    : { name: owned.name, canDecide: owned.canDecide, decide: owned.canDecide }
}

/**
 * The entries that an actor may read of a subject, as the call of its tab judges it.
 * @throws Problem 403 without the role, 404 for what the actor does not see
 */
async function requireSource(
  q: Queries,
  actor: ActivityReader,
  name: ActivitySubjectName,
  id: number,
): Promise<ActivitySource> {
  const owned = ownedOf(name)
  requireAllowed(activityPolicy(name).decide(actor))
  if (owned === undefined) return catalogSources[name as keyof typeof catalogSources](id)
  const found = await owned.find(q, actor, id)
  const decision: Decision = found === undefined ? allowed : owned.allow.decide(actor, found)
  if (found === undefined || !decision.allowed) throw notFound(owned.missing)
  return owned.sourceOf(id)
}

interface ActivityCall {
  readonly actor: SignedIn
  readonly params: { readonly id: number }
  readonly query: ActivityQuery
}

/** The export of any of these activities, for its call and for the worker. */
export const activityExport = defineActivityExport({ policyOf: activityPolicy, requireSource })

/** The activity of what its subject finds. */
const activityOf = (db: Database, { find, missing, sourceOf }: SubjectOfActivity) => ({
  load: ({ actor, params }: Pick<ActivityCall, 'actor' | 'params'>) => find(db.orm, actor, params.id),
  stranger: ({ licenseId }: Actor): LicenseOwned => ({ licenseId }),
  missing,
  run: ({ actor, params, query }: ActivityCall) => readPage(db.orm, actor, sourceOf(params.id), query),
})

const ofCatalog = (db: Database, name: keyof typeof catalogSources) => ({
  run: ({ actor, params, query }: ActivityCall) => readPage(db.orm, actor, catalogSources[name](params.id), query),
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
  ({ actor, query, subject }: Pick<ActivityCall, 'actor' | 'query'> & { readonly subject: FoundConfig }) =>
    readPage(db.orm, actor, { subject: subject.owner, config: subject.name }, query)

const findVisibleConfig = async (q: Queries, actor: SignedIn, id: number): Promise<FoundConfig | undefined> => {
  const row = isStorableId(id) ? await findConfig(q, actor, id) : undefined
  return row && { ...row, owner: { kind: 'project', id: row.projectId } }
}

const findLicenseConfigInScope = async (q: Queries, actor: SignedIn, id: number): Promise<FoundConfig | undefined> => {
  const row = isStorableId(id) ? await findLicenseConfig(q, scopeOf(actor), id) : undefined
  return row && { ...row, owner: { kind: 'license', id: row.licenseId } }
}

export function activityHandlers({ db, onJob }: JobStart): AreaHandlers<typeof activity> {
  return {
    ofUser: activityOf(db, ownedSubjects.user),
    ofGroup: activityOf(db, ownedSubjects.group),
    ofApiKey: activityOf(db, ownedSubjects.apiKey),
    ofProject: activityOf(db, ownedSubjects.project),
    ofSite: activityOf(db, ownedSubjects.site),
    ofWorkflow: activityOf(db, ownedSubjects.workflow),
    ofConfig: configLoader(db, findVisibleConfig)(readConfigPage(db)),
    ofLicenseConfig: configLoader(db, findLicenseConfigInScope)(readConfigPage(db)),
    ofPreservation: activityOf(db, ownedSubjects.preservation),
    ofImport: activityOf(db, ownedSubjects.import),
    ofEnvironment: ofCatalog(db, 'environments'),
    ofProductLicense: ofCatalog(db, 'productLicenses'),
    ofIntegration: ofCatalog(db, 'integrations'),
    ofReport: ofCatalog(db, 'reports'),
    ofLicense: activityOf(db, ownedSubjects.license),
    export: {
      run: async (call) => {
        const { actor, body } = call
        await requireSource(db.orm, actor, body.subject, body.id)
        await readConditions(db.orm, readerOf(actor), body)
        return startFrom({ db, onJob }, activityExport, call, scopeOf(actor))
      },
    },
  }
}
