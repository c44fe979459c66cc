import type { Client } from '@sitewright/api-client/client'
import { alike, type Cases } from './case'

/** Too short: callers who may set it get this answer, and nothing is written. */
const set = (username: string) => (client: Client) =>
  client.passwords.set({ params: { username }, body: { newPassword: 'short' } })
const info = (username: string) => (client: Client) => client.passwords.info({ params: { username } })

export const passwordCases = {
  'passwords.recover': {
    'as anybody': {
      call: (client) => client.passwords.recover({ params: { username: 'viewer' } }),
      answers: alike(200),
    },
  },
  'passwords.verifyLink': {
    'a token that nobody made': {
      call: (client) => client.passwords.verifyLink({ params: { token: 'none' } }),
      answers: alike(404),
    },
  },
  'passwords.reset': {
    'with a token that nobody made': {
      call: (client) =>
        client.passwords.reset({ params: { token: 'none' }, body: { newPassword: 'a-password-of-matrix-1' } }),
      answers: alike(404),
    },
  },
  'passwords.configByToken': {
    'as anybody': { call: (client) => client.passwords.configByToken({ query: {} }), answers: alike(200) },
  },
  'passwords.config': {
    'of license 1': {
      call: (client) => client.passwords.config({ params: { username: 'viewer' } }),
      answers: alike(200),
    },
    'that does not exist': {
      call: (client) => client.passwords.config({ params: { username: 'nobody' } }),
      answers: alike(200),
    },
  },
  'passwords.info': {
    'of license 1': { call: info('workflow.editor'), answers: [401, 403, 403, 200, 200, 404, 200] },
    'of license 2': { call: info('other.projects'), answers: [401, 403, 403, 404, 404, 200, 200] },
    'that does not exist': { call: info('nobody'), answers: [401, 403, 403, 404, 404, 404, 404] },
    'of a single sign-on user': { call: info('sso.user'), answers: [401, 403, 403, 403, 403, 404, 403] },
  },
  'passwords.set': {
    'of license 1': { call: set('viewer'), answers: [401, 403, 403, 400, 400, 404, 400] },
    // They hold EDIT_WORKFLOW and ACCESS_OTHER_PROJECTS: chosen only by who holds these too.
    'of a role above, license 1': { call: set('workflow.editor'), answers: [401, 403, 403, 403, 400, 404, 400] },
    'of license 2': { call: set('other.projects'), answers: [401, 403, 403, 404, 404, 403, 400] },
    'that does not exist': { call: set('nobody'), answers: [401, 403, 403, 404, 404, 404, 404] },
    'of a single sign-on user': { call: set('sso.user'), answers: [401, 403, 403, 403, 403, 404, 403] },
    'of who administers all licenses': { call: set('super.admin'), answers: [401, 403, 403, 403, 403, 404, 400] },
  },
} satisfies Cases<'passwords'>
