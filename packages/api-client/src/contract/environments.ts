import * as z from 'zod/mini'
import { DeployedVersion, Environment, LinkedEnvironment } from '@sitewright/domain/environments/model'
import { canListEnvironments, canReadEnvironments } from '@sitewright/domain/environments/policy'
import { VERSION_ENVIRONMENT_ID } from '@sitewright/domain/environments/version'
import { anyone } from '@sitewright/domain/shared/policy'
import { call } from './contract'

export const environments = {
  ofLicense: call({
    base: 'api',
    method: 'GET',
    path: '/license/:licenseId/environments',
    summary: 'The environments of a license (API-27).',
    allow: canReadEnvironments,
    params: z.object({ licenseId: z.int() }),
    replies: { 200: z.array(LinkedEnvironment) },
  }),
  list: call({
    base: 'gateway',
    method: 'GET',
    path: '/environments',
    summary: 'All environments, for the license form (API-26).',
    allow: canListEnvironments,
    replies: { 200: z.array(Environment) },
  }),
} as const

/** Asked for after every navigation, with or without a session. */
export const version = {
  deployed: call({
    base: 'api',
    method: 'GET',
    path: `/environment/${VERSION_ENVIRONMENT_ID}/vuejsVersion`,
    summary: 'The front-end that is deployed now (API-25).',
    allow: anyone,
    replies: { 200: DeployedVersion },
  }),
} as const
