import fs from 'node:fs'
import * as z from 'zod/mini'
import {
  CatalogEnvironmentInput,
  CatalogIntegrationInput,
  CatalogProductLicenseInput,
  CatalogReportInput,
} from '@sitewright/domain/catalog/model'
import { FirstAdministrator } from '@sitewright/domain/users/new-user'
import { LicenseCreate } from '@sitewright/domain/licenses/input'
import { toExpiryDate } from '@sitewright/domain/licenses/expiry'
import { AddOnLimit } from '@sitewright/domain/licenses/input'
import { nameKey } from '@sitewright/domain/shared/name-key'
import type { FieldErrors } from '@sitewright/domain/shared/problem'
import { collectFieldErrors } from '../http/field-errors'
import { StartFault } from '../start-fault'

const UNLIMITED = -1

const { id: number, roleGroupIds: _roleGroupIds, ...productFields } = CatalogProductLicenseInput.shape

type Key = string | number

/**
 * Refuses keys that are twice in a list, because the start would ignore the second entry or fail in the database.
 * @param keysOf the keys of an entry, each with its path in the entry
 */
const isListedOnce = <Entry>(keysOf: (entry: Entry) => readonly (readonly [key: Key, ...path: PropertyKey[]])[]) =>
  z.check<Entry[]>(({ value, issues }) => {
    const seen = new Set<Key>()
    for (const [index, entry] of value.entries()) {
      for (const [key, ...path] of keysOf(entry)) {
        if (seen.has(key)) {
          const message = 'This is listed twice. Remove one of the two.'
          // `continue` lets the checks of the lists around this one run too.
          issues.push({ code: 'custom', input: entry, path: [index, ...path], message, continue: true })
        }
        seen.add(key)
      }
    }
  })

const isNamedOnce = isListedOnce<{ readonly name: string }>(({ name }) => [[nameKey(name), 'name']])
const isNumberedOnce = isListedOnce<{ readonly number: number }>((entry) => [[entry.number, 'number']])

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
  environments: z.array(z.string()).check(
    z.minLength(1, 'A license needs an environment.'),
    isListedOnce<string>((name) => [[nameKey(name)]]),
  ),
  /** Limits by number of a product license, of the file or of the catalog. */
  productLicenses: z._default(z.array(z.strictObject({ number, maxUsers: AddOnLimit })).check(isNumberedOnce), []),
  administrators: z._default(z.array(FirstAdministrator), []),
})

/** The content of SETUP_FILE (SETUP-01). */
export const SetupFile = z.strictObject({
  environments: z._default(
    z
      .array(
        z.strictObject({
          ...CatalogEnvironmentInput.shape,
          label: z._default(CatalogEnvironmentInput.shape.label, ''),
        }),
      )
      .check(isNamedOnce),
    [],
  ),
  productLicenses: z._default(
    z
      .array(
        z.strictObject({
          number,
          ...productFields,
          description: z._default(productFields.description, ''),
          isVendor: z._default(productFields.isVendor, false),
          /** Names of role groups. */
          roleGroups: z.array(z.string()).check(isListedOnce<string>((name) => [[name]])),
        }),
      )
      .check(isNumberedOnce),
    [],
  ),
  integrations: z._default(
    z
      .array(
        z.strictObject({
          ...CatalogIntegrationInput.shape,
          imgUrl: z._default(CatalogIntegrationInput.shape.imgUrl, ''),
          setupUrl: z._default(CatalogIntegrationInput.shape.setupUrl, ''),
        }),
      )
      .check(isNamedOnce),
    [],
  ),
  reports: z._default(
    z.array(CatalogReportInput).check(isListedOnce<CatalogReportInput>((report) => [[nameKey(report.path), 'path']])),
    [],
  ),
  licenses: z._default(
    z.array(License).check(
      isNamedOnce,
      // A user belongs to one license, so this compares the administrators of all licenses.
      isListedOnce<z.infer<typeof License>>(({ administrators }) =>
        administrators.map(({ userName }, index) => [userName.toLowerCase(), 'administrators', index, 'userName']),
      ),
    ),
    [],
  ),
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
