import { everybody, type Cases } from './case'

/** Everyone searches, and finds what their pages show: records.test.ts looks at what is found. */
export const jumpCases = {
  'jump.search': {
    'for a name': {
      call: (client) => client.jump.search({ query: { search: 'nor' } }),
      answers: everybody,
      ofKey: 403,
    },
    'in a project that does not exist': {
      call: (client) => client.jump.search({ query: { search: 'nor', projectId: 999_999 } }),
      answers: everybody,
      ofKey: 403,
    },
  },
} satisfies Cases<'jump'>
