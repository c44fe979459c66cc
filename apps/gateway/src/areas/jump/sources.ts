import { and, eq, sql, type SQL } from 'drizzle-orm'
import { canListApiKeys } from '@sitewright/domain/api-keys/policy'
import { canListGroups } from '@sitewright/domain/groups/policy'
import { canReadImports } from '@sitewright/domain/imports/policy'
import { MAX_PER_KIND, type JumpKind } from '@sitewright/domain/jump/model'
import { canOpenLicense } from '@sitewright/domain/licenses/policy'
import { canAdministerPreservations } from '@sitewright/domain/preservations/policy'
import { canOpenProjects } from '@sitewright/domain/projects/policy'
import type { Policy } from '@sitewright/domain/shared/policy'
import { canReadSites, canSeeArchivedSites } from '@sitewright/domain/sites/policy'
import { canListUsers } from '@sitewright/domain/users/policy'
import { canReadWorkflows } from '@sitewright/domain/workflows/policy'
import { keyOfName } from '../../db/contains'
import {
  apiKeys,
  importSystems,
  licenses,
  preservations,
  projects,
  sites,
  userGroups,
  users,
  workflows,
} from '../../db/schema'
import { inScope, scopeOf } from '../../db/scope'
import { visibleProjectsSql } from '../../holdings/visible-projects'
import type { SignedIn } from '../../http/caller'

/** Rows of copies that are read for each result: a workflow can have copies in many projects, and is one result (WF-81). */
const COPIES_READ = 10

/** Rows that contain the text, of which the first by name are results. */
const MANY = 200

/** The index on the search text of users has three characters of each place. Shorter texts would be looked for in all 100,000 users. */
const TRIGRAM = 3

/** Where the records of a kind are. */
export interface Source {
  readonly kind: Exclude<JumpKind, 'config-parameter'>
  /** That of its page. */
  readonly policy: Pick<Policy, 'canDecide'>
  readonly from: SQL
  readonly id: SQL
  readonly name: SQL
  /** The name in lower case or its key, by which results are sorted. */
  readonly nameKey: SQL
  /** The key of all that is searched; that of the name by default. */
  readonly searchKey?: SQL
  /** What of it is looked at unless the text has an @: an address has the name of its company, and would match with all of its users. */
  readonly nameParts?: SQL
  /** The fewest characters that are searched inside of it; one by default. */
  readonly minLength?: number
  readonly detail?: SQL
  readonly licenseId?: SQL
  readonly projectId?: SQL
  readonly isActive?: SQL
  /** What copies of one thing share. */
  readonly copyKey?: SQL
  /** The condition for the rows that the caller can open. */
  readonly reach: (actor: SignedIn) => SQL | undefined
}

/** What belongs to a project, which is joined as `project`. */
const ofProject = {
  detail: sql`${projects.name}`,
  licenseId: sql`${projects.licenseId}`,
  projectId: sql`${projects.projectId}`,
  reach: (actor: SignedIn) => visibleProjectsSql(actor),
}

