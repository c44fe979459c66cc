import * as z from 'zod/mini'
import { Shortcut } from '@sitewright/domain/shortcuts/model'
import type { ClientRows } from '../contract/contract'

export const shortcuts = {
  list: { base: 'gateway', method: 'GET', path: '/reports/:licenseId/shortcuts', replies: { 200: z.array(Shortcut) } },
  save: {
    base: 'gateway',
    method: 'PUT',
    path: '/reports/:licenseId/shortcuts',
    replies: { 200: z.array(Shortcut), 409: z.array(Shortcut) },
  },
  remove: {
    base: 'gateway',
    method: 'DELETE',
    path: '/reports/:licenseId/shortcuts/:reportId',
    replies: { 200: z.array(Shortcut) },
  },
} as const satisfies ClientRows
