import * as z from 'zod/mini'
import { LicenseAddOn } from '@sitewright/domain/add-ons/model'
import {
  License,
  LicenseCreate,
  LicenseCreated,
  LicenseQuery,
  LicenseReport,
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

export const licenses = {
  list: call({
    base: 'gateway',
    method: 'GET',
    path: '/license',
    summary: 'The own license, or all of them with all-licenses access. Without page the whole list.',
    allow: canListLicenses,
    query: LicenseQuery,
    isPaged: true,
    replies: { 200: z.array(License) },
  }),
  addOns: call({
    base: 'gateway',
    method: 'GET',
    path: '/licenses/:licenseId/addons',
    summary: 'The product licenses of a license, with their limits.',
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
} as const
