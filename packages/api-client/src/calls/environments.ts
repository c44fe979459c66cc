import * as z from 'zod/mini'
import { DeployedVersion, Environment, LinkedEnvironment } from '@sitewright/domain/environments/model'
import { VERSION_ENVIRONMENT_ID } from '@sitewright/domain/environments/version'
import type { ClientRows } from '../contract/contract'

export const environments = {
  ofLicense: {
    base: 'api',
    method: 'GET',
    path: '/license/:licenseId/environments',
    replies: { 200: z.array(LinkedEnvironment) },
  },
  list: { base: 'gateway', method: 'GET', path: '/environments', replies: { 200: z.array(Environment) } },
} as const satisfies ClientRows

/** Asked for after every navigation, with or without a session. */
export const version = {
  deployed: {
    base: 'api',
    method: 'GET',
    path: `/environment/${VERSION_ENVIRONMENT_ID}/vuejsVersion`,
    replies: { 200: DeployedVersion },
  },
} as const satisfies ClientRows
