import type { home as calls } from '@sitewright/api-client/contract/home'
import { canListApiKeys } from '@sitewright/domain/api-keys/policy'
import { canManageCatalog } from '@sitewright/domain/catalog/policy'
import { canListGroups } from '@sitewright/domain/groups/policy'
import { canEditImports, canReadImports } from '@sitewright/domain/imports/policy'
import { canReadIntegrationReports } from '@sitewright/domain/integration-reports/policy'
import { canOpenLicense, canOpenLicenseList, canReadLicense } from '@sitewright/domain/licenses/policy'
import { canAdministerPreservations } from '@sitewright/domain/preservations/policy'
import { canOpenProjects } from '@sitewright/domain/projects/policy'
import { canEditReportGroups } from '@sitewright/domain/reports/policy'
import type { Policy } from '@sitewright/domain/shared/policy'
import { canEditSites } from '@sitewright/domain/sites/policy'
import { canEditUser, canListUsers } from '@sitewright/domain/users/policy'
import { canReadWorkflows } from '@sitewright/domain/workflows/policy'
import type { Database } from '../../db/database'
import type { AreaHandlers, JudgedCall } from '../../http/handler'
import { narrow } from '../licenses/narrow'
import {
  countIdleUsers,
  readInactiveImports,
  readLicenses,
  readLockedUsers,
  readProjectsWithoutSites,
} from './attention'
import { createChecks } from './checks'
import { readLimits } from './limits'
import * as numbers from './numbers'
import type { HomeScope } from './scope'
import { readFullProducts } from './seats'

/** Reads each part for actors who can open its list, and a line that needs attention for those who can also do something about it (HOME-02, HOME-04). */
async function readOverview(db: Database, { actor, query, now, logError }: JudgedCall<(typeof calls)['overview']>) {
  const q = db.orm
  const scope = await narrow(q, actor, query.licenseId)
  const home: HomeScope = { actor, scope, licenseId: query.licenseId, now }
  const { check, end } = createChecks(logError)
  const may = (...policies: readonly Pick<Policy, 'canDecide'>[]): boolean =>
    policies.every((policy) => policy.canDecide(actor).allowed)
  const seesLicenses = may(canReadLicense)
  const editsUsers = may(canListUsers, canEditUser)
  const body = {
    checkedAt: now,
    attention: {
      expiredLicenses: await check(seesLicenses, () => readLicenses(q, home, 'expired')),
      lockedUsers: await check(editsUsers, () => readLockedUsers(q, home)),
      overLimitLicenses: await check(seesLicenses, () => readLicenses(q, home, 'overLimit')),
      expiringLicenses: await check(seesLicenses, () => readLicenses(q, home, 'expiring')),
      fullProducts: await check(seesLicenses, () => readFullProducts(q, scope)),
      idleUsers: await check(editsUsers, () => countIdleUsers(q, home)),
      inactiveLicenses: await check(seesLicenses, () => readLicenses(q, home, 'inactive')),
      inactiveImports: await check(may(canReadImports, canEditImports), () => readInactiveImports(q, home)),
      projectsWithoutSites: await check(may(canOpenProjects, canEditSites), () => readProjectsWithoutSites(q, home)),
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
