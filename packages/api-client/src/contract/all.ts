import { activity } from './activity'
import { addOns } from './add-ons'
import { apiKeys } from './api-keys'
import { catalogEnvironments, catalogIntegrations, catalogProductLicenses, catalogReports } from './catalog'
import { configs } from './configs'
import type { ClientHalf } from './contract'
import { documentNumbering } from './document-numbering'
import { drafts } from './drafts'
import { environments, version } from './environments'
import { firstRun } from './first-run'
import { groups } from './groups'
import { home } from './home'
import { imports } from './imports'
import { integrationReports } from './integration-reports'
import { integrations } from './integrations'
import { internalSettings } from './internal-settings'
import { jobs } from './jobs'
import { jump } from './jump'
import { labels } from './labels'
import { licenseConfigs } from './license-configs'
import { licenses } from './licenses'
import { passwords } from './passwords'
import { preservations } from './preservations'
import { projects } from './projects'
import { reports } from './reports'
import { resourceMappings } from './resource-mappings'
import { resources } from './resources'
import { roles } from './roles'
import { handover, session } from './session'
import { shortcuts } from './shortcuts'
import { sites } from './sites'
import { users } from './users'
import { usersReports } from './users-reports'
import { workflows } from './workflows'

/** Every call of the product. The client, the gateway, the OpenAPI document and the role-and-tenant matrix are driven by this table. */
export const contract = {
  session,
  handover,
  passwords,
  environments,
  version,
  users,
  groups,
  roles,
  apiKeys,
  imports,
  reports,
  licenses,
  integrations,
  integrationReports,
  usersReports,
  projects,
  addOns,
  activity,
  jobs,
  jump,
  shortcuts,
  internalSettings,
  sites,
  labels,
  configs,
  workflows,
  licenseConfigs,
  resources,
  documentNumbering,
  preservations,
  resourceMappings,
  catalogEnvironments,
  catalogProductLicenses,
  catalogIntegrations,
  catalogReports,
  firstRun,
  home,
  drafts,
} as const
export type SitewrightContract = typeof contract

/** What the client reads of each area. */
export type SitewrightCalls = { readonly [Area in keyof SitewrightContract]: ClientHalf<SitewrightContract[Area]> }
