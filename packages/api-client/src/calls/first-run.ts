import * as z from 'zod/mini'
import { FirstRunState } from '@sitewright/domain/first-run/model'
import type { ClientRows } from '../contract/contract'

export const firstRun = {
  state: { base: 'own', method: 'GET', path: '/first-run', replies: { 200: FirstRunState } },
  createLicense: {
    base: 'own',
    method: 'POST',
    path: '/first-run/license',
    replies: { 200: z.object({ licenseId: z.int(), name: z.string() }) },
  },
  createAdministrator: {
    base: 'own',
    method: 'POST',
    path: '/first-run/administrator',
    replies: { 200: z.object({ userName: z.string(), email: z.string() }) },
  },
} as const satisfies ClientRows
