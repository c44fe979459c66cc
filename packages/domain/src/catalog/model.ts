import * as z from 'zod/mini'
import { isStoredColor } from '../shared/colors'
import { exportQuery, listQuery } from '../shared/list-query'
import type { ListFilter } from '../shared/lists'
import { isSeen, nameChecks } from '../shared/names'
import { ENVIRONMENT_LABELS } from '../shared/runtime-config'
import { isPictureAddress, isPlainAddress, isSafeAddress } from './addresses'
import { catalogFieldMessages as messages } from './messages'

/** Lengths in characters, and the largest number of a product license. */
export const CATALOG_LIMITS = { name: 100, shortName: 20, description: 500, address: 500, number: 999_999 } as const

/** The maximum number of role groups of a product license. */
const MAX_ROLE_GROUPS = 1000

const name = (limit: number = CATALOG_LIMITS.name) =>
  z.string(messages.required).check(...nameChecks(limit, messages.required))

/** @param isOptional whether it can be empty */
const address = (isOptional: boolean) =>
  z.string(messages.address).check(
    z.trim(),
    z.maxLength(CATALOG_LIMITS.address),
    z.refine((text) => (isOptional && text === '') || isSafeAddress(text), { error: messages.address, abort: true }),
    z.refine((text) => text === '' || isPlainAddress(text), messages.addressParts),
  )

const picture = z.string(messages.picture).check(
  z.trim(),
  z.maxLength(CATALOG_LIMITS.address),
  z.refine((text) => text === '' || isPictureAddress(text), messages.picture),
)

/** What can use an entry. */
export const USE_KINDS = ['license', 'project', 'user', 'user-group', 'api-key', 'report-group'] as const
export type UseKind = (typeof USE_KINDS)[number]

/** The uses that are named, of each kind. */
export const NAMED_USES = 3

/** What uses an entry, of one kind: how many, and the first NAMED_USES of them (CAT-15). */
export const CatalogUse = z.object({
  kind: z.enum(USE_KINDS),
  count: z.int(),
  items: z.array(z.object({ id: z.int(), name: z.string() })),
})
export type CatalogUse = z.infer<typeof CatalogUse>

/** Parts of every entry besides its fields. */
const entry = {
  id: z.int(),
  /** Stays where it is used, and is not offered for anything new (CAT-08). */
  isRetired: z.boolean(),
  /** Licenses, users, user groups, API keys, projects or report groups that use it. */
  uses: z.int(),
  /** Where it is used. Only in the reply for one entry. */
  usedBy: z.optional(z.array(CatalogUse)),
  version: z.int(),
}

/** A client may send back the whole entry that it read: these parts are accepted and ignored. */
const ignored = {
  id: z.optional(z.unknown()),
  uses: z.optional(z.unknown()),
  usedBy: z.optional(z.unknown()),
  version: z.optional(z.int()),
}

/** Where a value comes from: a setting of the server (which takes precedence), the catalog, or nowhere (CAT-13). */
export const ValueSource = z.enum(['settings', 'catalog', 'none'])
export type ValueSource = z.infer<typeof ValueSource>

/** What an environment is for, or empty. */
const label = z.enum(['', ...ENVIRONMENT_LABELS])
const environmentFields = { name: name(), serverUrl: address(false), label }
/** Body of POST x/catalog/environments (CAT-02). */
export const CatalogEnvironmentInput = z.strictObject(environmentFields)
export type CatalogEnvironmentInput = z.infer<typeof CatalogEnvironmentInput>
/** Body of PUT x/catalog/environments/{id}. */
export const CatalogEnvironmentSave = z.strictObject({
  ...environmentFields,
  isRetired: z.boolean(),
  ...ignored,
  secretSource: z.optional(z.unknown()),
})
/** An environment of the catalog. Its secret is never sent (CAT-12). */
export const CatalogEnvironment = z.object({
  ...entry,
  name: z.string(),
  serverUrl: z.string(),
  label,
  secretSource: ValueSource,
})
export type CatalogEnvironment = z.infer<typeof CatalogEnvironment>

/** The secret of an environment, once (CAT-12), with the version that the environment has now. */
export const EnvironmentSecret = z.object({ secret: z.string(), version: z.int() })
export type EnvironmentSecret = z.infer<typeof EnvironmentSecret>

const productLicenseFields = {
  name: name(),
  shortName: name(CATALOG_LIMITS.shortName),
  description: z.string().check(z.maxLength(CATALOG_LIMITS.description), z.trim(), z.normalize('NFC'), isSeen),
  color: z.string(messages.color).check(z.refine(isStoredColor, messages.color), z.toLowerCase()),
  isVendor: z.boolean(),
  /** Role groups that it offers to those who have it. */
  roleGroupIds: z.array(z.int()).check(z.maxLength(MAX_ROLE_GROUPS)),
}
const number = z
  .int(messages.number)
  .check(z.minimum(1, messages.number), z.maximum(CATALOG_LIMITS.number, messages.number))
