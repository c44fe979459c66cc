import * as z from 'zod/mini'
import { LicenseAddOn } from '@sitewright/domain/add-ons/model'
import { License } from '@sitewright/domain/licenses/model'
import { canListLicenses, canReadLicenseAddOns } from '@sitewright/domain/licenses/policy'
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
} as const
