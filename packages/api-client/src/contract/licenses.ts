import * as z from 'zod/mini'
import { LicenseExport } from '@sitewright/domain/licenses/export'
import { AddOnLimits, LicenseCreate, LicenseSave, OverLimitQuery } from '@sitewright/domain/licenses/input'
import { LicenseFacetQuery, LicenseQuery } from '@sitewright/domain/licenses/model'
import {
  canEditLicenses,
  canListLicenses,
  canOpenLicenseList,
  canReadLicenseAddOns,
  canReadVendors,
} from '@sitewright/domain/licenses/policy'
import { canReadLicenseProjects } from '@sitewright/domain/projects/policy'
import * as calls from '../calls/licenses'
import { rows } from './contract'

export const licenses = rows(calls.licenses, {
  list: {
    summary: 'The own license, or all of them with all-licenses access. Without page the whole list.',
    allow: canListLicenses,
    query: LicenseQuery,
    isPaged: true,
  },
  addOns: {
    summary: 'The product licenses of a license, with their limits. The ETag names their ids and limits.',
    allow: canReadLicenseAddOns,
    params: z.object({ licenseId: z.int() }),
  },
  projects: {
    summary: 'The tree of projects of a license.',
    allow: canReadLicenseProjects,
    params: z.object({ licenseId: z.int() }),
  },
  vendors: { summary: 'The vendors of a license.', allow: canReadVendors, params: z.object({ licenseId: z.int() }) },
  saveAddOns: {
    summary:
      'Saves limits of the product licenses of a license; those that are not named stay. Accepts the ETag of the read as If-Match.',
    allow: canEditLicenses,
    params: z.object({ licenseId: z.int() }),
    body: AddOnLimits,
    keepsStored: true,
  },
  save: {
    summary: 'Saves a license without its product licenses and integrations (API-40).',
    allow: canEditLicenses,
    params: z.object({ licenseId: z.int() }),
    body: LicenseSave,
    keepsStored: true,
  },
  overLimit: {
    summary:
      'Who would be over a limit of the users of a license, or of one of its product licenses. Beyond the specification.',
    allow: canEditLicenses,
    params: z.object({ licenseId: z.int() }),
    query: OverLimitQuery,
  },
  report: {
    summary: 'The usage of licenses (API-34), with the query of their list. Without page of all of them.',
    allow: canOpenLicenseList,
    query: LicenseQuery,
    isPaged: true,
  },
  facets: {
    summary:
      'How many licenses match a search, and how many of them expire soon, are expired, over a limit or inactive.',
    allow: canOpenLicenseList,
    query: LicenseFacetQuery,
    needsPerson: true,
  },
  export: {
    summary: 'Starts a job that writes the licenses of the list as a CSV file.',
    allow: canOpenLicenseList,
    body: LicenseExport,
    needsPerson: true,
  },
  create: {
    summary: 'Makes a license, which the caller owns (API-38). Other servers may reply with its number alone (API-39).',
    allow: canEditLicenses,
    body: LicenseCreate,
  },
  linkEnvironment: {
    summary: 'Links a license to an environment (API-29). A second time changes nothing.',
    allow: canEditLicenses,
    params: z.object({ licenseId: z.int(), environmentId: z.int() }),
  },
  unlinkEnvironment: {
    summary:
      'Unlinks a license from an environment. Session guids that are not used yet end. A second time changes nothing.',
    allow: canEditLicenses,
    needsPerson: true,
    params: z.object({ licenseId: z.int(), environmentId: z.int() }),
  },
  use: {
    summary: 'How many users and API keys can use a license now.',
    allow: canEditLicenses,
    needsPerson: true,
    params: z.object({ licenseId: z.int() }),
  },
})
