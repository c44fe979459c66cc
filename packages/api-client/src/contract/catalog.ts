import * as z from 'zod/mini'
import {
  CatalogEnvironmentInput,
  CatalogEnvironmentSave,
  catalogExport,
  CatalogIntegrationInput,
  CatalogIntegrationSave,
  type CatalogKind,
  CatalogProductLicenseInput,
  CatalogProductLicenseSave,
  CatalogQuery,
  CatalogReportInput,
  CatalogReportSave,
} from '@sitewright/domain/catalog/model'
import { canManageCatalog } from '@sitewright/domain/catalog/policy'
import * as calls from '../calls/catalog'
import { rows, type Schema } from './contract'

/** Only users can call the catalog, not API keys (CAT-01). Beyond the specification. */
const allowed = { allow: canManageCatalog, needsPerson: true } as const
const ofEntry = { ...allowed, params: z.object({ id: z.int() }) } as const

const entryRows = <Kind extends CatalogKind, Input extends Schema, Save extends Schema>(
  kind: Kind,
  one: string,
  schemas: { readonly input: Input; readonly save: Save },
) =>
  ({
    list: {
      ...allowed,
      summary: `Each ${one} of the catalog by name, retired ones too. Without page the whole list.`,
      query: CatalogQuery,
      isPaged: true,
    },
    export: {
      ...allowed,
      summary: `Starts a job that writes each ${one} of the list as a CSV file.`,
      body: catalogExport(kind),
    },
    read: { ...ofEntry, summary: `One ${one} of the catalog.` },
    create: { ...allowed, summary: `Adds one ${one} to the catalog.`, body: schemas.input },
    save: {
      ...ofEntry,
      summary: `Saves one ${one} of the catalog, or retires it. Accepts the ETag of the read as If-Match.`,
      body: schemas.save,
      keepsStored: true,
    },
    remove: { ...ofEntry, summary: `Deletes one ${one} of the catalog that nothing uses.` },
  }) as const

export const catalogEnvironments = rows(calls.catalogEnvironments, {
  ...entryRows('environments', 'environment', { input: CatalogEnvironmentInput, save: CatalogEnvironmentSave }),
  makeSecret: { ...ofEntry, summary: 'Creates a secret for an environment. Only this reply contains it (CAT-12).' },
  removeSecret: { ...ofEntry, summary: 'Removes the secret of an environment.' },
})

export const catalogProductLicenses = rows(calls.catalogProductLicenses, {
  ...entryRows('productLicenses', 'product license', {
    input: CatalogProductLicenseInput,
    save: CatalogProductLicenseSave,
  }),
  roleGroups: { ...allowed, summary: 'The role groups that product licenses can offer, by name.' },
})

export const catalogIntegrations = rows(
  calls.catalogIntegrations,
  entryRows('integrations', 'integration', { input: CatalogIntegrationInput, save: CatalogIntegrationSave }),
)

export const catalogReports = rows(
  calls.catalogReports,
  entryRows('reports', 'report', { input: CatalogReportInput, save: CatalogReportSave }),
)
