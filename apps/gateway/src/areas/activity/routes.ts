import type { activity } from '@sitewright/api-client/contract/activity'
import type { ActivityQuery } from '@sitewright/domain/activity/model'
import { configMessages } from '@sitewright/domain/configs/messages'
import type { Actor, LicenseOwned } from '@sitewright/domain/shared/policy'
import type { Database, Queries } from '../../db/database'
import { scopeOf } from '../../db/scope'
import type { AuditSubject } from '../../http/audit'
import type { SignedIn } from '../../http/caller'
import type { AreaHandlers } from '../../http/handler'
import { loading } from '../../http/loading'
import { isStorableId } from '../../http/storable'
import { type JobStart, startFrom } from '../../jobs/start'
import { findLicenseConfig } from '../configs/license-store'
import { findConfig } from '../configs/store'
import { activityExport } from './export'
import { readConditions } from './narrowing'
import { readerOf, readPage } from './pages'
import { catalogSources, ownedSubjects, requireSource, type SubjectOfActivity } from './subjects'

interface ActivityCall {
  readonly actor: SignedIn
  readonly params: { readonly id: number }
  readonly query: ActivityQuery
}

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
