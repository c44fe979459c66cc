import * as z from 'zod/mini'
import { Integration, IntegrationKeys, IntegrationSetup } from '@sitewright/domain/integrations/model'
import type { ClientRows } from '../contract/contract'

export const integrations = {
  list: { base: 'gateway', method: 'GET', path: '/integrations', replies: { 200: z.array(Integration) } },
  ofLicense: {
    base: 'gateway',
    method: 'GET',
    path: '/licenses/:licenseId/integrations',
    replies: { 200: z.array(z.int()) },
  },
  saveOfLicense: {
    base: 'gateway',
    method: 'PUT',
    path: '/licenses/:licenseId/integrations',
    replies: { 200: z.array(z.int()), 409: z.array(z.int()) },
  },
  setup: {
    base: 'gateway',
    method: 'POST',
    path: '/licenses/:licenseId/integrations/:integrationId/setup',
    replies: { 200: IntegrationSetup },
  },
  keys: { base: 'own', method: 'GET', path: '/integrations/keys', replies: { 200: IntegrationKeys } },
} as const satisfies ClientRows
