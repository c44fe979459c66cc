import type { SitewrightContract } from '@sitewright/api-client/contract/all'
import type { Handlers } from '../http/handler'
import { activityHandlers } from './activity/routes'
import { addOnHandlers } from './add-ons/routes'
import { apiKeyHandlers } from './api-keys/routes'
import { catalogEnvironmentHandlers } from './catalog/environments'
import { catalogIntegrationHandlers } from './catalog/integrations'
import { catalogProductLicenseHandlers } from './catalog/product-licenses'
import { catalogReportHandlers } from './catalog/reports'
import { documentNumberingHandlers } from './document-numbering/routes'
import { draftHandlers } from './drafts/routes'
import { configHandlers, licenseConfigHandlers } from './configs/routes'
import { environmentHandlers, versionHandlers } from './environments/routes'
import { firstRunHandlers } from './first-run/routes'
import { groupHandlers } from './groups/routes'
import { guidHandler, handoverHandlers } from './handover/routes'
import { homeHandlers } from './home/routes'
import { importHandlers } from './imports/routes'
import { integrationReportHandlers } from './integration-reports/routes'
import { integrationHandlers } from './integrations/routes'
import { internalSettingsHandlers } from './internal-settings/routes'
import { jobHandlers, type JobOptions } from './jobs/routes'
import { jumpHandlers } from './jump/routes'
import { labelHandlers, type LabelOptions } from './labels/routes'
import { licenseHandlers } from './licenses/routes'
import { usersReportHandlers } from './licenses/users-report'
import { passwordHandlers } from './passwords/routes'
import { preservationHandlers } from './preservations/routes'
import { projectHandlers } from './projects/routes'
import { reportHandlers } from './reports/routes'
import { resourceMappingHandlers } from './resource-mappings/routes'
import { resourceHandlers } from './resources/routes'
import { roleHandlers } from './roles/routes'
import type { JobStart } from '../jobs/start'
import type { SsoOptions } from './sso/options'
import { sessionHandlers } from './session/routes'
import { shortcutHandlers } from './shortcuts/routes'
import { siteHandlers } from './sites/routes'
import { ssoUrlHandler } from './sso/routes'
import { userHandlers } from './users/routes'
import { workflowHandlers } from './workflows/routes'

/** A handler for each row of the contract. */
export const allHandlers = (
  options: SsoOptions & JobStart & JobOptions & LabelOptions,
): Handlers<SitewrightContract> => ({
  session: { ...sessionHandlers(options), ssoUrl: ssoUrlHandler(options), guid: guidHandler(options) },
  handover: handoverHandlers(options),
  passwords: passwordHandlers(options),
  environments: environmentHandlers(options),
  version: versionHandlers(options),
  users: userHandlers(options),
  apiKeys: apiKeyHandlers(options),
  imports: importHandlers(options),
  reports: reportHandlers(options),
  groups: groupHandlers(options),
  licenses: licenseHandlers(options),
  integrations: integrationHandlers(options),
  integrationReports: integrationReportHandlers(options),
  usersReports: usersReportHandlers(options.db),
  projects: projectHandlers(options),
  addOns: addOnHandlers(options.db),
  roles: roleHandlers(options.db),
  activity: activityHandlers(options),
  jobs: jobHandlers(options),
  jump: jumpHandlers(options.db),
  shortcuts: shortcutHandlers(options.db),
  internalSettings: internalSettingsHandlers(options.db),
  sites: siteHandlers(options.db),
  labels: labelHandlers(options),
  configs: configHandlers(options.db),
  workflows: workflowHandlers(options),
  licenseConfigs: licenseConfigHandlers(options.db),
  resources: resourceHandlers(options.db),
  resourceMappings: resourceMappingHandlers(options.db),
  documentNumbering: documentNumberingHandlers(options.db),
  preservations: preservationHandlers(options),
  catalogEnvironments: catalogEnvironmentHandlers(options),
  catalogProductLicenses: catalogProductLicenseHandlers(options),
  catalogIntegrations: catalogIntegrationHandlers(options),
  catalogReports: catalogReportHandlers(options),
  firstRun: firstRunHandlers(options),
  home: homeHandlers(options.db),
  drafts: draftHandlers(options.db),
})
