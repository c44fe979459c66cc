import * as z from 'zod/mini'
import { canListEnvironments, canReadEnvironments } from '@sitewright/domain/environments/policy'
import { anyone } from '@sitewright/domain/shared/policy'
import * as calls from '../calls/environments'
import { rows } from './contract'

export const environments = rows(calls.environments, {
  ofLicense: {
    summary: 'The environments of a license (API-27).',
    allow: canReadEnvironments,
    params: z.object({ licenseId: z.int() }),
  },
  list: { summary: 'All environments, for the license form (API-26).', allow: canListEnvironments },
})

export const version = rows(calls.version, {
  deployed: { summary: 'The front-end that is deployed now (API-25).', allow: anyone },
})
