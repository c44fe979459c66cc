import { type Cases, everybody } from './case'

export const homeCases = {
  'home.overview': {
    'in scope': { call: (client) => client.home.overview({ query: {} }), answers: everybody },
    'of license 1': {
      call: (client) => client.home.overview({ query: { licenseId: 1 } }),
      answers: [401, 200, 200, 200, 200, 404, 200],
    },
    'of license 2': {
      call: (client) => client.home.overview({ query: { licenseId: 2 } }),
      answers: [401, 404, 404, 404, 404, 200, 200],
    },
    'of a license that does not exist': {
      call: (client) => client.home.overview({ query: { licenseId: 999 } }),
      answers: [401, 404, 404, 404, 404, 404, 404],
    },
  },
} satisfies Cases<'home'>
