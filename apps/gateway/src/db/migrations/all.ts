import { identity } from './0001-identity'
import { signIn } from './0002-sign-in'
import { keysAndReports } from './0003-keys-and-reports'
import { groupList } from './0004-group-list'
import { countsAndSearch } from './0005-counts-and-search'
import { lostRoles } from './0006-lost-roles'
import { sessionEnds } from './0007-session-ends'
import { auditOrigin } from './0008-audit-origin'
import { whoSignsIn } from './0009-who-signs-in'
import { auditPartitions } from './0010-audit-partitions'
import { periodicTasks } from './0011-periodic-tasks'
import { jobs } from './0012-jobs'
import { licenseList } from './0013-license-list'
import { licenseSettings } from './0014-license-settings'
import { monthlyReports } from './0015-monthly-reports'
import { projects } from './0016-projects'
import { sites } from './0017-sites'
import { projectConfigs } from './0018-project-configs'
import { licenseConfigs } from './0019-license-configs'
import { resourceTypes } from './0020-resource-types'
import { documentNumbers } from './0021-document-numbers'
import { importSystems } from './0022-import-systems'
import { integrationReports } from './0023-integration-reports'
import { workflows } from './0024-workflows'
import { preservations } from './0025-preservations'
import { preservationMappings } from './0026-preservation-mappings'
import { configActivity } from './0027-config-activity'
import { provedAddresses } from './0028-proved-addresses'
import { lastSuperAdministrator } from './0029-last-super-administrator'
import { auditParts } from './0030-audit-parts'
import { linkedSince } from './0031-linked-since'
import { catalog } from './0032-catalog'
import { facets } from './0033-facets'
import { jobRoles } from './0034-job-roles'
import { nameKeys } from './0035-name-keys'
import { configVersions } from './0036-config-versions'
import type { Migration } from './migration'

/** In order. A new one goes to the end; none is ever changed or taken out. */
export const MIGRATIONS: readonly Migration[] = [
  identity,
  signIn,
  keysAndReports,
  groupList,
  countsAndSearch,
  lostRoles,
  sessionEnds,
  auditOrigin,
  whoSignsIn,
  auditPartitions,
  periodicTasks,
  jobs,
  licenseList,
  licenseSettings,
  monthlyReports,
  projects,
  sites,
  projectConfigs,
  licenseConfigs,
  resourceTypes,
  documentNumbers,
  importSystems,
  integrationReports,
  workflows,
  preservations,
  preservationMappings,
  configActivity,
  provedAddresses,
  lastSuperAdministrator,
  auditParts,
  linkedSince,
  catalog,
  facets,
  jobRoles,
  nameKeys,
  configVersions,
]
