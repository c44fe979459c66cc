import { FirstAdministratorCreate } from '@sitewright/domain/users/new-user'
import { canAddFirstAdministrator, canSetUp } from '@sitewright/domain/first-run/policy'
import { FirstLicense } from '@sitewright/domain/licenses/input'
import * as calls from '../calls/first-run'
import { rows } from './contract'

/** The first run of an empty installation. Only users can make these calls, not API keys. Beyond the specification. */
export const firstRun = rows(calls.firstRun, {
  state: {
    summary:
      'How far the installation is set up, from its environments, product licenses, licenses and users (FIRST-01).',
    allow: canSetUp,
    needsPerson: true,
  },
  createLicense: {
    summary: 'Creates the first license, with its environment and product licenses. Refused if one exists (FIRST-08).',
    allow: canSetUp,
    needsPerson: true,
    body: FirstLicense,
  },
  createAdministrator: {
    summary:
      'Creates the first administrator of a license and emails a link to choose a password. Refused if a license has one (FIRST-09).',
    allow: canAddFirstAdministrator,
    needsPerson: true,
    body: FirstAdministratorCreate,
  },
})
