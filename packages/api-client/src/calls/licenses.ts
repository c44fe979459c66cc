import * as z from 'zod/mini'
import { LicenseAddOn } from '@sitewright/domain/add-ons/model'
import { LICENSE_FACETS } from '@sitewright/domain/licenses/facets'
import {
  License,
  LicenseCreated,
  LicenseReport,
  LicenseUse,
  OverLimit,
  Vendor,
} from '@sitewright/domain/licenses/model'
import { Project } from '@sitewright/domain/projects/model'
import type { ClientRows } from '../contract/contract'
import { exportOf, facetsOf } from './list-calls'

export const licenses = {
  list: { base: 'gateway', method: 'GET', path: '/license', skipsInvalid: true, replies: { 200: z.array(License) } },
  addOns: {
    base: 'gateway',
    method: 'GET',
    path: '/licenses/:licenseId/addons',
    replies: { 200: z.array(LicenseAddOn) },
  },
  projects: {
    base: 'gateway',
    method: 'GET',
    path: '/license/:licenseId/getProjectsInLicense',
    replies: { 200: z.array(Project) },
  },
  vendors: { base: 'gateway', method: 'GET', path: '/license/:licenseId/vendors', replies: { 200: z.array(Vendor) } },
  saveAddOns: {
    base: 'gateway',
    method: 'PUT',
    path: '/licenses/:licenseId/addons',
    replies: { 200: z.array(LicenseAddOn), 409: z.array(LicenseAddOn) },
  },
  save: { base: 'gateway', method: 'PUT', path: '/license/:licenseId', replies: { 200: License, 409: License } },
  overLimit: { base: 'own', method: 'GET', path: '/licenses/:licenseId/over-limit', replies: { 200: OverLimit } },
  report: { base: 'gateway', method: 'GET', path: '/licenses/report', replies: { 200: z.array(LicenseReport) } },
  facets: facetsOf('/licenses/facets', LICENSE_FACETS),
  export: exportOf('/licenses/export'),
  create: { base: 'gateway', method: 'POST', path: '/license/create', replies: { 200: LicenseCreated } },
  linkEnvironment: {
    base: 'gateway',
    method: 'POST',
    path: '/licenses/:licenseId/environments/:environmentId',
    replies: { 200: z.null() },
  },
  unlinkEnvironment: {
    base: 'own',
    method: 'DELETE',
    path: '/licenses/:licenseId/environments/:environmentId',
    replies: { 200: z.null() },
  },
  use: { base: 'own', method: 'GET', path: '/licenses/:licenseId/use', replies: { 200: LicenseUse } },
} as const satisfies ClientRows