export const SOURCES: readonly Source[] = [
  {
    kind: 'project',
    policy: canOpenProjects,
    from: sql`${projects}`,
    id: sql`${projects.projectId}`,
    name: sql`${projects.name}`,
    nameKey: sql`lower(${projects.name})`,
    licenseId: sql`${projects.licenseId}`,
    isActive: sql`${projects.isActive}`,
    reach: (actor) => visibleProjectsSql(actor),
  },
  {
    kind: 'user',
    policy: canListUsers,
    from: sql`${users}`,
    id: sql`${users.userId}`,
    name: sql`${users.userName}`,
    nameKey: sql`lower(${users.userName})`,
    searchKey: sql`${users.searchText}`,
    nameParts: keyOfName(sql`${users.userName} || ' ' || ${users.firstName} || ' ' || ${users.lastName}`),
    minLength: TRIGRAM,
    detail: sql`${users.firstName} || ' ' || ${users.lastName}`,
    licenseId: sql`${users.licenseId}`,
    isActive: sql`${users.isApproved}`,
    reach: (actor) => inScope(users.licenseId, scopeOf(actor)),
  },
  {
    kind: 'license',
    policy: canOpenLicense,
    from: sql`${licenses}`,
    id: sql`${licenses.licenseId}`,
    name: sql`${licenses.name}`,
    nameKey: sql`lower(${licenses.name})`,
    searchKey: keyOfName(sql`${licenses.name} || ' ' || ${licenses.company}`),
    licenseId: sql`${licenses.licenseId}`,
    isActive: sql`${licenses.isActive}`,
    reach: (actor) => inScope(licenses.licenseId, scopeOf(actor)),
  },
  {
    kind: 'user-group',
    policy: canListGroups,
    from: sql`${userGroups}`,
    id: sql`${userGroups.userGroupId}`,
    name: sql`${userGroups.name}`,
    nameKey: sql`lower(${userGroups.name})`,
    licenseId: sql`${userGroups.licenseId}`,
    reach: (actor) => inScope(userGroups.licenseId, scopeOf(actor)),
  },
  {
    kind: 'api-key',
    policy: canListApiKeys,
    from: sql`${apiKeys}`,
    id: sql`${apiKeys.apiKeyId}`,
    name: sql`${apiKeys.name}`,
    nameKey: sql`lower(${apiKeys.name})`,
    licenseId: sql`${apiKeys.licenseId}`,
    isActive: sql`${apiKeys.isActive}`,
    reach: (actor) => inScope(apiKeys.licenseId, scopeOf(actor)),
  },
  {
    ...ofProject,
    kind: 'site',
    policy: canReadSites,
    from: sql`${sites} join ${projects} on ${projects.projectId} = ${sites.projectId}`,
    id: sql`${sites.siteId}`,
    name: sql`${sites.name}`,
    nameKey: sql`${sites.nameKey}`,
    searchKey: sql`${sites.nameKey}`,
    isActive: sql`${sites.isActive}`,
    reach: (actor) => and(visibleProjectsSql(actor), canSeeArchivedSites(actor) ? undefined : eq(sites.isActive, true)),
  },
  {
    ...ofProject,
    kind: 'workflow',
    policy: canReadWorkflows,
    from: sql`${workflows} join ${projects} on ${projects.projectId} = ${workflows.projectId}`,
    id: sql`${workflows.workflowId}`,
    name: sql`${workflows.name}`,
    nameKey: sql`${workflows.nameKey}`,
    searchKey: sql`${workflows.nameKey}`,
    copyKey: sql`${workflows.relatedKey}`,
    // An archived workflow is in no list.
    reach: (actor) => and(visibleProjectsSql(actor), eq(workflows.isDecommissioned, false)),
  },
  {
    ...ofProject,
    kind: 'preservation',
    policy: canAdministerPreservations,
    from: sql`${preservations} join ${projects} on ${projects.projectId} = ${preservations.projectId}`,
    id: sql`${preservations.preservationId}`,
    name: sql`${preservations.name}`,
    nameKey: sql`lower(${preservations.name})`,
    copyKey: sql`${preservations.relatedKey}`,
    reach: (actor) => visibleProjectsSql(actor, { forPreservation: true }),
  },
  {
    ...ofProject,
    kind: 'import-system',
    policy: canReadImports,
    from: sql`${importSystems} join ${projects} on ${projects.projectId} = ${importSystems.projectId}`,
    id: sql`${importSystems.importId}`,
    name: sql`${importSystems.name}`,
    nameKey: sql`lower(${importSystems.name})`,
    isActive: sql`${importSystems.isActive}`,
  },
]

const columnsOf = (source: Source): SQL => sql`
  ${source.kind}::text as kind, ${source.id} as id, ${source.name} as name,
  ${source.detail ?? sql`null::text`} as detail, ${source.licenseId ?? sql`null::int`} as "licenseId",
  ${source.projectId ?? sql`null::int`} as "projectId", ${source.isActive ?? sql`null::boolean`} as "isActive",
  ${source.copyKey ?? sql`null::text`} as "copyKey", ${source.nameKey} as key`

const limitOf = ({ copyKey }: Source): SQL =>
  sql.raw(String(copyKey === undefined ? MAX_PER_KIND : MAX_PER_KIND * COPIES_READ))

/** The query of the first rows of a source that match, by name. All sources have the same columns, so that one statement reads several. */
export const firstRowsOf = (source: Source, actor: SignedIn, condition: SQL): SQL => sql`(
  select ${columnsOf(source)} from ${source.from} where ${and(source.reach(actor), condition)}
  order by ${source.nameKey}, ${source.id} limit ${limitOf(source)})`

/**
 * The same of MANY rows that match, whichever they are. Sorted among all that match, 100,000 users would be read in the order of their names to find a rare one, or a third
 * of them sorted for a common text.
 */
export const someRowsOf = (source: Source, actor: SignedIn, condition: SQL): SQL => sql`(
  select sample.* from (
    select ${columnsOf(source)} from ${source.from} where ${and(source.reach(actor), condition)} limit ${sql.raw(String(MANY))}
  ) sample order by sample.key, sample.id limit ${limitOf(source)})`
