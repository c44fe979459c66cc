import * as z from 'zod/mini'
import { LicenseAddOn } from '@sitewright/domain/add-ons/model'
import { License, Vendor } from '@sitewright/domain/licenses/model'
import { canListLicenses, canReadLicenseAddOns, canReadVendors } from '@sitewright/domain/licenses/policy'
import { Project } from '@sitewright/domain/projects/model'
import { canReadLicenseProjects } from '@sitewright/domain/projects/policy'
import { call } from './contract'

export const licenses = {
  list: call({
    base: 'gateway',
    method: 'GET',
    path: '/license',
    summary: 'The own license, or all of them with all-licenses access.',
    allow: canListLicenses,
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
} as const
