import { HomeQuery } from '@sitewright/domain/home/model'
import { signedIn } from '@sitewright/domain/shared/policy'
import * as calls from '../calls/home'
import { rows } from './contract'

/** Beyond the specification. */
export const home = rows(calls.home, {
  overview: {
    summary:
      'What needs attention, limits and the numbers of the areas, each part for users with the roles of its list (HOME-02).',
    allow: signedIn,
    needsPerson: true,
    query: HomeQuery,
  },
})
