import type { Cases } from './case'

/** The demo world is set up, so that no call creates anything. */
const LICENSE = {
  name: 'Second First',
  company: 'Second',
  environmentId: 1,
  maxProjects: 1,
  maxUsers: 1,
  isActive: true,
  expiryDate: null,
  addOnIds: [1],
}
const ADMINISTRATOR = { licenseId: 2, userName: 'second.first', firstName: 'A', lastName: 'B', email: 'a@b.example' }

/** Only super-administrators, and no API key (FIRST-01, FIRST-09). */
export const firstRunCases = {
  'firstRun.state': {
    'of the installation': { call: (client) => client.firstRun.state(), answers: [401, 403, 403, 403, 403, 403, 200] },
  },
  'firstRun.createLicense': {
    'when a license exists': {
      call: (client) => client.firstRun.createLicense({ body: LICENSE }),
      answers: [401, 403, 403, 403, 403, 403, 400],
    },
  },
  'firstRun.createAdministrator': {
    'when a license has one': {
      call: (client) => client.firstRun.createAdministrator({ body: ADMINISTRATOR }),
      answers: [401, 403, 403, 403, 403, 403, 400],
      // Works in all licenses, but cannot assign roles.
      ofOwner: { 'all.licenses': 403 },
    },
  },
} satisfies Cases<'firstRun'>
