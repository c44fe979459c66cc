import * as z from 'zod/mini'
import { Role } from '@sitewright/domain/roles/model'
import type { ClientRows } from '../contract/contract'

export const roles = {
  list: { base: 'gateway', method: 'GET', path: '/roles', replies: { 200: z.array(Role) } },
} as const satisfies ClientRows
