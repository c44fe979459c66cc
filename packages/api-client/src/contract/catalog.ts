import * as z from 'zod/mini'
import {
  catalogExport,
  CatalogEnvironment,
  CatalogEnvironmentInput,
  CatalogEnvironmentSave,
  CatalogIntegration,
  CatalogIntegrationInput,
  CatalogIntegrationSave,
  type CatalogKind,
  CatalogProductLicense,
  CatalogProductLicenseInput,
  CatalogProductLicenseSave,
  CatalogQuery,
  CatalogReport,
  CatalogReportInput,
  CatalogReportSave,
  CatalogRoleGroup,
  EnvironmentSecret,
} from '@sitewright/domain/catalog/model'
import { canManageCatalog } from '@sitewright/domain/catalog/policy'
import { call, type Schema } from './contract'
import { exportCall } from './list-calls'

const EntryPath = z.object({ id: z.int() })

/** The calls of every part of the catalog. Only users can make them, not API keys (CAT-01). Beyond the specification. */
const entryCalls = <
  const Name extends CatalogKind,
  Entry extends z.ZodMiniType,
  Input extends Schema,
  Save extends Schema,
>(
  path: Name,
  one: string,
  schemas: { readonly entry: Entry; readonly input: Input; readonly save: Save },
) => ({
  list: call({
    base: 'own',
    method: 'GET',
    path: `/catalog/${path}` as const,
    summary: `Each ${one} of the catalog by name, retired ones too. Without page the whole list.`,
    allow: canManageCatalog,
    needsPerson: true,
    query: CatalogQuery,
    isPaged: true,
    replies: { 200: z.array(schemas.entry) },
  }),
  export: exportCall({
    path: `/catalog/${path}/export` as const,
    summary: `Starts a job that writes each ${one} of the list as a CSV file.`,
    allow: canManageCatalog,
    body: catalogExport(path),
  }),
  read: call({
    base: 'own',
    method: 'GET',
    path: `/catalog/${path}/:id` as const,
    summary: `One ${one} of the catalog.`,
    allow: canManageCatalog,
    needsPerson: true,
    params: EntryPath,
    replies: { 200: schemas.entry },
  }),
  create: call({
    base: 'own',
    method: 'POST',
    path: `/catalog/${path}` as const,
    summary: `Adds one ${one} to the catalog.`,
    allow: canManageCatalog,
    needsPerson: true,
    body: schemas.input,
    replies: { 200: schemas.entry },
  }),
  save: call({
    base: 'own',
    method: 'PUT',
    path: `/catalog/${path}/:id` as const,
    summary: `Saves one ${one} of the catalog, or retires it. Accepts the ETag of the read as If-Match.`,
    allow: canManageCatalog,
    needsPerson: true,
    params: EntryPath,
    body: schemas.save,
    keepsStored: true,
    replies: { 200: schemas.entry, 409: schemas.entry },
  }),
  remove: call({
    base: 'own',
    method: 'DELETE',
    path: `/catalog/${path}/:id` as const,
    summary: `Deletes one ${one} of the catalog that nothing uses.`,
    allow: canManageCatalog,
    needsPerson: true,
    params: EntryPath,
    replies: { 200: z.null() },
  }),
})

export const catalogEnvironments = {
  ...entryCalls('environments', 'environment', {
    entry: CatalogEnvironment,
    input: CatalogEnvironmentInput,
    save: CatalogEnvironmentSave,
  }),
  makeSecret: call({
    base: 'own',
    method: 'POST',
    path: '/catalog/environments/:id/secret',
    summary: 'Creates a secret for an environment. Only this reply contains it (CAT-12).',
    allow: canManageCatalog,
    needsPerson: true,
    params: EntryPath,
    replies: { 200: EnvironmentSecret },
  }),
  removeSecret: call({
    base: 'own',
    method: 'DELETE',
    path: '/catalog/environments/:id/secret',
    summary: 'Removes the secret of an environment.',
    allow: canManageCatalog,
    needsPerson: true,
    params: EntryPath,
    replies: { 200: CatalogEnvironment },
  }),
} as const

export const catalogProductLicenses = {
  ...entryCalls('productLicenses', 'product license', {
    entry: CatalogProductLicense,
    input: CatalogProductLicenseInput,
    save: CatalogProductLicenseSave,
  }),
  roleGroups: call({
    base: 'own',
    method: 'GET',
    path: '/catalog/roleGroups',
    summary: 'The role groups that product licenses can offer, by name.',
    allow: canManageCatalog,
    needsPerson: true,
    replies: { 200: z.array(CatalogRoleGroup) },
  }),
} as const

export const catalogIntegrations = entryCalls('integrations', 'integration', {
  entry: CatalogIntegration,
  input: CatalogIntegrationInput,
  save: CatalogIntegrationSave,
})

export const catalogReports = entryCalls('reports', 'report', {
  entry: CatalogReport,
  input: CatalogReportInput,
  save: CatalogReportSave,
})
