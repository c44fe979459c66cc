import { HomeOverview } from '@sitewright/domain/home/model'
import type { ClientRows } from '../contract/contract'

export const home = {
  overview: { base: 'own', method: 'GET', path: '/home', replies: { 200: HomeOverview } },
} as const satisfies ClientRows
