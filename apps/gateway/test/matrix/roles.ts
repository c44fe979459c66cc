import type { Cases } from './case'

export const roleCases = {
  'roles.list': {
    'the catalog': { call: (client) => client.roles.list(), answers: [401, 403, 403, 200, 200, 200, 200] },
  },
} satisfies Cases<'roles'>
