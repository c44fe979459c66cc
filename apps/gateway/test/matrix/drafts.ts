import { type Cases, everybody } from './case'

export const draftCases = {
  'drafts.key': {
    'of the caller': { call: (client) => client.drafts.key(), answers: everybody },
  },
} satisfies Cases<'drafts'>
