import * as z from 'zod/mini'
import { IntegrationIds } from '@sitewright/domain/integrations/model'
import { canListIntegrations } from '@sitewright/domain/integrations/policy'
import { canEditLicenses, canReadLicense } from '@sitewright/domain/licenses/policy'
import { anyone } from '@sitewright/domain/shared/policy'
import * as calls from '../calls/integrations'
import { rows } from './contract'

const LicensePath = z.object({ licenseId: z.int() })

export const integrations = rows(calls.integrations, {
  list: { summary: 'All integrations, by name (API-48).', allow: canListIntegrations },
  ofLicense: {
    summary: 'The ids of the integrations of a license. The ETag names them all.',
    allow: canReadLicense,
    params: LicensePath,
  },
  saveOfLicense: {
    summary: 'Saves the integrations of a license. Accepts the ETag of the read as If-Match.',
    allow: canEditLicenses,
    params: LicensePath,
    body: IntegrationIds,
  },
  setup: {
    summary: 'The address of an integration of a license, with a jwt for that integration alone (LIC-34).',
    allow: canReadLicense,
    needsPerson: true,
    params: z.object({ licenseId: z.int(), integrationId: z.int() }),
  },
  keys: {
    summary: 'The public keys with which an integration verifies the jwt that Setup adds to its address (a JWK set).',
    allow: anyone,
  },
})
