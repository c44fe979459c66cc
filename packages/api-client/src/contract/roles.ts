import * as z from 'zod/mini'
import { Role } from '@sitewright/domain/roles/model'
import { canListRoles } from '@sitewright/domain/roles/policy'
import { call } from './contract'

export const roles = {
  list: call({
    base: 'gateway',
    method: 'GET',
    path: '/roles',
    summary: 'The catalog of roles.',
    allow: canListRoles,
    replies: { 200: z.array(Role) },
  }),
} as const
