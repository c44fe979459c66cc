import type { Client } from '@sitewright/api-client/client'
import type { Cases } from './case'

export const resourceCases = {
  'resources.types': {
    'of all licenses': {
      call: (client: Client) => client.resources.types(),
      answers: [401, 403, 200, 200, 200, 200, 200],
    },
  },
} satisfies Cases<'resources'>
