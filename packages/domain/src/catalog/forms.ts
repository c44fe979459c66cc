import * as z from 'zod/mini'
import type { AnySchema } from '../shared/stored-values'
import {
  CatalogEnvironmentInput,
  CatalogEnvironmentSave,
  CatalogIntegrationInput,
  CatalogIntegrationSave,
  CatalogProductLicenseInput,
  CatalogProductLicenseSave,
  CatalogReportInput,
  CatalogReportSave,
  type CatalogEntry,
  type CatalogKind,
  type CatalogProductLicense,
} from './model'

/** The fields of an entry as a form edits them: its role groups are a set of ids. */
export type CatalogValues = Readonly<Record<string, string | number | boolean | null | ReadonlySet<number>>>

// A form saves a set of ids as it is selected, without a schema.
const { roleGroupIds: _created, ...newProductLicense } = CatalogProductLicenseInput.shape
const { roleGroupIds: _saved, ...productLicense } = CatalogProductLicenseSave.shape

interface CatalogForm {
  readonly create: AnySchema
  readonly save: AnySchema
  /** The values that a new entry starts with. */
  readonly start: CatalogValues
}

/** How the form of each kind is validated. */
export const catalogForms: Readonly<Record<CatalogKind, CatalogForm>> = {
  environments: {
    create: CatalogEnvironmentInput,
    save: CatalogEnvironmentSave,
    start: { name: '', serverUrl: '', label: '' },
  },
  productLicenses: {
    create: z.object(newProductLicense),
    save: z.object(productLicense),
    start: {
      id: null,
      name: '',
      shortName: '',
      description: '',
      color: '#2f6fd6',
      isVendor: false,
      roleGroupIds: new Set<number>(),
    },
  },
  integrations: {
    create: CatalogIntegrationInput,
    save: CatalogIntegrationSave,
    start: { name: '', imgUrl: '', setupUrl: '' },
  },
  reports: { create: CatalogReportInput, save: CatalogReportSave, start: { name: '', path: '' } },
}

/** Parts of an entry that its form does not edit. */
const FIXED: ReadonlySet<string> = new Set([
  'id',
  'uses',
  'usedBy',
  'version',
  'secretSource',
  'setupUrlSource',
  'roleGroupsInUse',
  'isAssigned',
])

/** The values of the form of a stored entry. */
export const toCatalogValues = (entry: CatalogEntry): CatalogValues =>
  Object.fromEntries(
    Object.entries(entry)
      .filter(([field]) => !FIXED.has(field))
      .map(([field, value]: [string, unknown]) => [
        field,
        Array.isArray(value) ? new Set<number>(value) : (value as string | number | boolean),
      ]),
  )

/** The values that a duplicate of a product license starts with. Its number and names are unique (CAT-17). */
export const toCatalogDuplicate = ({
  description,
  color,
  isVendor,
  roleGroupIds,
}: CatalogProductLicense): CatalogValues => ({
  ...catalogForms.productLicenses.start,
  description,
  color,
  isVendor,
  roleGroupIds: new Set(roleGroupIds),
})

/** The body of a call that creates or saves an entry. */
export const toCatalogBody = (values: CatalogValues): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(values).map(([field, value]) => [field, value instanceof Set ? [...value] : value]))
