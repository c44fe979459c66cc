import fs from 'node:fs'
import * as z from 'zod/mini'
import {
  CatalogEnvironmentInput,
  CatalogIntegrationInput,
  CatalogProductLicenseInput,
  CatalogReportInput,
} from '@sitewright/domain/catalog/model'
import { FirstAdministrator } from '@sitewright/domain/first-run/model'
import { LicenseCreate } from '@sitewright/domain/licenses/input'
import { toExpiryDate } from '@sitewright/domain/licenses/expiry'
import { AddOnLimit } from '@sitewright/domain/licenses/input'
import type { FieldErrors } from '@sitewright/domain/shared/problem'
import { collectFieldErrors } from '../http/field-errors'
import { StartFault } from '../start-fault'

const UNLIMITED = -1

const { id: number, roleGroupIds: _roleGroupIds, ...productFields } = CatalogProductLicenseInput.shape

const License = z.strictObject({
  name: LicenseCreate.shape.name,
  company: LicenseCreate.shape.company,
  maxProjects: z._default(LicenseCreate.shape.maxProjects, UNLIMITED),
  maxUsers: z._default(LicenseCreate.shape.maxUsers, UNLIMITED),
  /** The last day, `YYYY-MM-DD`. Without one it never expires. */
  expiryDay: z.optional(
    z.string().check(z.refine((day) => !Number.isNaN(toExpiryDate(day)), 'Must be a day such as 2030-12-31.')),
  ),
  /** Names of environments, of the file or of the catalog. */
  environments: z.array(z.string()).check(z.minLength(1, 'A license needs an environment.')),
  /** Limits by number of a product license, of the file or of the catalog. */
  productLicenses: z._default(z.array(z.strictObject({ number, maxUsers: AddOnLimit })), []),
  administrators: z._default(z.array(FirstAdministrator), []),
})

/** The content of SETUP_FILE (SETUP-01). */
export const SetupFile = z.strictObject({
  environments: z._default(
    z.array(
      z.strictObject({ ...CatalogEnvironmentInput.shape, label: z._default(CatalogEnvironmentInput.shape.label, '') }),
    ),
    [],
  ),
  productLicenses: z._default(
    z.array(
      z.strictObject({
        number,
        ...productFields,
        description: z._default(productFields.description, ''),
        isVendor: z._default(productFields.isVendor, false),
        /** Names of role groups. */
        roleGroups: z.array(z.string()),
      }),
    ),
    [],
  ),
  integrations: z._default(
    z.array(
      z.strictObject({
        ...CatalogIntegrationInput.shape,
        imgUrl: z._default(CatalogIntegrationInput.shape.imgUrl, ''),
        setupUrl: z._default(CatalogIntegrationInput.shape.setupUrl, ''),
      }),
    ),
    [],
  ),
  reports: z._default(z.array(CatalogReportInput), []),
  licenses: z._default(z.array(License), []),
})
export type SetupFile = z.infer<typeof SetupFile>

const REMEDY = 'Correct the file that SETUP_FILE names, or remove the setting. Nothing was created.'

/** A fault of the file, by path: `licenses.0.name`. */
export const setupFault = (fields: FieldErrors): StartFault =>
  new StartFault(
    `SETUP_FILE has ${Object.keys(fields).length} ${Object.keys(fields).length === 1 ? 'fault' : 'faults'}:\n${Object.entries(
      fields,
    )
      .map(([field, sentences]) => `  ${field}: ${sentences.join(' ')}`)
      .join('\n')}`,
    REMEDY,
  )

/** @throws StartFault for a file that cannot be read or is not JSON, or with all faults of the file (SETUP-03) */
export function readSetupFile(file: string): SetupFile {
  let content: unknown
  try {
    content = JSON.parse(fs.readFileSync(file, 'utf8'))
  } catch (error) {
    throw new StartFault(
      `SETUP_FILE cannot be read: ${error instanceof Error ? error.message : String(error)}.`,
      REMEDY,
      error,
    )
  }
  const parsed = SetupFile.safeParse(content, { reportInput: true })
  if (parsed.success) return parsed.data
  const fields: FieldErrors = {}
  collectFieldErrors(fields, parsed.error.issues, 'the file')
  throw setupFault(fields)
}