/** Body of POST x/catalog/productLicenses (CAT-03). The number is the id. */
export const CatalogProductLicenseInput = z.strictObject({ id: number, ...productLicenseFields })
export type CatalogProductLicenseInput = z.infer<typeof CatalogProductLicenseInput>
/** Body of PUT x/catalog/productLicenses/{id}. */
export const CatalogProductLicenseSave = z.strictObject({
  ...productLicenseFields,
  isRetired: z.boolean(),
  ...ignored,
  roleGroupsInUse: z.optional(z.unknown()),
  isAssigned: z.optional(z.unknown()),
})
/** A product license of the catalog. */
export const CatalogProductLicense = z.object({
  ...entry,
  name: z.string(),
  shortName: z.string(),
  description: z.string(),
  color: z.string(),
  isVendor: z.boolean(),
  roleGroupIds: z.array(z.int()),
  /** The role groups that cannot be removed from it (CAT-09). Only in the reply for one entry. */
  roleGroupsInUse: z.optional(z.array(z.int())),
  /** Whether any user, user group or API key has it. If so, its kind cannot change (CAT-09). */
  isAssigned: z.boolean(),
})
export type CatalogProductLicense = z.infer<typeof CatalogProductLicense>

/** A role group that product licenses can offer. */
export const CatalogRoleGroup = z.object({ roleGroupId: z.int(), name: z.string() })
export type CatalogRoleGroup = z.infer<typeof CatalogRoleGroup>

const integrationFields = {
  name: name(),
  /** The address of a picture, or empty. */
  imgUrl: picture,
  /** Where it is set up, or empty: then Setup is hidden. */
  setupUrl: address(true),
}
/** Body of POST x/catalog/integrations (CAT-04). */
export const CatalogIntegrationInput = z.strictObject(integrationFields)
export type CatalogIntegrationInput = z.infer<typeof CatalogIntegrationInput>
/** Body of PUT x/catalog/integrations/{id}. */
export const CatalogIntegrationSave = z.strictObject({
  ...integrationFields,
  isRetired: z.boolean(),
  ...ignored,
  setupUrlSource: z.optional(z.unknown()),
})
/** An integration of the catalog. */
export const CatalogIntegration = z.object({
  ...entry,
  name: z.string(),
  imgUrl: z.string(),
  setupUrl: z.string(),
  setupUrlSource: ValueSource,
})
export type CatalogIntegration = z.infer<typeof CatalogIntegration>

const reportFields = { name: name(), path: name(CATALOG_LIMITS.address) }
/** Body of POST x/catalog/reports (CAT-04). */
export const CatalogReportInput = z.strictObject(reportFields)
export type CatalogReportInput = z.infer<typeof CatalogReportInput>
/** Body of PUT x/catalog/reports/{id}. */
export const CatalogReportSave = z.strictObject({ ...reportFields, isRetired: z.boolean(), ...ignored })
/** A report of the catalog. */
export const CatalogReport = z.object({ ...entry, name: z.string(), path: z.string() })
export type CatalogReport = z.infer<typeof CatalogReport>

/** The kinds of entries, as addresses name them. */
export const CATALOG_KINDS = ['environments', 'productLicenses', 'integrations', 'reports'] as const
export type CatalogKind = (typeof CATALOG_KINDS)[number]

/** An entry of each kind. */
export interface CatalogEntries {
  readonly environments: CatalogEnvironment
  readonly productLicenses: CatalogProductLicense
  readonly integrations: CatalogIntegration
  readonly reports: CatalogReport
}
export type CatalogEntry = CatalogEntries[CatalogKind]

/** Keys that the lists sort by; the id is always the last one. */
export const CATALOG_SORT_KEYS = ['name', 'uses'] as const
export type CatalogSortKey = (typeof CATALOG_SORT_KEYS)[number]

/** The query of a list (CAT-16). Without `page` and `pageSize` the reply is the whole list. */
export const CatalogQuery = z.strictObject({
  search: listQuery.search,
  sort: listQuery.sort,
  page: listQuery.page,
  pageSize: listQuery.pageSize,
  /** Leaves out retired entries. */
  activeOnly: z.optional(z.boolean()),
})
export type CatalogQuery = z.infer<typeof CatalogQuery>

/** Columns of the exported lists. */
export const CATALOG_EXPORT_COLUMNS = {
  environments: ['name', 'serverUrl', 'label', 'uses', 'isRetired'],
  productLicenses: ['name', 'id', 'shortName', 'isVendor', 'roleGroupIds', 'uses', 'isRetired'],
  integrations: ['name', 'imgUrl', 'setupUrl', 'uses', 'isRetired'],
  reports: ['name', 'path', 'uses', 'isRetired'],
} as const satisfies { readonly [Kind in CatalogKind]: readonly (keyof CatalogEntries[Kind])[] }
export type CatalogExportColumn<Kind extends CatalogKind> = (typeof CATALOG_EXPORT_COLUMNS)[Kind][number]

/** Body of POST x/catalog/{kind}/export: the filter of the list, and the columns in their order. */
export const catalogExport = <Kind extends CatalogKind>(kind: Kind) => {
  const { licenseId: _, ...query } = exportQuery<CatalogExportColumn<Kind>>(CATALOG_EXPORT_COLUMNS[kind])
  return z.strictObject({ activeOnly: CatalogQuery.shape.activeOnly, ...query })
}

/** The filter of a list. `onlyActive` hides retired entries. */
export type CatalogFilter = ListFilter<CatalogSortKey> & { onlyActive: boolean }
