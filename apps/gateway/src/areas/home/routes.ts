import { and, eq } from 'drizzle-orm'
import type { home as calls } from '@sitewright/api-client/contract/home'
import { canListApiKeys } from '@sitewright/domain/api-keys/policy'
import { canManageCatalog } from '@sitewright/domain/catalog/policy'
import { canListGroups } from '@sitewright/domain/groups/policy'
import { canEditImports, canReadImports } from '@sitewright/domain/imports/policy'
import { canReadIntegrationReports } from '@sitewright/domain/integration-reports/policy'
import type { LicenseFacet } from '@sitewright/domain/licenses/facets'
import { canOpenLicense, canOpenLicenseList, canReadLicense } from '@sitewright/domain/licenses/policy'
import { canAdministerPreservations } from '@sitewright/domain/preservations/policy'
import { canOpenProjects } from '@sitewright/domain/projects/policy'
import { canEditReportGroups } from '@sitewright/domain/report-groups/policy'
import type { Policy } from '@sitewright/domain/shared/policy'
import { canEditSites } from '@sitewright/domain/sites/policy'
import { idleBefore, type UserFacet } from '@sitewright/domain/users/facets'
import { canEditUser, canListUsers } from '@sitewright/domain/users/policy'
import { DEFAULT_USER_SORT } from '@sitewright/domain/users/rules'
import { canReadWorkflows } from '@sitewright/domain/workflows/policy'
import type { Database, Queries } from '../../db/database'
import { projects } from '../../db/schema'
import type { AreaHandlers, JudgedCall } from '../../http/handler'
import { DEFAULT_SYSTEM_SORT, systemList, toSystemFilter } from '../imports/system-store'
import { licenseList, selectionOf } from '../licenses/list'
import { narrow } from '../licenses/narrow'
import { DEFAULT_PROJECT_SORT, projectList, toProjectFilter } from '../projects/list'
import { toUserFilter, userList } from '../users/list'
import { readCounted } from './attention'
import { createChecks } from './checks'
import { readLimits } from './limits'
import * as numbers from './numbers'
import type { HomeScope } from './scope'
import { readFullProducts } from './seats'

/** The lists that the lines open, each with the facet of its link, so that the two cannot disagree (HOME-03). */
function linkedLists(q: Queries, { actor, scope, licenseId, now }: HomeScope) {
  return {
    /** The first to end before the others. */
    licenses: async (facets: LicenseFacet) =>
      licenseList(q, await selectionOf(q, actor, { facets, licenseId, sort: 'expiryDate' }, now)),
    users: (facets: UserFacet) => userList(q, toUserFilter({ facets }, scope, now), DEFAULT_USER_SORT),
    projects: () => projectList(q, toProjectFilter(actor, { licenseId, facets: 'withoutSites' }), DEFAULT_PROJECT_SORT),
    /** Their list has no license to narrow it to. */
    imports: () => {
      const filter = toSystemFilter(actor, { facets: 'inactive' })
      const ofLicense = licenseId === undefined ? undefined : eq(projects.licenseId, licenseId)
      return systemList(q, { ...filter, inFacets: and(filter.inFacets, ofLicense) }, DEFAULT_SYSTEM_SORT)
    },
  }
}

/** Reads each part for actors who can open its list, and a line that needs attention for those who can also do something about it (HOME-02, HOME-04). */
async function readOverview(db: Database, { actor, query, now, logError }: JudgedCall<(typeof calls)['overview']>) {
  const q = db.orm
  const scope = await narrow(q, actor, query.licenseId)
  const home: HomeScope = { actor, scope, licenseId: query.licenseId, now }
  const { check, end } = createChecks(logError)
  const may = (...policies: readonly Pick<Policy, 'canDecide'>[]): boolean =>
    policies.every((policy) => policy.canDecide(actor).allowed)
  const lists = linkedLists(q, home)
  const readLicenses = async (facets: LicenseFacet) =>
    readCounted(await lists.licenses(facets), ({ licenseId, name, expiryDate }) => ({ licenseId, name, expiryDate }))
  const seesLicenses = may(canReadLicense)
  const editsUsers = may(canListUsers, canEditUser)
  const body = {
    checkedAt: now,
    attention: {
      expiredLicenses: await check(seesLicenses, () => readLicenses('expired')),
      lockedUsers: await check(editsUsers, () => readCounted(lists.users('locked'), ({ userName }) => ({ userName }))),
      overLimitLicenses: await check(seesLicenses, () => readLicenses('overLimit')),
      expiringLicenses: await check(seesLicenses, () => readLicenses('expiring')),
      fullProducts: await check(seesLicenses, () => readFullProducts(q, scope)),
      idleUsers: await check(editsUsers, async () => ({
        count: await lists.users('idle').count(),
        since: idleBefore(now),
      })),
      inactiveLicenses: await check(seesLicenses, () => readLicenses('inactive')),
      inactiveImports: await check(may(canReadImports, canEditImports), () =>
        readCounted(lists.imports(), ({ importId, name }) => ({ importId, name })),
      ),
      projectsWithoutSites: await check(may(canOpenProjects, canEditSites), () =>
        readCounted(lists.projects(), ({ projectId, name }) => ({ projectId, name })),
      ),
    },
    limits: await check(seesLicenses, () => readLimits(q, home)),
    areas: {
      users: await check(may(canListUsers), () => numbers.countUsers(q, scope)),
      groups: await check(may(canListGroups), () => numbers.countGroups(q, scope)),
      projects: await check(may(canOpenProjects), () => numbers.countProjects(q, home)),
      apiKeys: await check(may(canListApiKeys), () => numbers.countApiKeys(q, scope)),
      licenses: await check(may(canOpenLicenseList), () => numbers.countLicenses(q, home)),
      license: await check(may(canOpenLicense), () => numbers.countOwnUsers(q, actor.licenseId)),
      reportGroups: await check(may(canEditReportGroups), () => numbers.countReportGroups(q, home)),
      imports: await check(may(canReadImports), () => numbers.countImports(q, home)),
      integrationReports: await check(may(canReadIntegrationReports), () => numbers.countIntegrationReports(q, home)),
      workflows: await check(may(canReadWorkflows), () => numbers.countWorkflows(q, home)),
      preservations: await check(may(canAdministerPreservations), () => numbers.countPreservations(q, home)),
      catalog: await check(may(canManageCatalog), () => numbers.countCatalog(q)),
    },
  }
  end()
  return body
}

export const homeHandlers = (db: Database): AreaHandlers<typeof calls> => ({
  overview: { run: async (call) => ({ status: 200, body: await readOverview(db, call) }) },
})
