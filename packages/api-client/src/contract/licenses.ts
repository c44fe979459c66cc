import * as z from 'zod/mini'
import { LicenseAddOn } from '@sitewright/domain/add-ons/model'
import { LicenseExport } from '@sitewright/domain/licenses/export'
import { LICENSE_FACETS } from '@sitewright/domain/licenses/facets'
import { AddOnLimits, LicenseCreate, LicenseSave, OverLimitQuery } from '@sitewright/domain/licenses/input'
import {
  License,
  LicenseCreated,
  LicenseFacetQuery,
  LicenseQuery,
  LicenseReport,
  LicenseUse,
  OverLimit,
  Vendor,
} from '@sitewright/domain/licenses/model'
import {
  canEditLicenses,
  canListLicenses,
  canOpenLicenseList,
  canReadLicenseAddOns,
  canReadVendors,
} from '@sitewright/domain/licenses/policy'
import { Project } from '@sitewright/domain/projects/model'
import { canReadLicenseProjects } from '@sitewright/domain/projects/policy'
import { call } from './contract'
import { exportCall, facetsCall } from './list-calls'

export const licenses = {
  list: call({
    base: 'gateway',
    method: 'GET',
    path: '/license',
    summary: 'The own license, or all of them with all-licenses access. Without page the whole list.',
    allow: canListLicenses,
    query: LicenseQuery,
    isPaged: true,
    skipsInvalid: true,
    replies: { 200: z.array(License) },
  }),
  addOns: call({
    base: 'gateway',
    method: 'GET',
    path: '/licenses/:licenseId/addons',
    summary: 'The product licenses of a license, with their limits. The ETag names their ids and limits.',
    allow: canReadLicenseAddOns,
    params: z.object({ licenseId: z.int() }),
    replies: { 200: z.array(LicenseAddOn) },
  }),
  projects: call({
    base: 'gateway',
    method: 'GET',
    path: '/license/:licenseId/getProjectsInLicense',
    summary: 'The tree of projects of a license.',
    allow: canReadLicenseProjects,
    params: z.object({ licenseId: z.int() }),
    replies: { 200: z.array(Project) },
  }),
  vendors: call({
    base: 'gateway',
    method: 'GET',
    path: '/license/:licenseId/vendors',
    summary: 'The vendors of a license.',
    allow: canReadVendors,
    params: z.object({ licenseId: z.int() }),
    replies: { 200: z.array(Vendor) },
  }),
  saveAddOns: call({
    base: 'gateway',
    method: 'PUT',
    path: '/licenses/:licenseId/addons',
    summary:
      'Saves limits of the product licenses of a license; those that are not named stay. Accepts the ETag of the read as If-Match.',
    allow: canEditLicenses,
    params: z.object({ licenseId: z.int() }),
    body: AddOnLimits,
    keepsStored: true,
    replies: { 200: z.array(LicenseAddOn), 409: z.array(LicenseAddOn) },
  }),
  save: call({
    base: 'gateway',
    method: 'PUT',
    path: '/license/:licenseId',
    summary: 'Saves a license without its product licenses and integrations (API-40).',
    allow: canEditLicenses,
    params: z.object({ licenseId: z.int() }),
    body: LicenseSave,
    keepsStored: true,
    replies: { 200: License, 409: License },
  }),
  overLimit: call({
    base: 'own',
    method: 'GET',
    path: '/licenses/:licenseId/over-limit',
    summary:
      'Who would be over a limit of the users of a license, or of one of its product licenses. Beyond the specification.',
    allow: canEditLicenses,
    params: z.object({ licenseId: z.int() }),
    query: OverLimitQuery,
    replies: { 200: OverLimit },
  }),
  report: call({
    base: 'gateway',
    method: 'GET',
    path: '/licenses/report',
    summary: 'The usage of licenses (API-34), with the query of their list. Without page of all of them.',
    allow: canOpenLicenseList,
    query: LicenseQuery,
    isPaged: true,
    replies: { 200: z.array(LicenseReport) },
  }),
  facets: facetsCall({
    path: '/licenses/facets',
    summary:
      'How many licenses match a search, and how many of them expire soon, are expired, over a limit or inactive.',
    allow: canOpenLicenseList,
    query: LicenseFacetQuery,
    facets: LICENSE_FACETS,
  }),
  export: exportCall({
    path: '/licenses/export',
    summary: 'Starts a job that writes the licenses of the list as a CSV file.',
    allow: canOpenLicenseList,
    body: LicenseExport,
  }),
  create: call({
    base: 'gateway',
    method: 'POST',
    path: '/license/create',
    summary: 'Makes a license, which the caller owns (API-38). Other servers may reply with its number alone (API-39).',
    allow: canEditLicenses,
    body: LicenseCreate,
    replies: { 200: LicenseCreated },
  }),
  linkEnvironment: call({
    base: 'gateway',
    method: 'POST',
    path: '/licenses/:licenseId/environments/:environmentId',
    summary: 'Links a license to an environment (API-29). A second time changes nothing.',
    allow: canEditLicenses,
    params: z.object({ licenseId: z.int(), environmentId: z.int() }),
    replies: { 200: z.null() },
  }),
  unlinkEnvironment: call({
    base: 'own',
    method: 'DELETE',
    path: '/licenses/:licenseId/environments/:environmentId',
    summary:
      'Unlinks a license from an environment. Session guids that are not used yet end. A second time changes nothing.',
    allow: canEditLicenses,
    needsPerson: true,
    params: z.object({ licenseId: z.int(), environmentId: z.int() }),
    replies: { 200: z.null() },
  }),
  use: call({
    base: 'own',
    method: 'GET',
    path: '/licenses/:licenseId/use',
    summary: 'How many users and API keys can use a license now.',
    allow: canEditLicenses,
    needsPerson: true,
    params: z.object({ licenseId: z.int() }),
    replies: { 200: LicenseUse },
  }),
} as const
