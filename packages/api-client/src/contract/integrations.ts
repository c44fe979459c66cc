import * as z from 'zod/mini'
import { Integration, IntegrationIds, IntegrationKeys, IntegrationSetup } from '@sitewright/domain/integrations/model'
import { canListIntegrations } from '@sitewright/domain/integrations/policy'
import { canEditLicenses, canReadLicense } from '@sitewright/domain/licenses/policy'
import { anyone } from '@sitewright/domain/shared/policy'
import { call } from './contract'

const LicensePath = z.object({ licenseId: z.int() })

export const integrations = {
  list: call({
    base: 'gateway',
    method: 'GET',
    path: '/integrations',
    summary: 'All integrations, by name (API-48).',
    allow: canListIntegrations,
    replies: { 200: z.array(Integration) },
  }),
  ofLicense: call({
    base: 'gateway',
    method: 'GET',
    path: '/licenses/:licenseId/integrations',
    summary: 'The ids of the integrations of a license. The ETag names them all.',
    allow: canReadLicense,
    params: LicensePath,
    replies: { 200: z.array(z.int()) },
  }),
  saveOfLicense: call({
    base: 'gateway',
    method: 'PUT',
    path: '/licenses/:licenseId/integrations',
    summary: 'Saves the integrations of a license. Accepts the ETag of the read as If-Match.',
    allow: canEditLicenses,
    params: LicensePath,
    body: IntegrationIds,
    replies: { 200: z.array(z.int()), 409: z.array(z.int()) },
  }),
  setup: call({
    base: 'gateway',
    method: 'POST',
    path: '/licenses/:licenseId/integrations/:integrationId/setup',
    summary: 'The address of an integration of a license, with a jwt for that integration alone (LIC-34).',
    allow: canReadLicense,
    needsPerson: true,
    params: z.object({ licenseId: z.int(), integrationId: z.int() }),
    replies: { 200: IntegrationSetup },
  }),
  keys: call({
    base: 'own',
    method: 'GET',
    path: '/integrations/keys',
    summary: 'The public keys with which an integration verifies the jwt that Setup adds to its address (a JWK set).',
    allow: anyone,
    replies: { 200: IntegrationKeys },
  }),
} as const
