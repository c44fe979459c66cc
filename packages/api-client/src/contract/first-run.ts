import * as z from 'zod/mini'
import { FirstAdministratorCreate, FirstRunState } from '@sitewright/domain/first-run/model'
import { canAddFirstAdministrator, canSetUp } from '@sitewright/domain/first-run/policy'
import { FirstLicense } from '@sitewright/domain/licenses/input'
import { call } from './contract'

/** The first run of an empty installation. Only users can make these calls, not API keys. Beyond the specification. */
export const firstRun = {
  state: call({
    base: 'own',
    method: 'GET',
    path: '/first-run',
    summary:
      'How far the installation is set up, from its environments, product licenses, licenses and users (FIRST-01).',
    allow: canSetUp,
    needsPerson: true,
    replies: { 200: FirstRunState },
  }),
  createLicense: call({
    base: 'own',
    method: 'POST',
    path: '/first-run/license',
    summary: 'Creates the first license, with its environment and product licenses. Refused if one exists (FIRST-08).',
    allow: canSetUp,
    needsPerson: true,
    body: FirstLicense,
    replies: { 200: z.object({ licenseId: z.int(), name: z.string() }) },
  }),
  createAdministrator: call({
    base: 'own',
    method: 'POST',
    path: '/first-run/administrator',
    summary:
      'Creates the first administrator of a license and emails a link to choose a password. Refused if a license has one (FIRST-09).',
    allow: canAddFirstAdministrator,
    needsPerson: true,
    body: FirstAdministratorCreate,
    replies: { 200: z.object({ userName: z.string(), email: z.string() }) },
  }),
} as const
