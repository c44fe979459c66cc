import { HomeOverview, HomeQuery } from '@sitewright/domain/home/model'
import { signedIn } from '@sitewright/domain/shared/policy'
import { call } from './contract'

/** Beyond the specification. */
export const home = {
  overview: call({
    base: 'own',
    method: 'GET',
    path: '/home',
    summary:
      'What needs attention, limits and the numbers of the areas, each part for users with the roles of its list (HOME-02).',
    allow: signedIn,
    needsPerson: true,
    query: HomeQuery,
    replies: { 200: HomeOverview },
  }),
} as const
