import {
  catalogEnvironments,
  catalogIntegrations,
  catalogProductLicenses,
  catalogReports,
} from '@sitewright/api-client/calls/catalog'
import { type CatalogValues, toCatalogBody } from '@sitewright/domain/catalog/forms'
import type { CatalogEntry, CatalogKind } from '@sitewright/domain/catalog/model'
import { pageOfCatalog } from '@sitewright/domain/catalog/rules'
import { catalogScreenMessages, catalogTexts } from '@sitewright/domain/catalog/screen-messages'
import { createOperations, type OperationName, type Source } from './api'
import { createListReads } from './list-reads'
import { type PageQuery, selectPage } from './page-query'
import { cacheEntry, useRead } from './read'
import { write } from './write'

const operations = createOperations({
  catalogEnvironments,
  catalogProductLicenses,
  catalogIntegrations,
  catalogReports,
})

interface EntryPath {
  readonly params: { readonly id: number }
}
type Body = { readonly body: Readonly<Record<string, unknown>> }
interface EntryReply {
  readonly status: 200
  readonly body: CatalogEntry
  readonly etag?: string
}

/** The calls of one kind. */
interface Calls {
  readonly list: Source<
    { readonly query: PageQuery },
    { readonly body: readonly CatalogEntry[]; readonly total?: number }
  >
  readonly read: Source<EntryPath, EntryReply>
  create(input: Body): Promise<EntryReply>
  save(input: EntryPath & Body): Promise<EntryReply>
  remove(input: EntryPath): Promise<{ readonly status: 200; readonly body: null }>
}

const CALLS: Readonly<Record<CatalogKind, Calls>> = {
  environments: operations.catalogEnvironments,
  productLicenses: operations.catalogProductLicenses,
  integrations: operations.catalogIntegrations,
  reports: operations.catalogReports,
}

/** The calls that can have saved another version of an entry. */
export const CATALOG_SAVES = [
  'catalogEnvironments.save',
  'catalogEnvironments.makeSecret',
  'catalogEnvironments.removeSecret',
  'catalogProductLicenses.save',
  'catalogIntegrations.save',
  'catalogReports.save',
] as const satisfies readonly OperationName[]

/** What other pages read of each kind. */
const DEPENDENTS: Readonly<Record<CatalogKind, OperationName[]>> = {
  environments: ['catalogEnvironments.list', 'environments.list', 'environments.ofLicense', 'licenses.list'],
  productLicenses: ['catalogProductLicenses.list', 'addOns.list', 'licenses.addOns'],
  integrations: ['catalogIntegrations.list', 'integrations.list', 'integrations.ofLicense'],
  reports: ['catalogReports.list', 'reports.list', 'reports.groups', 'reports.ofUser'],
}

const listOf = ({ list }: Calls) => createListReads(list, selectPage(pageOfCatalog))

/** The list of each kind: one page and the counts. */
export const catalogLists: Readonly<Record<CatalogKind, ReturnType<typeof listOf>>> = {
  environments: listOf(CALLS.environments),
  productLicenses: listOf(CALLS.productLicenses),
  integrations: listOf(CALLS.integrations),
  reports: listOf(CALLS.reports),
}

/** One entry. The page of another entry must not show the previous one. Reads nothing without an id. */
export const useCatalogEntry = (kind: CatalogKind, id: number | undefined) =>
  useRead(CALLS[kind].read, id === undefined ? undefined : { params: { id } })

/** The role groups that product licenses can offer. Other kinds need none. */
export const useCatalogRoleGroups = (kind: CatalogKind) =>
  useRead(operations.catalogProductLicenses.roleGroups, kind === 'productLicenses' ? {} : undefined)

const entryOf = (kind: CatalogKind, id: number) => cacheEntry(CALLS[kind].read, { params: { id } })

/** Adds an entry. */
export const createCatalogEntry = (kind: CatalogKind, values: CatalogValues) =>
  write(() => CALLS[kind].create({ body: toCatalogBody(values) }), {
    saved: catalogTexts[kind].added,
    failed: catalogTexts[kind].addFailed,
    refresh: DEPENDENTS[kind],
  })

/** Saves the fields of an entry over a version. */
export const saveCatalogEntry = (kind: CatalogKind, id: number, values: CatalogValues, version: number) =>
  write(() => CALLS[kind].save({ params: { id }, body: { ...toCatalogBody(values), version } }), {
    saved: catalogTexts[kind].saved,
    failed: catalogTexts[kind].saveFailed,
    entry: entryOf(kind, id),
    refresh: DEPENDENTS[kind],
  })

/** Deletes an entry. The dialog shows why this failed. */
export const deleteCatalogEntry = (kind: CatalogKind, id: number) =>
  write(() => CALLS[kind].remove({ params: { id } }), {
    saved: catalogTexts[kind].deleted,
    failed: catalogTexts[kind].deleteFailed,
    refresh: DEPENDENTS[kind],
  })

/** Creates a secret for an environment. The returned value contains it, and no cache stores it (CAT-12). */
export const makeEnvironmentSecret = (id: number) =>
  write(() => operations.catalogEnvironments.makeSecret({ params: { id } }), {
    saved: catalogScreenMessages.secretMade,
    failed: catalogScreenMessages.secretFailed,
    refresh: ['catalogEnvironments.read', 'catalogEnvironments.list'],
  })

/** Removes the secret of an environment. */
export const removeEnvironmentSecret = (id: number) =>
  write(() => operations.catalogEnvironments.removeSecret({ params: { id } }), {
    saved: catalogScreenMessages.secretRemoved,
    failed: catalogScreenMessages.secretFailed,
    refresh: ['catalogEnvironments.read', 'catalogEnvironments.list'],
  })
